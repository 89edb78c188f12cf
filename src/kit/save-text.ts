/** Gives the person at the browser a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // The browser reads it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
