import { expect, test } from 'vitest';
import { textOf } from '#shop/texts/language-table.ts';
import type { T } from '#shop/texts/text.ts';
import { changedParts } from './changed-parts.ts';

const t: T = (key, values) => textOf(key, values)('sv');

const row = (id: number, quantity: number, quantity_cancelled = 0) => ({
  id,
  kind: 'article' as const,
  article_number: `A-${id}`,
  description: 'Tray',
  description_sv: 'Bricka',
  description_en: 'Tray',
  quantity,
  quantity_cancelled,
  price: 7_900,
  total_amount: (quantity - quantity_cancelled) * 7_900,
});
const order = (...rows: ReturnType<typeof row>[]) => ({
  rows,
  total_amount: rows.reduce((sum, one) => sum + one.total_amount, 0),
  currency_code: 'SEK',
  language: 'sv' as const,
});

test('a row that was added is called new, one that was taken out is gone, and what stays is left out', () => {
  const before = order(row(3, 12), row(1, 6), row(2, 6));
  const [goods] = changedParts(before, order(row(3, 12), row(9, 7), row(1, 6, 6), row(2, 4)), t);
  expect(goods?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'A-9 Bricka: ny rad → 7 st à 79,00 kr',
    'A-1 Bricka: 6 st à 79,00 kr → utgår',
    'A-2 Bricka: 6 st à 79,00 kr → 4 st à 79,00 kr',
  ]);
});
