/** Unicode spaces of other widths, which come along when a line is copied. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const lineBreaks = /[\r\n\u0085\u2028\u2029]+/g;
const otherBreaks = /[\u0085\u2028\u2029]/g;

export function toPlainSpaces(text: string): string {
  return text.replace(otherSpaces, ' ');
}

/** Takes a line break, which comes along when an address is pasted, as a space: a file that has one in a line is refused. */
export function toOneLine(text: string): string {
  return toPlainSpaces(text.replace(lineBreaks, ' '));
}

export function toLines(text: string): string {
  return text.replace(otherBreaks, '\n');
}
