import { useCallback, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { useOfficeList, type OfficeListState } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GridFilterFields } from './grid/grid-filter-fields.tsx';
import { PriceGrid } from './grid/price-grid.tsx';
import { priceStates, type PriceRow } from './price-contract.ts';
import { PriceRows } from './price-rows.tsx';
import { PriceWindow } from './price-window.tsx';
import styles from './prices.module.css';
import type { StepRow } from './steps/contract.ts';
import { StepRows } from './steps/step-rows.tsx';
import { StepWindow } from './steps/step-window.tsx';

const blank = { show: '', q: '', state: '', group: '', price: '', steps: '' };

/** The prices of one list, or what its articles cost from so many pieces. */
export function PricesOfList({ code, currency }: { code: string; currency: string }) {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(blank, 'number');
  const { filters, setFilters } = state;
  // What is shown is no filter of it.
  const list = {
    ...state,
    isFiltered: [filters.q, filters.state, filters.group, filters.price].some((one) => one !== ''),
    clear: () => setFilters({ q: '', state: '', group: '', price: '' }),
  };
  const [edited, setEdited] = useState<PriceRow | 'new'>();
  const [editedStep, setEditedStep] = useState<StepRow | 'new'>();
  const isOfSteps = filters.show === 'steps';
  const isGrid = filters.show === 'grid';
  return (
    <section className={styles.prices}>
      <header className={styles.head}>
        <h2>{t(isOfSteps ? 'steps.title' : 'prices.title')}</h2>
        {may('prices.write') && !isGrid && (
          <Button
            kind="primary"
            icon="plus"
            aria-haspopup="dialog"
            onClick={() => (isOfSteps ? setEditedStep('new') : setEdited('new'))}
          >
            {t(isOfSteps ? 'steps.new' : 'prices.new')}
          </Button>
        )}
      </header>
      <ListFilters state={list} filters={filters} setFilters={setFilters} />
      {isGrid ? (
        <PriceGrid code={code} currency={currency} filters={filters} state={list} />
      ) : isOfSteps ? (
        <StepRows code={code} currency={currency} q={filters.q} state={list} onChange={setEditedStep} />
      ) : (
        <PriceRows code={code} currency={currency} filters={filters} state={list} onChange={setEdited} />
      )}
      {edited && (
        <PriceWindow
          code={code}
          currency={currency}
          price={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {editedStep && (
        <StepWindow
          code={code}
          currency={currency}
          step={editedStep === 'new' ? undefined : editedStep}
          onClose={() => setEditedStep(undefined)}
        />
      )}
    </section>
  );
}

type Filters = Record<keyof typeof blank, string>;
type FilterProps = {
  state: OfficeListState;
  filters: Filters;
  setFilters: (changed: Partial<Filters>) => void;
};

function ListFilters({ state, filters, setFilters }: FilterProps) {
  const t = useOfficeT();
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficeFilters state={state}>
      <SelectField
        label={t('steps.show')}
        value={filters.show}
        onChange={({ target }) => setFilters({ show: target.value, state: '', group: '', price: '' })}
      >
        <option value="">{t('prices.title')}</option>
        <option value="steps">{t('steps.title')}</option>
        <option value="grid">{t('steps.show.grid')}</option>
      </SelectField>
      <SearchFilter value={filters.q} label={t('prices.search')} onChange={search} />
      {filters.show === 'grid' && <GridFilterFields filters={filters} onChange={setFilters} />}
      {filters.show === '' && (
        <SelectField
          label={t('prices.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('prices.state.all')}</option>
          {priceStates.map((state) => (
            <option key={state} value={state}>
              {t(`prices.state.${state}`)}
            </option>
          ))}
        </SelectField>
      )}
    </OfficeFilters>
  );
}
