import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import type { Parcel, readOrder } from '#shop/orders/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { NoteLink } from './order-papers.tsx';
import styles from './own-order.module.css';

/** What was sent when, in which parcels. */
export function OrderConsignments({ order }: { order: OutputOf<typeof readOrder> }) {
  const t = useT();
  const language = useLanguage();
  if (order.Consignments.length === 0) return null;
  const nameOf = new Map(order.Rows.map((row) => [row.Id, row.Description]));
  return (
    <section className={styles.part} aria-labelledby="order-consignments">
      <h2 id="order-consignments">{t('ownOrder.consignments')}</h2>
      <ul className={styles.consignments}>
        {order.Consignments.map((one) => (
          <li key={one.Id}>
            <p className={styles.consignment}>
              <strong>{t('ownOrder.sentOn', { date: dateInFigures(one.SentDate, language) })}</strong>
              {one.Parcels.map((parcel) => (
                <ParcelLink key={parcel.Number} parcel={parcel} />
              ))}
              <NoteLink id={one.Id} day={one.SentDate} />
            </p>
            <ul className={styles.content}>
              {one.Rows.map(({ OrderRowId, Quantity }) => (
                <li key={OrderRowId}>
                  {t('ownOrder.piecesOf', { count: Quantity, article: nameOf.get(OrderRowId) ?? '' })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ParcelLink({ parcel: { Number: number, TrackingUrl: url } }: { parcel: Parcel }) {
  const t = useT();
  if (url === null) return <span>{t('ownOrder.parcel', { number })}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('ownOrder.parcelWindow', { number })}
    >
      {t('ownOrder.parcel', { number })} <Icon name="external" size="s" />
    </a>
  );
}
