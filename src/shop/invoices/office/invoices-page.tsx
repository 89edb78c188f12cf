import { useCallback } from 'react';
import { Link } from 'react-router';
import { SelectField } from '#kit/forms/select-field.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { OverdueStatements } from '#shop/statements/office/overdue-statements.tsx';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  listOfficeInvoices,
  officeInvoiceStates,
  type OfficeInvoiceState,
  type OfficeInvoiceSummary,
} from './contract.ts';
import { InvoiceState } from './invoice-state.tsx';

const blank = { q: '', state: '' };

export default function OfficeInvoicesPage() {
  const t = useOfficeT();
  const amounts = useAmounts();
  const may = useMay();
  const list = useOfficeList(blank);
  const { filters, setFilters, part } = list;
  const answer = useEndpoint(listOfficeInvoices, {
    q: filters.q,
    after: part.after,
    take: part.take,
    ...(filters.state && { state: filters.state as OfficeInvoiceState }),
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage
      title={t('officeInvoices.title')}
      actions={
        <>
          {may('invoices.write') && <OverdueStatements />}
          <ButtonLink to="/office/invoices/monthly">{t('monthly.title')}</ButtonLink>
        </>
      }
    >
      <OfficeFilters state={list}>
        <SearchFilter value={filters.q} label={t('officeInvoices.search')} onChange={search} />
        <SelectField
          label={t('officeInvoices.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('officeInvoices.state.all')}</option>
          {officeInvoiceStates.map((one) => (
            <option key={one} value={one}>
              {t(`officeInvoices.state.${one}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('officeInvoices.title')}
        state={list}
        columns={columnsOf(t, amounts, may('orders.read'))}
        idOf={({ Number: number }) => number}
        nameOf={({ Number: number }) => String(number)}
        empty={t('list.empty.invoices')}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(
  t: OfficeT,
  { amount, money }: Amounts,
  linksOrders: boolean,
): OfficeColumn<OfficeInvoiceSummary>[] {
  return [
    {
      label: t('officeInvoices.number'),
      cell: ({ Number: number }) => <Link to={`/office/invoices/${number}`}>{number}</Link>,
    },
    {
      label: t('officeInvoices.date'),
      cell: ({ InvoiceDate }) => <span className={unbrokenCell}>{InvoiceDate}</span>,
    },
    { label: t('officeInvoices.customer'), cell: (row) => `${row.CustomerNumber} ${row.CustomerName}` },
    {
      label: t('officeInvoices.order'),
      cell: ({ OrderId }) =>
        OrderId !== null && linksOrders ? <Link to={`/office/orders/${OrderId}`}>{OrderId}</Link> : OrderId,
    },
    { label: t('officeInvoices.state'), cell: (row) => <InvoiceState invoice={row} /> },
    {
      label: t('officeInvoices.due'),
      cell: ({ DueDate }) => <span className={unbrokenCell}>{DueDate}</span>,
    },
    {
      label: t('officeInvoices.amount'),
      amount: true,
      cell: (row) => money(row.TotalAmount, row.CurrencyCode),
    },
    {
      label: t('officeInvoices.balance'),
      amount: true,
      cell: ({ Balance }) => amount(Balance),
    },
  ];
}
