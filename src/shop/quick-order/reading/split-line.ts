import { toNfc } from '#kit/text/unicode-text.mjs';

/** How the cells of a line are told apart. Lines of one kind have the same columns; a `free` line has none. */
export type Separator = 'tab' | 'semicolon' | 'pipe' | 'comma' | 'spaces' | 'free';

export type SplitLine = { line: number; separator: Separator; cells: readonly string[] };

const marks: readonly (readonly [Separator, string])[] = [
  ['tab', '\t'],
  ['semicolon', ';'],
  ['pipe', '|'],
];
/** No-break and other spaces, which come along from spreadsheets and mails. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const invisible = /[\u200b-\u200d\u2060\ufeff]|(?!\t)\p{Cc}/gu;
/** The sign before an item of a list in a mail. */
const bullet = /^(?:[•‣▪●*–—-]|\d{1,3}[.)])\s+(?=\S)/;

/** Splits a text into its lines with text, numbered from 1, and each line into cells. */
export function splitLines(text: string): SplitLine[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((raw, place) => ({ line: place + 1, cells: [raw] }))
    .filter(({ cells }) => !isEmpty(cells))
    .map(({ line, cells: [raw = ''] }) => splitLine(line, raw));
}

export function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cellOf(cell) === '');
}

function splitLine(line: number, raw: string): SplitLine {
  for (const [separator, mark] of marks) {
    if (!raw.includes(mark)) continue;
    const cells = raw.split(mark).map(cellOf);
    const filled = cells.filter((cell) => cell !== '');
    // A mark at the end of a line tells nothing apart.
    return filled.length > 1 ? { line, separator, cells } : splitBySpaces(line, filled[0] ?? cleaned(raw));
  }
  return splitBySpaces(line, cellOf(raw));
}

/** Returns the row of a table, such as a file; what stands in one cell alone is read like a line of text. */
export function splitRow(line: number, raw: readonly string[]): SplitLine {
  const cells = raw.map(cellOf);
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 ? { line, separator: 'tab', cells } : splitLine(line, filled[0] ?? '');
}

/** Parts a line without cells at its commas, but not within quotation marks. */
export function splitByCommas({ line, cells: [text = ''] }: SplitLine): SplitLine {
  const cells = text.match(/(?:"(?:[^"]|"")*"|[^,])*(?:,|$)/g) ?? [];
  return {
    line,
    separator: 'comma',
    cells: cells.slice(0, -1).map((cell) => cellOf(cell.replace(/,$/, ''))),
  };
}

function splitBySpaces(line: number, text: string): SplitLine {
  const cells = text.split(/ {2,}/);
  if (cells.length > 1) return { line, separator: 'spaces', cells };
  const item = text.replace(bullet, '');
  return { line, separator: 'free', cells: [item === '' ? text : item] };
}

/** A spreadsheet puts a cell with a quotation mark or a line break between quotation marks. */
function cellOf(raw: string): string {
  const cell = cleaned(raw);
  const quoted = /^"(.*)"$/.exec(cell)?.[1];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"').trim();
}

function cleaned(text: string): string {
  return toNfc(text).replace(otherSpaces, ' ').replace(invisible, '').trim();
}
