import { withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { toNfc } from '#kit/text/unicode-text.mjs';

/** How the cells of a line are told apart. Lines of one kind have the same columns; a `free` line has none. */
export type Separator = 'tab' | 'semicolon' | 'pipe' | 'comma' | 'spaces' | 'free';

export type SplitLine = {
  line: number;
  separator: Separator;
  cells: readonly string[];
  /** A mark between cells stood beside its only one. */
  hasMark?: boolean;
};

const marks: readonly (readonly [Separator, string])[] = [
  ['tab', '\t'],
  ['semicolon', ';'],
  ['pipe', '|'],
];
/** No-break and other spaces, which come along from spreadsheets and mails. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const controls = /(?!\t)\p{Cc}/gu;
/** A box that nobody has ticked, as lists of things to do write it. */
const unticked = /^(?:\[\s?\]|\(\s?\))\s*(?=\S)/;
/** The sign before an item of a list in a mail. */
const bullet = /^(?:[•‣▪●*–—-]|\d{1,3}[.)])\s+(?=\S)/;
/** A cell of a spreadsheet may hold several lines. */
const breaks = /[\n\r\v\f\u0085\u2028\u2029]+/g;
const plain = /^[ -~]*$/;

/** A longer line is no row of an order; its beginning is shown. */
const longestLine = 5_000;
const shownOfLongest = 200;
/** No order has a cell further to the right. */
const mostCells = 100;

/** Splits a text into its lines with text, numbered from 1, and each line into cells; a few more than `most` are not read. */
export function splitLines(text: string, most = Infinity): SplitLine[] {
  const lines: SplitLine[] = [];
  let line = 1;
  for (let from = 0; from <= text.length && lines.length <= most; line += 1) {
    const { to, breaks: inside } = endOfRow(text, from);
    if (to > from) {
      const raw = text.slice(from, to);
      if (!isEmpty([raw])) lines.push(splitLine(line, raw));
    }
    line += inside;
    from = afterBreak(text, to);
  }
  return lines;
}

/** A pasted cell between quotation marks may hold so many line breaks. */
const mostBreaks = 10;
const opensQuotes = /[\t;]"(?:[^"]|"")*$|^"(?:[^"]|"")*$/;
const closesQuotes = /^(?:[^"]|"")*"(?:[\t;]|$)/;

/** Returns where the row that begins there ends, and how many line breaks are within quotation marks in it. */
function endOfRow(text: string, from: number): { to: number; breaks: number } {
  const first = endOfLine(text, from);
  const line = text.slice(from, first);
  if (line.length > longestLine || !/[\t;]/.test(line) || !opensQuotes.test(line))
    return { to: first, breaks: 0 };
  let to = first;
  for (let breaks = 1; breaks <= mostBreaks && to < text.length && to - from <= longestLine; breaks += 1) {
    const next = afterBreak(text, to);
    to = endOfLine(text, next);
    const more = text.slice(next, to);
    if (!more.includes('"')) continue;
    const hasEnded = closesQuotes.test(more) && !opensQuotes.test(more.slice(more.indexOf('"') + 1));
    return hasEnded ? { to, breaks } : { to: first, breaks: 0 };
  }
  return { to: first, breaks: 0 };
}

function afterBreak(text: string, to: number): number {
  return to + (text.startsWith('\r\n', to) ? 2 : 1);
}

/** Returns where the line that begins there ends. */
function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code <= 13 && code >= 10) || code === 0x85 || code === 0x2028 || code === 0x2029) return at;
  }
  return text.length;
}

export function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || cellOf(beginningOf(cell)) === '');
}

function splitLine(line: number, raw: string): SplitLine {
  if (raw.length > longestLine) return { line, separator: 'free', cells: [cellOf(beginningOf(raw))] };
  for (const [separator, mark] of marks) {
    if (!raw.includes(mark)) continue;
    const cells = raw.split(mark, mostCells).map(cellOf);
    const filled = cells.filter((cell) => cell !== '');
    // A mark at the end of a line tells nothing apart.
    if (filled.length > 1) return { line, separator, cells };
    const alone = splitBySpaces(line, filled[0] ?? cleaned(raw));
    alone.hasMark = true;
    return alone;
  }
  if (/(?:^|,)\s*"[^"]*"\s*(?:,|$)/.test(raw) && raw.includes(','))
    return splitByCommas({ line, separator: 'free', cells: [cleaned(raw)] });
  return splitBySpaces(line, cellOf(raw));
}

/** Returns the row of a table, such as a file; what stands in one cell alone is read like a line of text. */
export function splitRow(line: number, raw: readonly string[]): SplitLine {
  const cells = raw.slice(0, mostCells).map((cell) => cellOf(beginningOf(cell)));
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length > 1) return { line, separator: 'tab', cells };
  // What parts a line within its one cell may begin it: the first of its cells is empty then.
  return splitLine(line, raw[cells.indexOf(filled[0] ?? '')] ?? '');
}

/** Parts a line without cells at its commas, but not within quotation marks. */
export function splitByCommas({ line, cells: [text = ''] }: SplitLine): SplitLine {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const part of text.split(/([",])/)) {
    if (cells.length === mostCells) break;
    if (part === '"') isQuoted = !isQuoted;
    if (part === ',' && !isQuoted) {
      cells.push(cellOf(cell));
      cell = '';
    } else cell += part;
  }
  return { line, separator: 'comma', cells: [...cells, cellOf(cell)].slice(0, mostCells) };
}

function splitBySpaces(line: number, text: string): SplitLine {
  const cells = text.split(/ {2,}/, mostCells);
  if (cells.length > 1) return { line, separator: 'spaces', cells };
  const item = text.replace(bullet, '').replace(unticked, '☐ ');
  return { line, separator: 'free', cells: [item === '' ? text : item] };
}

function beginningOf(text: string): string {
  if (text.length <= longestLine) return text;
  const begun = text.trimStart();
  return begun.length <= longestLine ? begun : `${begun.slice(0, shownOfLongest)}…`;
}

/** A spreadsheet puts a cell with a quotation mark or a line break between quotation marks. */
function cellOf(raw: string): string {
  const cell = cleaned(raw);
  // Programs keep a spreadsheet from reading an EAN as a number by a formula or an apostrophe before it.
  const quoted = /^=?"(.*)"$/.exec(cell)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  return cell.replace(/^'(?=\d{8,14}$)/, '');
}

function cleaned(text: string): string {
  if (plain.test(text)) return text.trim();
  return toNfc(withoutInvisible(text.replace(breaks, ' ')))
    .replace(otherSpaces, ' ')
    .replace(controls, '')
    .trim();
}
