import { Link } from 'react-router';
import { listDate } from '#kit/text/dates.ts';
import { unbrokenCell } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { InvoicingResult } from '#shop/invoices/office/many/invoicing-result.tsx';
import { useInvoicingMany } from '#shop/invoices/office/many/use-invoicing-many.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useSelection } from '#shop/office/lists/use-selection.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficeOrders, type ListedOrder } from './contract.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderState } from './order-state.tsx';
import { ChosenOrders } from './picking/chosen-orders.tsx';
import { OrderFilters } from './queue/order-filters.tsx';
import { OrderMarks } from './queue/order-marks.tsx';
import { OrderDue, OrderReady } from './queue/order-ready.tsx';
import { useOrderList } from './queue/use-order-list.ts';

export default function OfficeOrdersPage() {
  const t = useOfficeT();
  const amounts = useAmounts();
  const list = useOrderList();
  const selection = useSelection();
  const may = useMay();
  const invoicing = useInvoicingMany(selection.clear);
  const { filter, sort, part, pathOf } = list;
  const answer = useEndpoint(listOfficeOrders, { ...filter, sort, after: part.after, take: part.take });
  const isInvoiced = list.filters.state === 'toInvoice' && may('invoices.write');
  return (
    <OfficePage title={t('officeOrders.title')} actions={<ExportOrders filter={filter} />}>
      {invoicing.done && <InvoicingResult done={invoicing.done} />}
      <OrderFilters list={list} />
      <ChosenOrders selection={selection} invoicing={isInvoiced ? invoicing : undefined} />
      <OfficeList
        caption={t('officeOrders.title')}
        state={list}
        columns={columnsOf(t, amounts, pathOf)}
        idOf={({ Id }) => Id}
        nameOf={({ Id }) => String(Id)}
        empty={t('list.empty.orders')}
        answer={answer}
        selection={may('orders.write') || isInvoiced ? selection : undefined}
      />
    </OfficePage>
  );
}

function columnsOf(
  t: OfficeT,
  { money }: Amounts,
  pathOf: (id: number) => string,
): OfficeColumn<ListedOrder>[] {
  return [
    {
      label: t('officeOrders.number'),
      cell: ({ Id }) => <Link to={pathOf(Id)}>{Id}</Link>,
    },
    {
      label: t('officeOrders.date'),
      cell: (row) => <span className={unbrokenCell}>{listDate(row.CreateDate)}</span>,
    },
    { label: t('officeOrders.customer'), cell: (row) => `${row.CustomerNumber} ${row.CustomerName}` },
    {
      label: t('officeOrders.state'),
      cell: (row) => (
        <>
          <OrderState order={row} /> <OrderMarks order={row} />
        </>
      ),
    },
    { label: t('officeOrders.can'), cell: (row) => <OrderReady order={row} /> },
    { label: t('officeOrders.due'), cell: ({ Due }) => <OrderDue day={Due} /> },
    { label: t('officeOrders.way'), cell: ({ WayOfDeliveryName }) => WayOfDeliveryName },
    {
      label: t('officeOrders.amount'),
      amount: true,
      cell: (row) => money(row.AmountExcludingVat, row.CurrencyCode),
    },
  ];
}
