import { listDate } from '#kit/dates.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeOrder } from './office-contract.ts';
import styles from './office-order.module.css';

/** Who ordered, what they wish, and where it goes. */
export function OrderFacts({ order }: { order: OfficeOrder }) {
  const t = useOfficeT();
  const facts: [string, readonly string[]][] = [
    [t('officeOrders.date'), [listDate(order.CreateDate)]],
    [
      t('officeOrder.customer'),
      [`${order.CustomerNumber} ${order.CustomerName}`, order.CustomerEmail].filter(Boolean),
    ],
    [
      t('officeOrder.wishes'),
      [
        order.WayOfDeliveryName,
        order.DeliveryWeek || t('officeOrders.soon'),
        t(order.PartialDelivery ? 'officeOrder.partial.yes' : 'officeOrder.partial.no'),
      ],
    ],
    ...(order.Message
      ? [[t('officeOrder.message'), order.Message.split('\n')] satisfies [string, string[]]]
      : []),
    [t('officeOrder.deliverTo'), order.DeliveryAddress],
    [t('officeOrder.invoiceTo'), order.InvoiceAddress],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, lines]) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line, place) => (
            <dd key={place}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
