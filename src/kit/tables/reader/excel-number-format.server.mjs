/**
 * @typedef {{ isDate: boolean, digits: number, before: string, after: string }} NumberStyle How a cell shows a number: in
 * how many digits at least, and between which words.
 */

/** @type {NumberStyle} */
export const plainStyle = { isDate: false, digits: 1, before: '', after: '' };

const builtInPercents = new Set([9, 10]);

/**
 * Returns how a number format shows a number. `format` is undefined for one that Excel knows by its id.
 * Source: ECMA-376 part 1, 18.8.30 and 18.8.31.
 * @param {number} id
 * @param {string | undefined} format
 * @returns {NumberStyle}
 */
export function numberStyle(id, format) {
  if (format === undefined)
    return { ...plainStyle, isDate: isBuiltInDate(id), after: builtInPercents.has(id) ? ' %' : '' };
  if (isDateFormat(format)) return { ...plainStyle, isDate: true };
  const { before, number, after } = partsOf(format.slice(0, longest).split(';')[0] ?? '');
  // A comma at the end shows thousands, and `%` hundredths: what a person sees is another number.
  const scaled = /,$/.test(number) || after.includes('%') ? ' ?' : '';
  return {
    isDate: false,
    // `00000` shows 512 as 00512, which is another article.
    digits: /^0{2,20}$/.test(number) ? number.length : 1,
    before: before.trimStart(),
    after: `${after.trimEnd()}${scaled}`,
  };
}

const longest = 200;
/** Quoted text, an escaped sign, a currency (`[$€-407]`), a colour or condition, a filling, the number, and any other sign. */
const tokens = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|([#0?.,]+|General)|([-+()$€£ %])|./gis;

/**
 * Parts what a format shows around a number from how it shows the number.
 * @param {string} section
 */
function partsOf(section) {
  let [before, number, after] = ['', '', ''];
  for (const [, quoted, escaped, currency, digits, sign] of section.matchAll(tokens)) {
    const words = quoted ?? escaped ?? currency ?? sign ?? '';
    if (digits) number += digits;
    else if (number === '') before += words;
    else after += words;
  }
  return { before, number, after };
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
