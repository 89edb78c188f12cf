import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listPriceLists, type PriceListRow } from './contract.ts';

const noFilters = {};

export default function OfficePriceListsPage() {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(noFilters);
  const answer = useEndpoint(listPriceLists);
  return (
    <OfficePage
      title={t('priceLists.title')}
      actions={
        may('prices.write') && (
          <ButtonLink kind="primary" icon="plus" to="/office/price-lists/new">
            {t('priceLists.new')}
          </ButtonLink>
        )
      }
    >
      <p>{t('priceLists.text')}</p>
      <OfficeList
        caption={t('priceLists.title')}
        state={state}
        columns={columnsOf(t)}
        idOf={(row) => answer.data?.Rows.indexOf(row) ?? 0}
        nameOf={({ Code }) => Code}
        empty={may('prices.write') && <Link to="/office/price-lists/new">{t('list.empty.priceLists')}</Link>}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT): OfficeColumn<PriceListRow>[] {
  return [
    {
      label: t('priceLists.field.Code'),
      cell: ({ Code }) => <Link to={priceListPath(Code)}>{Code}</Link>,
    },
    {
      label: t('priceLists.name'),
      cell: ({ NameSV, NameEN }) => (
        <>
          {NameSV}
          <OtherLanguage text={NameEN} />
        </>
      ),
    },
    { label: t('priceLists.field.CurrencyCode'), cell: ({ CurrencyCode }) => CurrencyCode },
    { label: t('priceLists.customers'), amount: true, cell: ({ Customers }) => Customers },
    { label: t('priceLists.articles'), amount: true, cell: ({ Articles }) => Articles },
    { label: t('priceLists.timed'), amount: true, cell: ({ Timed }) => Timed },
  ];
}

function priceListPath(code: string): string {
  return `/office/price-lists/${encodeURIComponent(code)}`;
}
