/** Downloads a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  save(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBytes(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  save(name, new Blob([bytes], { type }));
}

function save(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
