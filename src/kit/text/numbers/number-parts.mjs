// Plain JavaScript, because the process that reads tables runs it unchanged too; the types stand in `number-parts.d.mts`.

const spaces = /[\u00a0\u2007\u2009\u202f]/g;
const beforeNumber = /^[-+\u2212\u2013]/;
const afterNumber = /[-\u2212\u2013]$/;
const written =
  /^(\d{1,3}(?: \d{3})+|\d{1,3}(?:['\u2019]\d{3})+|\d{1,3}(?:\.\d{3})+(?![\d.])|\d{1,3}(?:,\d{3})+(?![\d,])|\d*)(?:([.,])(\d+))?$/;
/** A longer text is no number that anybody means. */
const longest = 100;

export function numberParts(text) {
  if (text.length > longest) return undefined;
  const { digits, negative } = withoutSign(text.replace(spaces, ' ').trim());
  const match = written.exec(digits);
  if (!match || digits === '') return undefined;
  const [, head, mark, fraction = ''] = match;
  const group = /\D/.exec(head)?.[0];
  const whole = head.replace(/\D/g, '');
  const groups = head.split(group ?? ' ');
  if (mark !== undefined || groups.length !== 2 || (group !== '.' && group !== ','))
    return { negative, whole: whole || '0', fraction, group, mark, isOpen: false };
  // No group of thousands begins with a zero.
  if (head.startsWith('0')) {
    return { negative, whole: groups[0], fraction: groups[1], group: undefined, mark: group, isOpen: false };
  }
  return { negative, whole, fraction: '', group, mark: undefined, isOpen: true };
}

/** Accountants write `125-` and `(125)` for what is taken away. */
function withoutSign(text) {
  const inBrackets = /^\(([^()]*)\)$/.exec(text)?.[1];
  if (inBrackets !== undefined) return { digits: inBrackets.trim(), negative: true };
  const before = beforeNumber.exec(text)?.[0];
  const digits = before ? text.slice(1).trim() : text;
  if (before || !afterNumber.test(digits))
    return { digits, negative: before !== undefined && before !== '+' };
  return { digits: digits.slice(0, -1).trim(), negative: true };
}

/** Words and signs beside a number tell nothing of how it is written. */
const number = /^\D{0,20}?([-+(\u2212\u2013]?[.,]?\d(?:.*\d)?[-)\u2212\u2013]?)\D{0,20}$/u;

export function addShown(shown, text) {
  if (text.length > longest || !/[., '\u2019\u00a0\u2007\u2009\u202f]/.test(text)) return;
  const parts = numberParts(number.exec(text.trim())?.[1] ?? '');
  if (!parts || parts.isOpen) return;
  const { group, mark } = parts;
  if (group === '.' || group === ',') {
    add(shown, group, 'thousands');
    add(shown, other(group), 'decimals');
  } else if (mark !== undefined) {
    add(shown, mark, 'decimals');
    if (group === undefined) add(shown, other(mark), 'thousands');
  } else if (group !== undefined) {
    add(shown, '.', 'decimals');
    add(shown, ',', 'decimals');
  }
}

function add(shown, mark, use) {
  shown[mark] = shown[mark] === undefined || shown[mark] === use ? use : 'both';
}

function other(mark) {
  return mark === '.' ? ',' : '.';
}
