import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { reorderTexts as swedish } from '#shop/texts/language/sv/reorder.ts';

export const reorderTexts: SameKeys<typeof swedish> = {
  'reorder.cancelled': '{article}: storniert',
  'reorder.order': 'Erneut bestellen',
  'reorder.rows.one': '{count} Zeile erneut bestellen',
  'reorder.rows.other': '{count} Zeilen erneut bestellen',
  'reorder.tick': '{article} erneut bestellen',
  'reorder.title': 'Bestellung {number} erneut bestellen',
  'reorder.loading': 'Heutige Preise und Bestände werden geladen …',
};
