import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** The ids of the categories that the press room distinguishes. */
export const knownCategories = [1, 2, 1002] as const;

export function categoryName(t: OfficeT, id: number): string {
  const one = knownCategories.find((category) => category === id);
  return one === undefined ? t('press.category.other', { id }) : t(`press.category.${one}`);
}
