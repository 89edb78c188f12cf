import { isPackageWord } from '#shop/wanted-rows/package-words.ts';
import { lettersOf } from '#shop/quick-order/reading/beside-words.ts';
import { numberWords } from '#shop/quick-order/reading/cell-forms.ts';
import { day } from './prose.ts';
import { isNo, isNoOrder } from './status-words.ts';
import { isOfTimeOnly } from './times.ts';

const longest = 60;
const mostWords = 4;
const several =
  /^(?:all[ae]?|alle[nsr]?|samtliga|båda|bägge|both|every|each|jede\p{L}?|beide\p{L}?|begge|kaikki|per|pro|x|dito|var|vardera|respektive)$/u;
const soon = /^(?:snarast|omgående|asap|direkt|nu|now|sofort|soon|snarest|heti)$/u;

/** Whether a cell names a shop or a person and no more: several of them would be given so many each. */
export function isOfOneRecipient(cell: string): boolean {
  if (cell.length > longest || /\d/.test(cell) || isNo(cell)) return false;
  const words = lettersOf(cell);
  if (words.length === 0 || words.length > mostWords || /[+?!=]/.test(cell)) return false;
  return (
    !isNoOrder(words) &&
    !words.some((word) => several.test(word) || isPackageWord(word) || numberWords.has(word))
  );
}

/** Whether a cell tells a day, week or month. */
export function isOfDelivery(cell: string): boolean {
  if (cell.length > longest || /[+?!=]/.test(cell)) return false;
  const rest = cell.replace(day, ' ').replace(/(?<!\d)\d{1,2}(?:[./]\d{1,2}\.?)?(?!\d)/g, ' ');
  const words = lettersOf(rest);
  return (
    !/\d/.test(rest) &&
    words.every((word) => soon.test(word) || isOfTimeOnly([word])) &&
    /[\p{L}\d]/u.test(cell) &&
    !/^\d+$/.test(cell)
  );
}
