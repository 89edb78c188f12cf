import { parseWeek } from '#kit/text/weeks.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Order } from './contract.ts';
import styles from './order-own-facts.module.css';

type Fact = readonly [label: string, lines: readonly string[]];

/** The customer's requests with an order, preceded by `more`. */
export function OrderFacts({ order, more = [] }: { order: Order; more?: readonly Fact[] }) {
  const t = useT();
  const facts: readonly Fact[] = [
    ...more,
    [t('orders.orderedBy'), [order.OrderedBy ?? '']],
    [t('orders.approvedBy'), [order.ApprovedBy ?? '']],
    [t('checkout.purchaseOrder'), [order.PurchaseOrderNumber]],
    [t('checkout.carrierAccount'), [order.CarrierAccount]],
    [t('orders.deliveryWeek'), [weekWords(order.DeliveryWeek, t)]],
    [t('orders.deliveryAddress'), order.DeliveryAddress],
    [t('orders.message'), order.Message.split('\n')],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, lines]) => lines.some((line) => line !== ''))
        .map(([label, lines]) => (
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

/** Formats `2027-W05` as `v. 5 2027`; '' means as soon as possible. */
function weekWords(week: string, t: T): string {
  const parsed = parseWeek(week);
  return parsed ? t('checkout.weekOfYear', parsed) : t('checkout.asSoonAsPossible');
}
