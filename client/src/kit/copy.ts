/** Puts a text where it can be pasted from; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelecting(text);
  }
}

/** Pages without https have no clipboard of their own, but can copy what is selected. */
function copiedBySelecting(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const open = document.querySelector('dialog[open]') ?? document.body;
  open.append(field);
  field.select();
  // The only way that works there, however old it is.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
