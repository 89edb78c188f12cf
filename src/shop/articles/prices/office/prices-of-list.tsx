import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listPrices, priceStates, type PriceRow } from './price-contract.ts';
import { PriceState } from './price-state.tsx';
import { PriceWindow } from './price-window.tsx';
import styles from './prices.module.css';

const blank = { q: '', state: '' };

/** The prices of one list: current, future and past. */
export function PricesOfList({ code, currency }: { code: string; currency: string }) {
  const t = useOfficeT();
  const amounts = useAmounts();
  const may = useMay();
  const list = useOfficeList(blank, 'number');
  const { filters, setFilters, part } = list;
  const answer = useEndpoint(listPrices, {
    code,
    q: filters.q,
    sort: part.sort,
    skip: part.skip,
    take: part.take,
    ...(filters.state && { state: filters.state as (typeof priceStates)[number] }),
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const [edited, setEdited] = useState<PriceRow | 'new'>();
  const mayWrite = may('prices.write');
  return (
    <section className={styles.prices}>
      <header className={styles.head}>
        <h2>{t('prices.title')}</h2>
        {mayWrite && (
          <Button kind="primary" icon="plus" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('prices.new')}
          </Button>
        )}
      </header>
      <OfficeFilters state={list}>
        <SearchFilter value={filters.q} label={t('prices.search')} onChange={search} />
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
      </OfficeFilters>
      <OfficeList
        caption={t('prices.title')}
        state={list}
        columns={[
          ...columnsOf(t, amounts, currency),
          ...(mayWrite ? [{ label: t('prices.act'), cell: changeButton }] : []),
        ]}
        idOf={(row) => answer.data?.Rows.indexOf(row) ?? 0}
        nameOf={({ ArticleNumber }) => ArticleNumber}
        answer={answer}
      />
      {edited && (
        <PriceWindow
          code={code}
          currency={currency}
          price={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );

  function changeButton(row: PriceRow) {
    return (
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={t('prices.changeNamed', { name: row.ArticleNumber })}
        onClick={() => setEdited(row)}
      >
        {t('prices.change')}
      </Button>
    );
  }
}

function columnsOf(t: OfficeT, { amount }: Amounts, currency: string): OfficeColumn<PriceRow>[] {
  return [
    {
      label: t('articles.field.ArticleNumber'),
      sort: 'number',
      cell: (row) => <Link to={`/office/articles/${row.ArticleId}`}>{row.ArticleNumber}</Link>,
    },
    {
      label: t('articles.name'),
      sort: 'name',
      cell: (row) => (
        <>
          {row.NameSV}
          <OtherLanguage text={row.NameEN} />
        </>
      ),
    },
    {
      label: t('prices.priceIn', { currency }),
      sort: 'price',
      amount: true,
      cell: ({ Price }) => amount(Price),
    },
    {
      label: t('articles.field.RegularPrice'),
      amount: true,
      cell: ({ RegularPrice }) => (RegularPrice === null ? '–' : amount(RegularPrice)),
    },
    { label: t('prices.field.ValidFrom'), sort: 'from', cell: ({ ValidFrom }) => ValidFrom || '–' },
    { label: t('prices.field.ValidTo'), sort: 'to', cell: ({ ValidTo }) => ValidTo || '–' },
    { label: t('prices.state'), cell: ({ State }) => <PriceState state={State} /> },
  ];
}
