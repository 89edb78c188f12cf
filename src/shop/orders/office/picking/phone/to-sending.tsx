import { Link } from 'react-router';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import type { readOrderPicking } from '#shop/orders/office/picking/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { isAllPicked, missingOf, pickedOf, type Picked } from './pick-count.ts';
import type { Row } from './picked-row.tsx';
import styles from './picking.module.css';

type Order = OutputOf<typeof readOrderPicking>;
type SendingProps = {
  orders: readonly Order[];
  rows: readonly Row[];
  picked: Picked;
  missing: ReadonlySet<number>;
};

/** Leads to where the orders are sent: each with what is picked of it, or all that are picked at once. */
export function ToSending({ orders, rows, picked, missing }: SendingProps) {
  const t = useOfficeT();
  const isDone = isAllPicked(rows, picked, missing);
  const [first] = orders;
  if (orders.length === 1 && first)
    return (
      <div className={desk.buttons}>
        <ButtonLink
          kind={isDone ? 'primary' : 'secondary'}
          to={`/office/orders/${first.OrderId}`}
          state={{ isPicked: true }}
        >
          {t('picking.phone.send')}
        </ButtonLink>
      </div>
    );
  const pickable = orders.filter(({ LeftOut }) => !LeftOut);
  // Of many all is sent that should be there: where something is missing the order is sent by itself.
  const whole = pickable.filter(({ Rows }) => Rows.every((row) => missingOf(row, picked, missing) === 0));
  return (
    <>
      <ul className={styles.rows} aria-label={t('picking.orders')}>
        {pickable.map(({ OrderId, CustomerName, Rows }) => (
          <li key={OrderId} className={styles.order}>
            <Link to={`/office/orders/${OrderId}`} state={{ isPicked: true }}>
              {OrderId}
            </Link>
            <span>{CustomerName}</span>
            <span>
              {t('picking.phone.pickedOf', {
                count: Rows.reduce((sum, row) => sum + pickedOf(row, picked), 0),
                n: Rows.reduce((sum, { Ready }) => sum + Ready, 0),
              })}
            </span>
          </li>
        ))}
      </ul>
      {isDone && whole.length > 0 && (
        <div className={desk.buttons}>
          <ButtonLink
            kind="primary"
            to={`/office/orders/send?ids=${whole.map(({ OrderId }) => OrderId).join()}`}
          >
            {whole.length === pickable.length
              ? t('picking.phone.sendAll')
              : t('picking.phone.sendWhole', { n: whole.length })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
