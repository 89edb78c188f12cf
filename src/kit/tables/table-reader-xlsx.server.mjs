import { posix } from 'node:path';
import { limits, megabytes, tooLong, Unreadable } from './table-reader-limits.server.mjs';
import { sheetParser } from './table-reader-sheet.server.mjs';
import { Workbook } from './table-reader-workbook.server.mjs';

/** @typedef {import('./table-reader-csv.server.mjs').Row} Row */

/**
 * Reads the first sheet of an Excel workbook while unpacking it.
 * @param {string} path
 * @param {number} size
 * @returns {Promise<{ rows: AsyncGenerator<Row>, remarks: string[], isSheet: boolean }>}
 */
export async function openXlsx(path, size) {
  if (size > limits.workbookBytes) {
    throw new Unreadable(
      `it is larger than ${megabytes(limits.workbookBytes)}; save the sheet as CSV, which is read in pieces`,
    );
  }
  return { rows: sheetRows(path), remarks: [], isSheet: true };
}

/**
 * @param {string} path
 * @returns {AsyncGenerator<Row>}
 */
async function* sheetRows(path) {
  /** @type {Workbook | undefined} */
  let workbook;
  try {
    workbook = await Workbook.open(path);
    yield* rowsOf(workbook);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Unreadable(`it is damaged or no Excel workbook (${reason}); save it anew`);
  } finally {
    workbook?.close();
  }
}

/**
 * @param {Workbook} workbook
 * @returns {AsyncGenerator<Row>}
 */
async function* rowsOf(workbook) {
  const top = await readRelations(workbook, '');
  const workbookPath = top.find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const { sheets, isFrom1904 } = await readWorkbook(workbook, workbookPath);
  const relations = await readRelations(workbook, workbookPath);
  const of = (/** @type {string} */ kind) => relations.find((one) => one.kind === kind)?.target;
  const sheet = sheets
    .map((id) => relations.find((one) => one.id === id))
    .find((one) => one?.kind === 'worksheet');
  if (!sheet) throw new Error('it has no sheet');
  const strings = await readStrings(workbook, of('sharedStrings'));
  const isDate = await readDateStyles(workbook, of('styles'));
  /** @type {Row[]} */
  const rows = [];
  const parser = sheetParser({ strings, isDate, isFrom1904, take: (row) => void rows.push(row) });
  for await (const _piece of workbook.parsing(sheet.target, limits.unpackedBytes, parser)) {
    yield* rows.splice(0);
  }
  yield* rows;
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
 * @param {Workbook} workbook
 * @param {string} name
 */
async function readWorkbook(workbook, name) {
  /** @type {string[]} */
  const sheets = [];
  let isFrom1904 = false;
  await workbook.parse(name, limits.smallPartBytes, {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'));
      if (id) sheets.push(id[1]);
    },
  });
  return { sheets, isFrom1904 };
}

/**
 * Reads the shared strings, which cells refer to by index.
 * @param {Workbook} workbook
 * @param {string | undefined} name
 * @returns {Promise<string[]>}
 */
async function readStrings(workbook, name) {
  /** @type {string[]} */
  const strings = [];
  if (name === undefined || !workbook.has(name)) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await workbook.parse(name, limits.stringBytes, {
    onOpen(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    onText(part) {
      if (isText) text += part;
      if (text.length > limits.rowLength) throw tooLong();
    },
    onClose(tag) {
      if (tag === 'si') strings.push(text);
      if (tag === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return strings;
}

/**
 * Reads for each cell style whether it formats a number as a date.
 * @param {Workbook} workbook
 * @param {string | undefined} name
 * @returns {Promise<boolean[]>}
 */
async function readDateStyles(workbook, name) {
  /** @type {boolean[]} */
  const isDate = [];
  if (name === undefined || !workbook.has(name)) return isDate;
  /** @type {Map<number, string>} */
  const formats = new Map();
  /** @type {number[]} */
  const used = [];
  let isCells = false;
  await workbook.parse(name, limits.smallPartBytes, {
    onOpen(tag, { numFmtId, formatCode = '' }) {
      if (tag === 'numFmt') formats.set(Number(numFmtId), formatCode);
      if (tag === 'cellXfs') isCells = true;
      if (tag === 'xf' && isCells) used.push(Number(numFmtId ?? 0));
    },
    onClose(tag) {
      if (tag === 'cellXfs') isCells = false;
    },
  });
  return used.map((id) => {
    const format = formats.get(id);
    return format === undefined ? isBuiltInDate(id) : isDateFormat(format);
  });
}

/** @param {number} id */
function isBuiltInDate(id) {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** @param {string} format */
function isDateFormat(format) {
  // Quoted, escaped or bracketed text (a colour, a currency, a condition) does not make a format a date.
  const signs = format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general/gi, '');
  return /[dmyhs]/i.test(signs) && !/[#?%]/.test(signs);
}
