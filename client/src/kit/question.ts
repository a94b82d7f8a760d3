/** What takes the place of the button that was pressed is where the focus goes on, and is read. */
export function toQuestion(node: HTMLElement): void {
  node.focus();
}
