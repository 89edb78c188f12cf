import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import type { OfficeListState } from '#shop/office/lists/use-office-list.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listPrices, type PriceRow } from './price-contract.ts';
import { PriceState } from './price-state.tsx';

type Props = {
  code: string;
  currency: string;
  filters: { q: string; state: string };
  state: OfficeListState;
  onChange: (price: PriceRow) => void;
};

/** The prices of one list: current, future and past. */
export function PriceRows({ code, currency, filters, state, onChange }: Props) {
  const t = useOfficeT();
  const amounts = useAmounts();
  const may = useMay();
  const { sort, skip, take } = state.part;
  const answer = useEndpoint(listPrices, {
    code,
    q: filters.q,
    sort,
    skip,
    take,
    ...(filters.state && { state: filters.state as PriceRow['State'] }),
  });
  return (
    <OfficeList
      caption={t('prices.title')}
      state={state}
      columns={[
        ...columnsOf(t, amounts, currency),
        ...(may('prices.write') ? [{ label: t('prices.act'), cell: changeButton }] : []),
      ]}
      idOf={(row) => answer.data?.Rows.indexOf(row) ?? 0}
      nameOf={({ ArticleNumber }) => ArticleNumber}
      answer={answer}
    />
  );

  function changeButton(row: PriceRow) {
    return (
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={t('prices.changeNamed', { name: row.ArticleNumber })}
        onClick={() => onChange(row)}
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
    {
      label: t('prices.field.RecommendedPrice'),
      amount: true,
      cell: ({ RecommendedPrice }) => (RecommendedPrice === null ? '–' : amount(RecommendedPrice)),
    },
    { label: t('prices.field.ValidFrom'), sort: 'from', cell: ({ ValidFrom }) => ValidFrom || '–' },
    { label: t('prices.field.ValidTo'), sort: 'to', cell: ({ ValidTo }) => ValidTo || '–' },
    { label: t('prices.state'), cell: ({ State }) => <PriceState state={State} /> },
  ];
}
