import { Link, useParams } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import type { ListSummary } from '#shop/shopping-lists/contract.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listListsOfCustomer } from './contract.ts';

const blank = {};

/** The saved lists of a customer. */
export default function ListsOfCustomerPage() {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const state = useOfficeList(blank);
  const { skip, take } = state.part;
  const answer = useEndpoint(listListsOfCustomer, { id: Number(id), skip, take });
  return (
    <OfficePage
      title={t('customerLists.title')}
      back={{ to: `/office/customers/${id}`, text: t('customerNumbers.customer') }}
    >
      <OfficeList
        caption={t('customerLists.title')}
        state={state}
        columns={columnsOf(t, id)}
        idOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT, customerId: string): OfficeColumn<ListSummary>[] {
  return [
    {
      label: t('customerLists.name'),
      cell: ({ Id, Name }) => <Link to={`/office/customers/${customerId}/lists/${Id}`}>{Name}</Link>,
    },
    { label: t('customerLists.rows'), cell: ({ RowCount }) => RowCount, amount: true },
    { label: t('customerLists.changed'), cell: ({ ChangedDate }) => ChangedDate },
    { label: t('customerLists.changedBy'), cell: ({ ChangedBy }) => ChangedBy },
  ];
}
