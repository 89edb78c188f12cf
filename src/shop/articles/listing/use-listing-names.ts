import { inLanguage } from '#kit/text/language.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { trailOf } from '#shop/articles/category-labels.ts';
import type { Listing } from './listing.ts';

/** Returns the listing's names: for a group those from the top down, otherwise a single one. */
export function useListingNames(listing: Listing): string[] {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const groups = useEndpoint(listProductGroups).data ?? [];
  switch (listing.kind) {
    case 'all':
      return [t('catalogue.allProducts')];
    case 'news':
      return [t('catalogue.news')];
    case 'seasonNews': {
      const name = inLanguage(language, settings.SeasonNewsMenuSV ?? '', settings.SeasonNewsMenuEN);
      return [name || t('catalogue.seasonNews')];
    }
    case 'search':
      return [
        listing.criteria.searchtext
          ? t('search.resultFor', { text: listing.criteria.searchtext })
          : t('catalogue.foundProducts'),
      ];
    case 'group':
      return trailOf(groups, listing.productGroupId).map((group) => group.Name);
  }
}
