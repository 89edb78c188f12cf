import { posix } from 'node:path';
import { headingKey } from '#kit/tables/heading-key.mjs';
import { limits, megabytes, Unreadable } from './limits.server.mjs';
import { numberStyle } from './excel-number-format.server.mjs';
import { RichText, isOn } from './rich-text.server.mjs';
import { sheetParser } from './sheet.server.mjs';
import { Workbook } from './workbook.server.mjs';

/**
 * @typedef {import('./hand-over-rows.server.mjs').Row} Row
 * @typedef {{ name: string, target: string, isActive: boolean }} Sheet
 * @typedef {(sheet: Sheet) => AsyncGenerator<Row>} ReadSheet
 */

/** How many rows are looked at for headings, which may stand below a title. */
const mostTitles = 20;

/**
 * Opens an Excel workbook, whose sheets are read while they are unpacked: those that a person sees, or of several the one
 * with most of the headings.
 * @param {string} path
 * @param {number} size
 * @param {string[] | undefined} heads
 */
export async function openXlsx(path, size, heads) {
  if (size > limits.workbookBytes) {
    throw new Unreadable(
      `it is larger than ${megabytes(limits.workbookBytes)}; save the sheet as CSV, which is read in pieces`,
    );
  }
  /** @type {Workbook | undefined} */
  let workbook;
  try {
    workbook = await Workbook.open(path);
    // A file of known headings is data; a list without them is read as a person sees it.
    const { sheets, rowsOf } = await openSheets(workbook, { asShown: heads === undefined });
    const read = heads ? [await bestOf(sheets, rowsOf, new Set(heads))] : sheets;
    const others = sheets.filter((sheet) => !read.includes(sheet)).map(({ name }) => name);
    const opened = workbook;
    return {
      tables: read.map((sheet) => ({ name: sheet.name, isActive: sheet.isActive, rows: rowsOf(sheet) })),
      isSheet: true,
      remarks:
        others.length > 0 ? [`Read is the sheet ${read[0]?.name}; not read: ${others.join(', ')}`] : [],
      close: () => opened.close(),
    };
  } catch (error) {
    workbook?.close();
    throw unreadableOf(error);
  }
}

/** @param {unknown} error */
function unreadableOf(error) {
  if (error instanceof Unreadable) return error;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new Unreadable(`it is damaged or no Excel workbook (${reason}); save it anew`);
}

/**
 * @param {Workbook} workbook
 * @param {{ asShown: boolean }} how With the words that a format puts around a number, or without.
 * @returns {Promise<{ sheets: Sheet[], rowsOf: ReadSheet }>}
 */
async function openSheets(workbook, { asShown }) {
  const top = await readRelations(workbook, '');
  const workbookPath = top.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const { sheets: named, isFrom1904 } = await readWorkbook(workbook, workbookPath);
  const relations = await readRelations(workbook, workbookPath);
  const of = (/** @type {string} */ kind) => relations.find((one) => one.kind === kind)?.target;
  const sheets = named.flatMap(({ id, name, isActive }) => {
    const found = relations.find((one) => one.id === id && one.kind === 'worksheet');
    return found ? [{ name, target: found.target, isActive }] : [];
  });
  if (sheets.length === 0) throw new Error('it has no sheet that is shown');
  const strings = await readStrings(workbook, of('sharedStrings'), asShown);
  const styles = await readStyles(workbook, of('styles'));
  return { sheets, rowsOf };

  /**
   * @param {Sheet} sheet
   * @returns {AsyncGenerator<Row>}
   */
  async function* rowsOf({ target }) {
    /** @type {Row[]} */
    const rows = [];
    const parser = sheetParser({ strings, styles, asShown, isFrom1904, take: (row) => void rows.push(row) });
    try {
      for await (const _piece of workbook.parsing(target, limits.unpackedBytes, parser))
        yield* rows.splice(0);
    } catch (error) {
      throw unreadableOf(error);
    }
    yield* rows;
  }
}

/**
 * Returns the sheet with most of the headings in one row, the first of equal ones.
 * @param {Sheet[]} sheets
 * @param {ReadSheet} rowsOf
 * @param {ReadonlySet<string>} heads
 */
