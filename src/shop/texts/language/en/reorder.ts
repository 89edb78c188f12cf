import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { reorderTexts as swedish } from '#shop/texts/language/sv/reorder.ts';

export const reorderTexts: SameKeys<typeof swedish> = {
  'reorder.cancelled': '{article}: cancelled',
  'reorder.order': 'Reorder',
  'reorder.rows.one': 'Reorder {count} line',
  'reorder.rows.other': 'Reorder {count} lines',
  'reorder.tick': 'Reorder {article}',
  'reorder.title': 'Reorder {number}',
  'reorder.loading': 'Fetching today’s prices and stock …',
};
