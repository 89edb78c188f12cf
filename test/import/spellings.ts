import fc from 'fast-check';
import { writeFile, writeSheets, type Cell } from './write-file.ts';

/** How one person or program writes a whole table. */
export type Spelling = {
  file: 'csv' | 'xlsx';
  separator: ';' | ',' | '\t' | '|';
  encoding: 'utf-8' | 'bom' | 'utf-16le' | 'utf-16be' | 'latin1' | 'macintosh';
  lineEnd: '\n' | '\r\n' | '\r';
  group: '' | ' ' | '\u00a0' | '\u202f' | "'" | '.' | ',';
  mark: '.' | ',';
  /** Decimals beyond those that the number has. */
  zeros: number;
  hasUnits: boolean;
  minus: '-' | '\u2212' | 'after' | 'brackets';
  quotes: 'needed' | 'all' | 'formula';
  /** What a number of a workbook is written as. */
  numbers: 'numbers' | 'texts' | 'formulas' | 'tails';
  invisible: string;
  blankRows: boolean;
  title: boolean;
  otherSheet: 'none' | 'before' | 'hidden' | 'after';
};

export const spelling = fc
  .record<Spelling>({
    file: fc.constantFrom('csv', 'csv', 'xlsx'),
    separator: fc.constantFrom(';', ',', '\t', '|'),
    encoding: fc.constantFrom('utf-8', 'bom', 'utf-16le', 'utf-16be', 'latin1', 'macintosh'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    group: fc.constantFrom('', '', ' ', '\u00a0', '\u202f', "'", '.', ','),
    mark: fc.constantFrom('.', ','),
    zeros: fc.constantFrom(0, 0, 1, 2),
    hasUnits: fc.boolean(),
    minus: fc.constantFrom('-', '\u2212', 'after', 'brackets'),
    quotes: fc.constantFrom('needed', 'all', 'formula'),
    numbers: fc.constantFrom('numbers', 'texts', 'formulas', 'tails'),
    invisible: fc.constantFrom('', '', '\u200b', '\u00ad', '\ufeff'),
    blankRows: fc.boolean(),
    title: fc.constantFrom(false, false, false, true),
    otherSheet: fc.constantFrom('none', 'before', 'hidden', 'after'),
  })
  .filter(({ group, mark }) => group !== mark);

/** A value as it is meant: a scaled number with its unit, a text in which nothing may change, or a key. */
export type Meant = { size: number; decimals: number; unit: string } | { text: string } | { key: string };

export function writeTable(
  spelling: Spelling,
  heading: readonly string[],
  rows: readonly (readonly Meant[])[],
): string {
  return spelling.file === 'xlsx' ? writeXlsx(spelling, heading, rows) : writeCsv(spelling, heading, rows);
}

function textOf(meant: Meant, spelling: Spelling): string {
  if ('text' in meant) return meant.text;
  if ('key' in meant) {
    const sign = isOfBytes(spelling) ? '' : spelling.invisible;
    return meant.key.slice(0, 1) + sign + meant.key.slice(1);
  }
  return numberText(meant, spelling);
}

function numberText({ size, decimals, unit }: Extract<Meant, { size: number }>, spelling: Spelling): string {
  const { group, mark, zeros, hasUnits, minus } = spelling;
  const digits = String(Math.abs(size)).padStart(decimals + 1, '0');
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(?:\d{3})+$)/g, isOfBytes(spelling) && /[^\0-\x7f]/.test(group) ? ' ' : group);
  const fraction = digits.slice(digits.length - decimals) + '0'.repeat(zeros);
  const number = fraction === '' ? whole : whole + mark + fraction;
  const withUnit = hasUnits && unit !== '' ? `${number} ${unit}` : number;
  if (size >= 0) return withUnit;
  if (minus === 'after') return `${number}-`;
  if (minus === 'brackets') return `(${number})`;
  return (isOfBytes(spelling) ? '-' : minus) + withUnit;
}

function isOfBytes({ file, encoding }: Spelling): boolean {
  return file === 'csv' && (encoding === 'latin1' || encoding === 'macintosh');
}

function writeCsv(
  spelling: Spelling,
  heading: readonly string[],
  rows: readonly (readonly Meant[])[],
): string {
  const { separator, lineEnd, quotes, blankRows, title } = spelling;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const cell = (text: string) =>
    quotes === 'all' || text.includes(separator) || /["\r\n]/.test(text) ? quoted(text) : text;
  const written = (meant: Meant) => {
    const text = textOf(meant, spelling);
    return quotes === 'formula' && 'key' in meant && !text.includes('"') ? quoted(`="${text}"`) : cell(text);
  };
  const lines = [
    ...(title ? [cell('Lista från Bräda & Skål AB')] : []),
    heading.map(cell).join(separator),
    ...rows.flatMap((row) => [...(blankRows ? [''] : []), row.map(written).join(separator)]),
  ];
  return writeFile(encoded(lines.join(lineEnd) + lineEnd, spelling.encoding));
}

const macLetters = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü';

function encoded(text: string, encoding: Spelling['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'bom') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'latin1') return Buffer.from(text, 'latin1');
  if (encoding === 'macintosh') {
    return Buffer.from(
      text
        .replaceAll('\u00a0', '\u00ca')
        .replace(/[À-ÿ]/g, (letter) =>
          macLetters.includes(letter) ? String.fromCharCode(0x80 + macLetters.indexOf(letter)) : letter,
        ),
      'latin1',
    );
  }
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'utf-16be' ? utf16.swap16() : utf16;
}

function writeXlsx(
  spelling: Spelling,
  heading: readonly string[],
  rows: readonly (readonly Meant[])[],
): string {
  const cell = (meant: Meant): Cell => {
    if (!('size' in meant) || spelling.numbers === 'texts') return textOf(meant, spelling);
    const value = meant.size / 10 ** meant.decimals;
    if (spelling.numbers === 'formulas') return { formula: 'A1*2', value };
    // What reckoning with binary fractions makes of a number.
    return spelling.numbers === 'tails' ? value * (1 + Number.EPSILON) : value;
  };
  const table = {
    name: 'Lista',
    rows: [
      ...(spelling.title ? [['Lista från Bräda & Skål AB']] : []),
      heading,
      ...rows.flatMap((row) => [...(spelling.blankRows ? [[null]] : []), row.map(cell)]),
    ],
  };
  const other = { name: 'Annat', rows: [['Anteckningar'], [1, 2, 3]] };
  const hidden = {
    ...table,
    name: 'Gömt',
    state: 'hidden' as const,
    rows: [...table.rows, ...table.rows.slice(1)],
  };
  const { otherSheet } = spelling;
  if (otherSheet === 'before') return writeSheets([other, table]);
  if (otherSheet === 'hidden') return writeSheets([hidden, table]);
  return writeSheets(otherSheet === 'after' ? [table, other] : [table]);
}
