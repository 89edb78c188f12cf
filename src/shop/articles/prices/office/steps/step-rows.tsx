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
import { PriceState } from '#shop/articles/prices/office/price-state.tsx';
import { listSteps, type StepRow } from './contract.ts';
import { StepQuantity } from './step-quantity.tsx';

type Props = {
  code: string;
  currency: string;
  q: string;
  state: OfficeListState;
  onChange: (step: StepRow) => void;
};

/** What articles of a list cost from so many pieces. */
export function StepRows({ code, currency, q, state, onChange }: Props) {
  const t = useOfficeT();
  const amounts = useAmounts();
  const may = useMay();
  const { skip, take } = state.part;
  const answer = useEndpoint(listSteps, { code, q, skip, take });
  return (
    <OfficeList
      caption={t('steps.title')}
      state={state}
      columns={[
        ...columnsOf(t, amounts, currency),
        ...(may('prices.write') ? [{ label: t('prices.act'), cell: changeButton }] : []),
      ]}
      idOf={(row) => row.StepId}
      nameOf={nameOf}
      answer={answer}
      empty={t('steps.none')}
    />
  );

  function nameOf({ ArticleNumber, Quantity }: StepRow): string {
    return t('steps.named', { article: ArticleNumber, count: Quantity });
  }

  function changeButton(row: StepRow) {
    return (
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={t('prices.changeNamed', { name: nameOf(row) })}
        onClick={() => onChange(row)}
      >
        {t('prices.change')}
      </Button>
    );
  }
}

function columnsOf(t: OfficeT, { amount }: Amounts, currency: string): OfficeColumn<StepRow>[] {
  return [
    {
      label: t('articles.field.ArticleNumber'),
      cell: (row) => <Link to={`/office/articles/${row.ArticleId}`}>{row.ArticleNumber}</Link>,
    },
    {
      label: t('articles.name'),
      cell: (row) => (
        <>
          {row.NameSV}
          <OtherLanguage text={row.NameEN} />
        </>
      ),
    },
    { label: t('steps.field.Quantity'), amount: true, cell: (row) => <StepQuantity step={row} /> },
    { label: t('prices.priceIn', { currency }), amount: true, cell: ({ Price }) => amount(Price) },
    { label: t('prices.field.ValidFrom'), cell: ({ ValidFrom }) => ValidFrom || '–' },
    { label: t('prices.field.ValidTo'), cell: ({ ValidTo }) => ValidTo || '–' },
    { label: t('prices.state'), cell: ({ State }) => <PriceState state={State} /> },
  ];
}
