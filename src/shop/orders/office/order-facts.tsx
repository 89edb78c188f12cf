import { Link } from 'react-router';
import { listDate } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { Facts, type Fact } from '#shop/office/facts.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useWeekText } from '#shop/office/use-week-text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOrder } from './contract.ts';

/** The customer, the requests and the delivery address of an order. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const t = useOfficeT();
  const weekText = useWeekText();
  const facts: Fact[] = [
    [t('officeOrders.date'), [listDate(order.CreateDate)]],
    [
      t('officeOrder.customer'),
      [
        <CustomerLink key="customer" order={order} />,
        order.CustomerEmail,
        <OrdersLink key="orders" order={order} />,
      ],
    ],
    [
      t('officeOrder.wishes'),
      [
        order.WayOfDeliveryName,
        weekText(order.DeliveryWeek) || t('officeOrders.soon'),
        t(order.PartialDelivery ? 'officeOrder.partial.yes' : 'officeOrders.allAtOnce'),
      ],
    ],
    ...(order.Until
      ? [
          [t('officeOrder.openUntil'), [stockholmClock(new Date(order.Until)).replace('T', ' ')]] satisfies [
            string,
            string[],
          ],
        ]
      : []),
    ...(order.PlacedBy ? [[t('officeOrder.placedBy'), [order.PlacedBy]] satisfies [string, string[]]] : []),
    ...(order.OrderedBy
      ? [[t('officeOrder.orderedBy'), [order.OrderedBy]] satisfies [string, string[]]]
      : []),
    ...(order.ApprovedBy
      ? [[t('officeOrder.approvedBy'), [order.ApprovedBy]] satisfies [string, string[]]]
      : []),
    ...(order.PurchaseOrderNumber
      ? [[t('officeOrder.purchaseOrder'), [order.PurchaseOrderNumber]] satisfies [string, string[]]]
      : []),
    ...(order.CarrierAccount
      ? [[t('officeOrder.carrierAccount'), [order.CarrierAccount]] satisfies [string, string[]]]
      : []),
    ...(order.Message
      ? [[t('officeOrder.message'), order.Message.split('\n')] satisfies [string, string[]]]
      : []),
    [t('officeOrder.deliverTo'), order.DeliveryAddress],
    [t('officeOrder.invoiceTo'), order.InvoiceAddress],
  ];
  return <Facts facts={facts} />;
}

function CustomerLink({ order: { CustomerId, CustomerNumber, CustomerName } }: { order: OfficeOrder }) {
  const name = `${CustomerNumber} ${CustomerName}`;
  return useMay()('customers.read') ? <Link to={`/office/customers/${CustomerId}`}>{name}</Link> : name;
}

function OrdersLink({ order: { CustomerNumber } }: { order: OfficeOrder }) {
  const t = useOfficeT();
  return (
    <Link to={`/office/orders?q=${encodeURIComponent(CustomerNumber)}`}>{t('officeOrder.ofCustomer')}</Link>
  );
}
