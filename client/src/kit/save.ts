/** Saves a file where the browser saves what is downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
