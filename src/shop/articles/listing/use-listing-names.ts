import { inLanguage } from '#kit/text/language.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { useSettings, useT } from '#shop/texts/use-texts.ts';
import { trailOf } from '#shop/articles/category-labels.ts';
import type { Listing } from './listing.ts';

/** `lang` is the language of a name that is in another than the page's. */
type ListingName = { name: string; lang?: string | undefined };

/** Returns the listing's names: for a group those from the top down, otherwise a single one. */
export function useListingNames(listing: Listing): ListingName[] {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const groups = useEndpoint(listProductGroups).data ?? [];
  switch (listing.kind) {
    case 'all':
      return [{ name: t('catalogue.allProducts') }];
    case 'news':
      return [{ name: t('catalogue.news') }];
    case 'seasonNews': {
      const name = inLanguage(language, settings.SeasonNewsMenuSV ?? '', settings.SeasonNewsMenuEN);
      return [{ name: name || t('catalogue.seasonNews') }];
    }
    case 'search':
      return [
        {
          name: listing.criteria.searchtext
            ? t('search.resultFor', { text: listing.criteria.searchtext })
            : t('catalogue.foundProducts'),
        },
      ];
    case 'group':
      return trailOf(groups, listing.productGroupId).map(({ Name, ShownIn }) => ({
        name: Name,
        lang: ShownIn?.['Name'],
      }));
  }
}
