import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { trailLabel, trailOf } from '#shop/articles/category-labels.ts';
import { listingPath } from '#shop/articles/listing/listing.ts';
import type { Sort } from '#shop/articles/listing/sort.ts';
import { listColors, listMaterials } from '#shop/articles/contract.ts';
import { productsPath } from '#shop/product-groups/paths.ts';
import type { SearchCriteria } from './search-criteria.ts';
import styles from './search-choices.module.css';

/** The active search criteria, each with a link that removes it. */
export function SearchChoices({ criteria, sort }: { criteria: SearchCriteria; sort: Sort | undefined }) {
  const t = useT();
  const choices = useChoices(criteria);
  return (
    <div className={styles.choices} role="group" aria-label={t('search.criteria')}>
      {choices.map(({ text, without }) => (
        <Link
          key={text}
          className={styles.choice}
          to={listingPath({ kind: 'search', criteria: { ...criteria, ...without }, sort }, 1)}
        >
          <VisuallyHidden>{t('general.remove')} </VisuallyHidden>
          {text}
          <Icon name="close" size="s" />
        </Link>
      ))}
      <Link to={productsPath}>{t('catalogue.clearFilters')}</Link>
    </div>
  );
}

function useChoices({ searchtext, productgroupid, material, colors, news }: SearchCriteria) {
  const t = useT();
  const groups = useEndpoint(listProductGroups).data ?? [];
  const materials = useEndpoint(listMaterials).data ?? [];
  const colours = useEndpoint(listColors).data ?? [];
  const choices: { text: string; without: Partial<SearchCriteria> }[] = [];
  if (searchtext) choices.push({ text: `”${searchtext}”`, without: { searchtext: '' } });
  if (productgroupid) {
    const text = trailLabel(trailOf(groups, productgroupid));
    choices.push({ text: text || `${productgroupid}`, without: { productgroupid: undefined } });
  }
  if (material) {
    const text = materials.find(({ Id }) => Id === material)?.Name ?? `${material}`;
    choices.push({ text, without: { material: undefined } });
  }
  for (const id of colors) {
    const text = colours.find(({ Id }) => Id === id)?.Name ?? `${id}`;
    choices.push({ text, without: { colors: colors.filter((one) => one !== id) } });
  }
  if (news) choices.push({ text: t('search.onlyNews'), without: { news: false } });
  return choices;
}
