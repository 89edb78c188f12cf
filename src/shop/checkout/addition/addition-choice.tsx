import { RadioGroup } from '#kit/forms/radio-group.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { readOrder } from '#shop/orders/contract.ts';
import { OrderFacts } from '#shop/orders/order-own-facts.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { CheckoutPreview } from '#shop/checkout/preview/contract.ts';
import styles from './addition-choice.module.css';

type Props = {
  open: CheckoutPreview['AddTo'];
  /** The id of the chosen order; '' for a new one. */
  value: string;
  onChange: (addToOrderId: string) => void;
};

/** The first question of the checkout: a new order, or one of those that are open; their delivery preferences are shown, not asked. */
export function AdditionChoice({ open, value, onChange }: Props) {
  const t = useT();
  const options = open.map(({ OrderId, Until }) => ({
    value: String(OrderId),
    label: t('addition.addTo', { number: OrderId, time: stockholmClock(new Date(Until)).slice(11) }),
  }));
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={t('addition.question')}
        name="addToOrderId"
        value={value}
        options={[{ value: '', label: t('addition.newOrder') }, ...options]}
        onChange={onChange}
      />
      {value !== '' && <PreferencesOfOrder orderId={Number(value)} />}
    </div>
  );
}

function PreferencesOfOrder({ orderId }: { orderId: number }) {
  const t = useT();
  const { data: order } = useEndpoint(readOrder, { orderId }, { keepPrevious: false });
  return (
    <div className={styles.preferences}>
      <p>{t('addition.asInOrder')}</p>
      {order && (
        <OrderFacts
          order={order}
          more={[
            [t('orders.wayOfDelivery'), [order.WayOfDeliveryName]],
            [t('checkout.partialDelivery'), [t(order.PartialDelivery ? 'general.yes' : 'general.no')]],
          ]}
        />
      )}
    </div>
  );
}
