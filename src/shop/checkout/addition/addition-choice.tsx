import { RadioGroup } from '#kit/forms/radio-group.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { readOrder } from '#shop/orders/contract.ts';
import { OrderFacts } from '#shop/orders/order-own-facts.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { CheckoutPreview } from '#shop/checkout/preview/contract.ts';
import styles from './addition-choice.module.css';

type Props = {
  open: CheckoutPreview['AddTo'];
  currencyCode: string;
  /** The id of the chosen order; '' for a new one. */
  value: string;
  onChange: (addToOrderId: string) => void;
};

/** The newest open orders are radio buttons, the rest a list. */
const mostShown = 3;

/** The first question of the checkout: a new order, or one of those that are open; their delivery preferences are shown, not asked. */
export function AdditionChoice({ open, currencyCode, value, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const options = open.map(({ OrderId, Until, Rows, TotalAmount }) => {
    const time = stockholmClock(new Date(Until)).slice(11);
    const sum = moneyInWords(wireToOre(TotalAmount), currencyCode, language);
    const holds = t('addition.holds', { rows: plural(t, 'forecast.rows', Rows), sum });
    return { value: String(OrderId), label: `${t('addition.addTo', { number: OrderId, time })} · ${holds}` };
  });
  const older = options.slice(mostShown);
  return (
    <div className={styles.choice}>
      <RadioGroup
        legend={t('addition.question')}
        name="addToOrderId"
        value={value}
        options={[{ value: '', label: t('addition.newOrder') }, ...options.slice(0, mostShown)]}
        onChange={onChange}
      />
      {older.length > 0 && (
        <SelectField
          label={t('addition.older')}
          value={older.some((option) => option.value === value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t('addition.chooseOlder')}</option>
          {older.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )}
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
