import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Writes a file to import, for the duration of the test; returns its path. Text is UTF-8 without a byte order mark. */
export function writeFile(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

/** Returns the path of a file in this folder. */
export function fileHere(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** A formula without a value is one that a program has saved without reckoning it. */
export type Formula = { formula: string; value?: string | number };
export type Cell = string | number | boolean | Date | Formula | { error: string } | null;

/** Writes a minimal workbook that Excel opens, with one sheet. */
export function writeXlsx(rows: readonly (readonly Cell[])[]): string {
  return writeFile(workbook(rowsXml(rows)));
}

export type Sheet = { name: string; state?: 'hidden' | 'veryHidden'; rows: readonly (readonly Cell[])[] };

/** Writes a workbook of several sheets. */
export function writeSheets(sheets: readonly Sheet[]): string {
  const path = (place: number) => `worksheets/sheet${place + 1}.xml`;
  const named = sheets.map(
    ({ name, state }, place) =>
      `<sheet name="${escaped(name)}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="r${place + 1}"/>`,
  );
  const parts = sheets.map(({ rows }, place) => [
    `xl/${path(place)}`,
    `<worksheet xmlns="${main}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`,
  ]);
  return writeFile(
    workbook('', {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets>${named.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations(
        ...sheets.flatMap((_sheet, place) => ['worksheet', path(place)]),
        'styles',
        'styles.xml',
      ),
      ...Object.fromEntries(parts),
    }),
  );
}

function rowsXml(rows: readonly (readonly Cell[])[]): string {
  const cells = (row: readonly Cell[], y: number) => row.map((cell, x) => cellXml(cell, x, y)).join('');
  return rows.map((row, y) => `<row r="${y + 1}">${cells(row, y)}</row>`).join('');
}

/** A workbook of one sheet with these rows in XML; `more` adds or replaces parts. */
export function workbook(rowsXml: string, more: Record<string, Part> = {}): Buffer {
  return zip({
    '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Blad1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      'worksheet',
      'worksheets/sheet1.xml',
      'styles',
      'styles.xml',
      'sharedStrings',
      'sharedStrings.xml',
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rowsXml}</sheetData></worksheet>`,
    ...more,
  });
}

const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;

function relations(...kindsAndTargets: string[]): string {
  const one = (kind: string, target: string, id: number) =>
    `<Relationship Id="r${id}" Type="${schemas}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const all = kindsAndTargets.flatMap((kind, place) =>
    place % 2 === 0 ? [one(kind, kindsAndTargets[place + 1] ?? '', place / 2 + 1)] : [],
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${all.join('')}</Relationships>`;
}

function cellXml(cell: Cell, x: number, y: number): string {
  const letter = (place: number) => String.fromCharCode(65 + place);
  const at = `r="${x < 26 ? '' : letter(Math.floor(x / 26) - 1)}${letter(x % 26)}${y + 1}"`;
  if (cell === null) return '';
  if (cell instanceof Date) return `<c ${at} s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'object' && 'error' in cell) return `<c ${at} t="e"><v>${cell.error}</v></c>`;
  if (typeof cell === 'object') return formulaXml(cell, at);
  return typeof cell === 'boolean'
    ? `<c ${at} t="b"><v>${Number(cell)}</v></c>`
    : `<c ${at}><v>${cell}</v></c>`;
}

function formulaXml({ formula, value }: Formula, at: string): string {
  const reckoned = value === undefined ? '' : `<v>${escaped(String(value))}</v>`;
  return `<c ${at}${typeof value === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f>${reckoned}</c>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** `told` is the size declared in the ZIP file, if it is false. */
type Part = string | { text: string; told: number };

/** A ZIP file with deflated parts. */
function zip(parts: Record<string, Part>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const text = typeof part === 'string' ? part : part.text;
    const [title, data] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(typeof part === 'string' ? data.length : part.told, 18);
    facts.writeUInt16LE(title.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, title]));
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(18);
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  end.writeUInt16LE(bodies.length, 4);
  end.writeUInt16LE(bodies.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end]);
}