async function bestOf(sheets, rowsOf, heads) {
  let best = { sheet: /** @type {Sheet} */ (sheets[0]), count: 0 };
  if (sheets.length === 1) return best.sheet;
  for (const sheet of sheets) {
    const count = await mostHeads(rowsOf(sheet), heads);
    if (count > best.count) best = { sheet, count };
  }
  return best.sheet;
}

/**
 * @param {AsyncGenerator<Row>} rows
 * @param {ReadonlySet<string>} heads
 */
async function mostHeads(rows, heads) {
  let [most, looked] = [0, 0];
  for await (const { cells } of rows) {
    const known = cells.filter((cell) => typeof cell === 'string' && heads.has(headingKey(cell)));
    most = Math.max(most, known.length);
    if (cells.some((cell) => cell !== '') && ++looked === mostTitles) break;
  }
  return most;
}

/**
 * Reads the relations of a part to other parts.
 * @param {Workbook} workbook
 * @param {string} part
 * @returns {Promise<{ id: string, kind: string, target: string }[]>}
 */
async function readRelations(workbook, part) {
  const folder = posix.dirname(part);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  /** @type {{ id: string, kind: string, target: string }[]} */
  const relations = [];
  if (!workbook.has(name)) return relations;
  await workbook.parse(name, limits.smallPartBytes, {
    onOpen(tag, { Id = '', Type = '', Target = '' }) {
      if (tag !== 'Relationship') return;
      // A target with a leading slash is relative to the root of the ZIP file.
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, kind: posix.basename(Type), target });
    },
  });
  return relations;
}

/**
 * Reads which sheets are shown, in their order, and which of them is open.
 * @param {Workbook} workbook
 * @param {string} name
 */
async function readWorkbook(workbook, name) {
  /** @type {{ id: string, name: string, isActive: boolean }[]} */
  const sheets = [];
  let [active, place] = [0, -1];
  let isFrom1904 = false;
  await workbook.parse(name, limits.smallPartBytes, {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag === 'workbookView') active = Number(attributes['activeTab'] ?? 0);
      if (tag === 'sheet') place += 1;
      if (tag !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'));
      if (id) sheets.push({ id: id[1], name: attributes['name'] ?? '', isActive: place === active });
    },
  });
  return { sheets, isFrom1904 };
}

/**
 * Reads the shared strings, which cells refer to by index.
 * @param {Workbook} workbook
 * @param {string | undefined} name
 * @param {boolean} asShown Whether what is struck through in a text is left out.
 * @returns {Promise<string[]>}
 */
async function readStrings(workbook, name, asShown) {
  /** @type {string[]} */
  const strings = [];
  if (name === undefined || !workbook.has(name)) return strings;
  const text = new RichText(asShown);
  await workbook.parse(name, limits.stringBytes, {
    onOpen(tag, attributes) {
      if (tag === 'si') text.begin();
      text.open(tag, attributes);
    },
    onText: (part) => text.add(part),
    onClose(tag) {
      text.close(tag);
      if (tag === 'si') strings.push(text.value());
    },
  });
  return strings;
}

/**
 * Reads for each cell style how it shows a number, and whether it strikes its text through.
 * @param {Workbook} workbook
 * @param {string | undefined} name
 * @returns {Promise<import('./sheet.server.mjs').CellStyle[]>}
 */
async function readStyles(workbook, name) {
  if (name === undefined || !workbook.has(name)) return [];
  /** @type {Map<number, string>} */
  const formats = new Map();
  /** @type {boolean[]} */
  const struckFonts = [];
  /** @type {{ id: number, font: number }[]} */
  const used = [];
  let part = '';
  await workbook.parse(name, limits.smallPartBytes, {
    onOpen(tag, attributes) {
      if (tag === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (tag === 'fonts' || tag === 'cellXfs') part = tag;
      if (tag === 'font' && part === 'fonts') struckFonts.push(false);
      if (tag === 'strike' && part === 'fonts') struckFonts[struckFonts.length - 1] = isOn(attributes);
      if (tag !== 'xf' || part !== 'cellXfs') return;
      used.push({ id: Number(attributes['numFmtId'] ?? 0), font: Number(attributes['fontId'] ?? 0) });
    },
    onClose(tag) {
      if (tag === part) part = '';
    },
  });
  return used.map(({ id, font }) => ({
    ...numberStyle(id, formats.get(id)),
    isStruck: struckFonts[font] ?? false,
  }));
}
