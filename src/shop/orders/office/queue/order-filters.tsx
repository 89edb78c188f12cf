import { useCallback } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { listCountries } from '#shop/countries/contract.ts';
import { CountryOptions } from '#shop/countries/country-options.tsx';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { nameOfRow } from '#shop/office/registers/name-values.ts';
import { cans } from '#shop/order-model/sending/readiness.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { wayCalls } from '#shop/ways-of-delivery/office/contract.ts';
import { dueTimes, orderSorts, orderStates, wantedTimes } from './filter.ts';
import styles from './queue.module.css';
import type { OrderFilterName, OrderList } from './use-order-list.ts';

/** Those that are asked for seldom; they are seen when one of them is set. */
const furtherFilters = ['way', 'country', 'week', 'held', 'collected', 'printed', 'from', 'to'] as const;

export function OrderFilters({ list }: { list: OrderList }) {
  const t = useOfficeT();
  const { filters, setFilters } = list;
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficeFilters state={list}>
      <SearchFilter value={filters.q} label={t('officeOrders.search')} onChange={search} />
      <Choice
        list={list}
        name="state"
        words={orderStates.map((one) => [one, t(`officeOrders.state.${one}`)])}
      />
      <Choice list={list} name="can" words={cans.map((one) => [one, t(`officeOrders.can.${one}`)])} />
      <Choice
        list={list}
        name="wanted"
        words={wantedTimes.map((one) => [one, t(`officeOrders.wanted.${one}`)])}
      />
      <Choice list={list} name="due" words={dueTimes.map((one) => [one, t(`officeOrders.due.${one}`)])} />
      <SelectField
        label={t('officeOrders.sort')}
        value={list.sort}
        onChange={({ target }) => list.sortBy(target.value)}
      >
        {orderSorts.map((one) => (
          <option key={one} value={one}>
            {t(`officeOrders.sort.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.further}>
        <Disclosure
          summary={t('officeOrders.furtherFilters')}
          open={furtherFilters.some((name) => filters[name] !== '') || undefined}
        >
          <FurtherFilters list={list} />
        </Disclosure>
      </div>
    </OfficeFilters>
  );
}

function FurtherFilters({ list }: { list: OrderList }) {
  const t = useOfficeT();
  const language = useLanguage();
  const ways = useEndpoint(wayCalls.list);
  const countries = useEndpoint(listCountries);
  const { filters, setFilters } = list;
  const failed = ways.error ?? countries.error;
  if (failed)
    return (
      <LoadState
        error={failed}
        onRetry={() => {
          void ways.refetch();
          void countries.refetch();
        }}
      />
    );
  return (
    <div className={styles.furtherFields}>
      <Choice
        list={list}
        name="way"
        words={(ways.data?.Rows ?? []).map((way) => [String(way.Id), nameOfRow(way, language)])}
      />
      <SelectField
        label={t('officeOrders.country')}
        value={filters.country}
        onChange={({ target }) => setFilters({ country: target.value })}
      >
        <option value="">{t('officeOrders.all')}</option>
        <CountryOptions offered={countries.data ?? []} chosen={filters.country} />
      </SelectField>
      {(['held', 'collected', 'printed'] as const).map((name) => (
        <Choice
          key={name}
          list={list}
          name={name}
          words={[
            ['yes', t(`officeOrders.${name}.yes`)],
            ['no', t(`officeOrders.${name}.no`)],
          ]}
        />
      ))}
      <TextField
        type="week"
        label={t('officeOrders.week')}
        value={filters.week}
        placeholder="2027-W05"
        onChange={({ target }) => setFilters({ week: target.value })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`officeOrders.${name}`)}
          value={filters[name]}
          onChange={({ target }) => setFilters({ [name]: target.value })}
        />
      ))}
    </div>
  );
}

type ChoiceProps = {
  list: OrderList;
  name: Extract<
    OrderFilterName,
    'state' | 'can' | 'due' | 'wanted' | 'way' | 'held' | 'collected' | 'printed'
  >;
  words: readonly (readonly [value: string, word: string])[];
};

function Choice({ list: { filters, setFilters }, name, words }: ChoiceProps) {
  const t = useOfficeT();
  return (
    <SelectField
      label={t(`officeOrders.${name}`)}
      value={filters[name]}
      onChange={({ target: { value } }) =>
        setFilters({
          [name]: value,
          // What can be sent is asked for today's work, which has nothing that is wanted in a later week.
          ...(name === 'can' && { wanted: value === '' ? '' : 'now' }),
        })
      }
    >
      <option value="">{t('officeOrders.all')}</option>
      {words.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}
