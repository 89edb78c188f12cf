import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// What a workbook strikes through is read between `~`: no number of an article, and no quantity.

const mug = { id: 1, names: ['Mugg svart'], pack: 6, priceOre: 5500 };
const tray = { id: 2, names: ['Bricka'], pack: 4, priceOre: 7900 };
const articles = new Map([
  [exactNumberKey('55123'), mug],
  [exactNumberKey('A-9'), tray],
]);
const known = {
  isNumber: (text: string) => articles.has(exactNumberKey(text)),
  articlesOf: (text: string) => [articles.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text: string) => [mug, tray].some(({ names }) => names[0] === text),
  kindOfWord: () => undefined,
};

test.each([
  'Artnr\tAntal\n~55123~\t~12~\nA-9\t8',
  'Artnr\tAntal\n55123\t~12~\nA-9\t8',
  'A-9\t8\n~55123~\t~Mugg svart~\t~12~',
  'A-9\t8\n55123\t~12~',
  '~55123~\t~12~\nA-9\tBricka\t8',
  'Antal\tArtnr\tBenämning\n~12~\t~55123~\t~Mugg svart~\n8\tA-9\tBricka',
])('is not ordered: %j', (list) => {
  const { wanted, question } = readRows(splitLines(list), known);
  const ordered = wanted.flatMap(({ Ref, Quantity }) => {
    const quantity = readQuantity(Quantity);
    return known.isNumber(Ref) && quantity !== undefined ? [[Ref, quantity]] : [];
  });
  expect(question?.isOpen ?? false).toBe(false);
  expect(ordered).toEqual([['A-9', 8]]);
});
