import { decimalInWords } from '#kit/text/numbers/number-in-words.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { CommercialInvoice } from './customs/commercial-invoice.tsx';
import { ChangeParcels } from './parcels/change-parcels.tsx';
import type { OfficeOrder } from './contract.ts';
import styles from './order.module.css';

type Props = { order: OfficeOrder; mayWrite: boolean; reload: () => Promise<unknown> };

/** The consignments, with their dates and numbers. */
export function Consignments({ order, mayWrite, reload }: Props) {
  const t = useOfficeT();
  if (order.Consignments.length === 0) return null;
  const nameOf = (rowId: number) => order.Rows.find(({ Id }) => Id === rowId)?.ArticleNumber ?? '';
  return (
    <section className={styles.consignments}>
      <h2>{t('officeOrder.consignments')}</h2>
      <ol>
        {order.Consignments.map((one) => {
          const { Id, SentDate, Parcels, GrossWeight, Rows, MissingForCustoms } = one;
          return (
            <li key={Id}>
              {t('officeOrder.consignment', {
                date: SentDate,
                count: Rows.reduce((sum, { Quantity }) => sum + Quantity, 0),
              })}
              {GrossWeight !== null && `, ${decimalInWords(GrossWeight, t.language)} kg`}
              {', '}
              {Parcels.length === 0
                ? t('officeOrder.noNumber')
                : Parcels.map(({ Number, TrackingUrl }, place) => (
                    <span key={Number}>
                      {place > 0 && ', '}
                      {TrackingUrl ? (
                        <a href={TrackingUrl} target="_blank" rel="noopener noreferrer">
                          {Number}
                        </a>
                      ) : (
                        Number
                      )}
                    </span>
                  ))}
              <small>{Rows.map(({ RowId, Quantity }) => `${Quantity} × ${nameOf(RowId)}`).join(', ')}</small>
              {mayWrite && !(order.Collected && Parcels.length === 0) && (
                <ChangeParcels
                  key={Parcels.map((parcel) => parcel.Number).join()}
                  order={order}
                  consignment={one}
                  reload={reload}
                />
              )}
              {MissingForCustoms && <CommercialInvoice id={Id} day={SentDate} missing={MissingForCustoms} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
