import { useSearchParams } from 'react-router';
import { useQueryChange } from '#kit/pages/use-query-change.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { FilterFold } from '#kit/forms/filter-fold.tsx';
import { ListSearch } from '#kit/forms/list-search.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { categoryLabels } from '#shop/articles/category-labels.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { boughtMonths, boughtSorts, type BoughtSort } from './contract.ts';
import list from '#shop/orders/own-list.module.css';

export type ShownBought = {
  q: string;
  productGroupId?: number;
  months: number;
  onlyInStock: boolean;
  sort: BoughtSort;
};

const longest = 36;

/** The filter and the sorting that the address specifies. */
export function useShownBought(): ShownBought {
  const [query] = useSearchParams();
  const group = query.get('group') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    ...(/^[1-9]\d{0,8}$/.test(group) && { productGroupId: Number(group) }),
    months: boughtMonths.find((one) => `${one}` === query.get('months')) ?? longest,
    onlyInStock: query.get('stock') === '1',
    sort: boughtSorts.find((one) => one === query.get('sort')) ?? 'last',
  };
}

/** Returns whether the filter may hide something. */
export function isNarrowed({ q, productGroupId, months, onlyInStock }: ShownBought): boolean {
  return q !== '' || productGroupId !== undefined || months !== longest || onlyInStock;
}

/** Filters and sorts. The choice is in the address, so that going back restores it. */
export function BoughtFilter({ shown }: { shown: ShownBought }) {
  const t = useT();
  const changeQuery = useQueryChange();
  const groups = useEndpoint(listProductGroups);
  const ask = (name: string, value: string) => changeQuery({ [name]: value }, { without: ['page'] });
  return (
    <div className={list.tools}>
      <ListSearch
        label={t('bought.search')}
        button={t('search.submit')}
        value={shown.q}
        onSearch={(words) => ask('q', words)}
      />
      <FilterFold label={t('orders.filter')}>
        <SelectField
          label={t('bought.group')}
          value={shown.productGroupId ?? ''}
          onChange={({ target }) => ask('group', target.value)}
        >
          <option value="">{t('bought.allGroups')}</option>
          {categoryLabels(groups.data ?? []).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('bought.period')}
          value={shown.months}
          onChange={({ target }) => ask('months', target.value === `${longest}` ? '' : target.value)}
        >
          {boughtMonths.map((months) => (
            <option key={months} value={months}>
              {t('bought.months', { count: months })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('bought.sort')}
          value={shown.sort}
          onChange={({ target }) => ask('sort', target.value === 'last' ? '' : target.value)}
        >
          {boughtSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`bought.sort.${sort}`)}
            </option>
          ))}
        </SelectField>
        <Checkbox
          label={t('catalogue.onlyInStock')}
          checked={shown.onlyInStock}
          onChange={({ target }) => ask('stock', target.checked ? '1' : '')}
        />
      </FilterFold>
    </div>
  );
}
