import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { reorderTexts as swedish } from '#shop/texts/language/sv/reorder.ts';

export const reorderTexts: SameKeys<typeof swedish> = {
  'reorder.cancelled': '{article}: cancelled',
  'reorder.order': 'Order again',
  'reorder.rows.one': 'Order {count} row again',
  'reorder.rows.other': 'Order {count} rows again',
  'reorder.tick': 'Order {article} again',
  'reorder.title': 'Order no. {number} again',
  'reorder.loading': 'Fetching today’s prices and stock …',
};
