/** A long number that a spreadsheet has written as a power of ten, such as `7,31235E+12`. */
const shortened = /^\d+(?:[.,]\d+)?E\+\d+$/iu;

export function isExcelNumber(text: string): boolean {
  return text.length <= 50 && shortened.test(text);
}
