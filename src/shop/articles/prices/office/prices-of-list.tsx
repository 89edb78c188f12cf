import { useCallback, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { priceStates, type PriceRow } from './price-contract.ts';
import { PriceRows } from './price-rows.tsx';
import { PriceWindow } from './price-window.tsx';
import styles from './prices.module.css';
import type { StepRow } from './steps/contract.ts';
import { StepRows } from './steps/step-rows.tsx';
import { StepWindow } from './steps/step-window.tsx';

const blank = { show: '', q: '', state: '' };

/** The prices of one list, or what its articles cost from so many pieces. */
export function PricesOfList({ code, currency }: { code: string; currency: string }) {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(blank, 'number');
  const { filters, setFilters } = state;
  // What is shown is no filter of it.
  const list = {
    ...state,
    isFiltered: filters.q !== '' || filters.state !== '',
    clear: () => setFilters({ q: '', state: '' }),
  };
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const [edited, setEdited] = useState<PriceRow | 'new'>();
  const [editedStep, setEditedStep] = useState<StepRow | 'new'>();
  const isOfSteps = filters.show === 'steps';
  return (
    <section className={styles.prices}>
      <header className={styles.head}>
        <h2>{t(isOfSteps ? 'steps.title' : 'prices.title')}</h2>
        {may('prices.write') && (
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
      <OfficeFilters state={list}>
        <SelectField
          label={t('steps.show')}
          value={filters.show}
          onChange={({ target }) => setFilters({ show: target.value, state: '' })}
        >
          <option value="">{t('prices.title')}</option>
          <option value="steps">{t('steps.title')}</option>
        </SelectField>
        <SearchFilter value={filters.q} label={t('prices.search')} onChange={search} />
        {!isOfSteps && (
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
      {isOfSteps ? (
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
