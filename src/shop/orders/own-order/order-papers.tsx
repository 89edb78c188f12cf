import type { ReactNode } from 'react';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import type { Order } from '#shop/orders/contract.ts';
import { OrderPdfLink } from '#shop/orders/order-pdf-link.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { DocumentLine } from './document-line.tsx';
import styles from './own-order.module.css';

/** The papers of an order: its confirmation, a note of each consignment, and those that `children` add. */
export function OrderPapers({ order, children }: { order: Order; children: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section data-print="no" className={styles.part} aria-labelledby="order-papers">
      <h2 id="order-papers">{t('ownOrder.documents')}</h2>
      <ul>
        <DocumentLine name={t('ownOrder.confirmation')} detail={dateInFigures(order.CreateDate, language)}>
          <OrderPdfLink orderId={order.Id} />
        </DocumentLine>
        {order.Consignments.map(({ Id, SentDate }) => (
          <DocumentLine key={Id} name={t('ownOrder.note')} detail={dateInFigures(SentDate, language)}>
            <NoteLink id={Id} day={SentDate} />
          </DocumentLine>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** Opens the delivery note of a consignment in a new window. */
export function NoteLink({ id, day }: { id: number; day: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <a
      data-print="no"
      href={`/api/pdf/DeliveryNote/${id}`}
      target="_blank"
      rel="noopener"
      aria-label={t('ownOrder.noteOf', { date: dateInFigures(day, language) })}
    >
      {t('ownOrder.note')} <Icon name="external" size="s" />
    </a>
  );
}
