import { columnName } from '#kit/tables/column-name.mjs';
import { limits, megabytes, tooLong, Unreadable } from './limits.server.mjs';
import { plainStyle } from './excel-number-format.server.mjs';
import { RichText, isOn, struckThrough } from './rich-text.server.mjs';

/**
 * @typedef {import('./hand-over-rows.server.mjs').Row} Row
 * @typedef {import('./excel-number-format.server.mjs').NumberStyle & { isStruck?: boolean }} CellStyle
 */

/**
 * Parses the rows of a sheet from its XML as a stream. Every row gets at least as many cells as the first non-empty one.
 * @param {{ strings: readonly string[], styles: readonly CellStyle[], asShown: boolean, isFrom1904: boolean, take:
 * (row: Row) => void }} given
 * @returns {import('./workbook.server.mjs').Handlers}
 */
export function sheetParser({ strings, styles, asShown, isFrom1904, take }) {
  let width = 0;
  let line = 0;
  let isHidden = false;
  /** @type {import('./hand-over-rows.server.mjs').Cell[]} */
  let cells = [];
  let length = 0;
  let place = 0;
  let kind = 'n';
  let style = 0;
  const rich = new RichText(asShown);
  let raw = '';
  let isRaw = false;
  let isFormula = false;
  let hasValue = false;

  /** @returns {import('./hand-over-rows.server.mjs').Cell} */
  function valueOfCell() {
    const text = raw;
    if (isFormula && text === '' && !(kind === 'str' && hasValue)) {
      return ['has a formula without a value: save the file in Excel'];
    }
    switch (kind) {
      case 's': {
        const string = strings[Number(text)];
        if (string === undefined) throw new Error(`line ${line} refers to a text that is not there`);
        return plain(string);
      }
      case 'b':
        // As Excel shows it: a quantity of 1 it is not.
        return text.trim() === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return [`is an error in Excel, ${text.trim()}`];
      case 'n':
        if (text === '') return '';
        return numberOf(styles[style] ?? plainStyle);
      case 'inlineStr':
        return plain(rich.value());
      default:
        return plain(text);
    }
  }

  /**
   * @param {CellStyle} shown
   * @returns {string | number}
   */
  function numberOf({ isDate, digits, before, after }) {
    if (isDate) return dayOf(Number(raw), isFrom1904);
    const number = shownNumber(raw, digits);
    return asShown && before + after !== '' ? `${before}${number}${after}`.trim() : number;
  }

  function endCell() {
    const held = valueOfCell();
    if (held === '') return;
    const isStruck = asShown && styles[style]?.isStruck && !Array.isArray(held);
    const value = isStruck ? struckThrough(held) : held;
    if (place >= limits.columns) {
      throw new Unreadable(
        `it has something in cell ${columnName(place)}${line}; a table has at most ${limits.columns} columns`,
      );
    }
    length += String(value).length;
    if (length > limits.rowLength) {
      throw new Unreadable(`the row on line ${line} is longer than ${megabytes(limits.rowLength)}`);
    }
    while (cells.length < place) cells.push('');
    cells[place] = value;
  }

  return {
    onOpen(tag, attributes) {
      if (tag === 'row') {
        const told = Number(attributes['r']);
        line = Number.isInteger(told) && told > 0 ? told : line + 1;
        isHidden = asShown && attributes['hidden'] !== undefined && isOn({ val: attributes['hidden'] });
        cells = [];
        length = 0;
        place = -1;
      } else if (tag === 'c') {
        place = attributes['r'] === undefined ? place + 1 : placeOf(attributes['r']);
        kind = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        raw = '';
        rich.begin();
        isFormula = false;
        hasValue = false;
      } else if (tag === 'f') isFormula = true;
      if (tag === 'v') hasValue = true;
      isRaw = tag === 'v';
      rich.open(tag, attributes);
    },
    onText(part) {
      if (isRaw) raw += part;
      if (raw.length > limits.rowLength) throw tooLong();
      rich.add(part);
    },
    onClose(tag) {
      isRaw = false;
      rich.close(tag);
      if (tag === 'c') endCell();
      if (tag !== 'row') return;
      width ||= cells.length;
      while (cells.length < width) cells.push('');
      take(isHidden ? { line, cells, isHidden } : { line, cells });
    },
  };
}

/**
 * Returns the column index from 0: `C7` is 2.
 * @param {string} address
 */
function placeOf(address) {
  let place = 0;
  for (const letter of address.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    place = place * 26 + letter.charCodeAt(0) - 64;
  }
  return place - 1;
}

/**
 * Excel writes 2.55 as 2.5499999999999998, and a sum of such numbers as 114.99999999999999: it shows 15 digits. A whole
 * number is left as it is, since another program may have written more digits.
 * @param {string} text
 * @param {number} digits
 */
function shownNumber(text, digits) {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (digits > 1 && Number.isInteger(number) && number >= 0) return String(number).padStart(digits, '0');
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

const dayMs = 86_400_000;

/**
 * Converts a day number, counted from 1900 (where Excel wrongly has a 29 February) or from 1904 in workbooks of old
 * Macs.
 * @param {number} days
 * @param {boolean} isFrom1904
 */
function dayOf(days, isFrom1904) {
  const since1970 = days + (isFrom1904 ? 1_462 : days < 60 ? 1 : 0) - 25_569;
  const date = new Date(Math.round((since1970 * dayMs) / 1000) * 1000);
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().replace('T00:00:00.000Z', '');
}

/**
 * Decodes characters that XML cannot hold, written in a workbook as `_x000D_`.
 * @param {string} text
 */
function plain(text) {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/g, (_all, code) => String.fromCharCode(parseInt(code, 16)))
    : text;
}
