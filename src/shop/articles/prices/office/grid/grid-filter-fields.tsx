import { Checkbox } from '#kit/forms/checkbox.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { articleStates } from '#shop/articles/office/article-list-contract.ts';
import { GroupOptions } from '#shop/product-groups/office/group-options.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { GridFilters } from './price-grid.tsx';

type Props = { filters: GridFilters; onChange: (changed: Partial<GridFilters>) => void };

/** Which articles the grid shows, and whether their steps. */
export function GridFilterFields({ filters, onChange }: Props) {
  const t = useOfficeT();
  return (
    <>
      <SelectField
        label={t('articles.group')}
        value={filters.group}
        onChange={({ target }) => onChange({ group: target.value })}
      >
        <option value="">{t('articles.allGroups')}</option>
        <GroupOptions />
      </SelectField>
      <SelectField
        label={t('priceGrid.price')}
        value={filters.price}
        onChange={({ target }) => onChange({ price: target.value })}
      >
        {(['all', 'without', 'with'] as const).map((one) => (
          <option key={one} value={one === 'all' ? '' : one}>
            {t(`priceGrid.price.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('articles.state')}
        value={filters.state}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{t('articles.state.all')}</option>
        {articleStates.map((one) => (
          <option key={one} value={one}>
            {t(`articles.state.${one}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('priceGrid.withSteps')}
        checked={filters.steps !== ''}
        onChange={({ target }) => onChange({ steps: target.checked ? '1' : '' })}
      />
    </>
  );
}
