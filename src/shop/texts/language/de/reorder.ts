import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { reorderTexts as swedish } from '#shop/texts/language/sv/reorder.ts';

export const reorderTexts: SameKeys<typeof swedish> = {
  'reorder.cancelled': '{article}: storniert',
};
