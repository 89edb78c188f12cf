import { groupBy } from '#kit/text/group-by.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import type { MissingForCustoms } from './contract.ts';

/** Returns what is missing, in one sentence for each place where it is filled in. */
export function missingInWords(
  t: OfficeT,
  missing: readonly MissingForCustoms[],
): { link: string | null; words: string }[] {
  const places = groupBy(missing, ({ ArticleNumber, Link }) => `${ArticleNumber} ${Link}`);
  return [...places.values()].map((same) => {
    const [{ ArticleNumber: article, Link: link }] = same as [MissingForCustoms];
    const what = same.map(({ Field }) => t(`customs.missing.${Field}`)).join(', ');
    const lacks = article ? 'articleLacks' : link === linkOfWays ? 'wayLacks' : 'shopLacks';
    return { link, words: t(`customs.${lacks}`, { article, what }) };
  });
}

export const linkOfWays = '/office/ways';
