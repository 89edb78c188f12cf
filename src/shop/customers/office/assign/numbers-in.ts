/** Returns the customer numbers of a pasted text, each once: one a line, or parted by commas, semicolons or tabs. */
export function numbersIn(text: string): string[] {
  const numbers = text
    .split(/[\r\n\t,;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return [...new Set(numbers)];
}
