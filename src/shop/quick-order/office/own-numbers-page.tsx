import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import type { OwnNumber } from '#shop/quick-order/own-numbers/contract.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOwnNumbersOfCustomer } from './contract.ts';

const blank = { q: '' };

/** The article numbers of a customer; only the customer changes them, or a file of the business system. */
export default function OwnNumbersOfCustomerPage() {
  const t = useOfficeT();
  const amounts = useAmounts();
  const { id = '' } = useParams();
  const state = useOfficeList(blank);
  const { filters, setFilters, part } = state;
  const answer = useEndpoint(listOwnNumbersOfCustomer, {
    id: Number(id),
    q: filters.q,
    skip: part.skip,
    take: part.take,
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage
      title={t('customerNumbers.title')}
      back={{ to: `/office/customers/${id}`, text: t('customerNumbers.customer') }}
    >
      <OfficeFilters state={state}>
        <SearchFilter value={filters.q} label={t('customerNumbers.search')} onChange={search} />
      </OfficeFilters>
      <OfficeList
        caption={t('customerNumbers.title')}
        state={state}
        columns={columnsOf(t, amounts)}
        idOf={({ Id }) => Id}
        nameOf={(row) => row.OwnNumber}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT, { amount }: Amounts): OfficeColumn<OwnNumber>[] {
  return [
    { label: t('customerNumbers.own'), cell: (row) => row.OwnNumber },
    {
      label: t('articles.field.ArticleNumber'),
      cell: ({ Article }) => (
        <Link to={`/office/articles/${Article.ArticleId}`}>{Article.ArticleNumber}</Link>
      ),
    },
    { label: t('customerNumbers.article'), cell: ({ Article }) => Article.ArticleText },
    {
      label: t('customerNumbers.price'),
      cell: ({ Article }) => (Article.Price === null ? '–' : amount(Article.Price)),
      amount: true,
    },
  ];
}
