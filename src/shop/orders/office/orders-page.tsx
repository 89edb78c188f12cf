import { useCallback } from 'react';
import { Link } from 'react-router';
import { listDate } from '#kit/text/dates.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useWeekText } from '#shop/office/use-week-text.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficeOrders, orderStates, type OfficeOrderSummary } from './contract.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderState } from './order-state.tsx';

const blank = { q: '', state: '', from: '', to: '' };

export default function OfficeOrdersPage() {
  const t = useOfficeT();
  const amounts = useAmounts();
  const weekText = useWeekText();
  const list = useOfficeList(blank);
  const { filters, setFilters, part } = list;
  const { state, ...rest } = filters;
  const filter = { ...rest, ...(state && { state: state as (typeof orderStates)[number] }) };
  const answer = useEndpoint(listOfficeOrders, { ...filter, after: part.after, take: part.take });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage title={t('officeOrders.title')} actions={<ExportOrders filter={filter} />}>
      <OfficeFilters state={list}>
        <SearchFilter value={filters.q} label={t('officeOrders.search')} onChange={search} />
        <SelectField
          label={t('officeOrders.state')}
          value={state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('officeOrders.state.all')}</option>
          {orderStates.map((one) => (
            <option key={one} value={one}>
              {t(`officeOrders.state.${one}`)}
            </option>
          ))}
        </SelectField>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`officeOrders.${name}`)}
            value={filters[name]}
            onChange={({ target }) => setFilters({ [name]: target.value })}
          />
        ))}
      </OfficeFilters>
      <OfficeList
        caption={t('officeOrders.title')}
        state={list}
        columns={columnsOf(t, amounts, weekText)}
        idOf={({ Id }) => Id}
        nameOf={({ Id }) => String(Id)}
        empty={t('list.empty.orders')}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(
  t: OfficeT,
  { money }: Amounts,
  weekText: (week: string) => string,
): OfficeColumn<OfficeOrderSummary>[] {
  return [
    {
      label: t('officeOrders.number'),
      cell: ({ Id }) => <Link to={`/office/orders/${Id}`}>{Id}</Link>,
    },
    {
      label: t('officeOrders.date'),
      cell: (row) => <span className={unbrokenCell}>{listDate(row.CreateDate)}</span>,
    },
    { label: t('officeOrders.customer'), cell: (row) => `${row.CustomerNumber} ${row.CustomerName}` },
    { label: t('officeOrders.state'), cell: (row) => <OrderState order={row} /> },
    { label: t('officeOrders.way'), cell: ({ WayOfDeliveryName }) => WayOfDeliveryName },
    {
      label: t('officeOrders.week'),
      cell: ({ DeliveryWeek }) => weekText(DeliveryWeek) || t('officeOrders.soon'),
    },
    {
      label: t('officeOrders.amount'),
      amount: true,
      cell: (row) => money(row.AmountExcludingVat, row.CurrencyCode),
    },
  ];
}
