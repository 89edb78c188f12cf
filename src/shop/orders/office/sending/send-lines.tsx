import { Link } from 'react-router';
import { decimalInWords } from '#kit/text/numbers/number-in-words.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { longestParcel, longestParcels, mostParcels, parcelsIn } from '#shop/order-model/sending/parcels.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ToSend } from './contract.ts';
import { parcelDoubt, parcelsRead } from './parcel-doubt.ts';
import styles from './send.module.css';
import { blankLine, type TypedLine, type TypedLines } from './use-typed-lines.ts';

type Props = {
  orders: readonly ToSend[];
  typed: TypedLines;
  /** Whether mistakes are shown. */
  isTried: boolean;
  onType: (id: number, line: TypedLine) => void;
};

/** Returns whether a text can be the parcels of one order. */
export function areParcels(text: string, pattern: string): boolean {
  const parcels = parcelsIn(text, pattern);
  return parcels.length <= mostParcels && parcels.every((parcel) => parcel.length <= longestParcel);
}

/** A line for each order: what of it is ready, what it weighs, and the numbers of its parcels. */
export function SendLines({ orders, typed, isTried, onType }: Props) {
  const t = useOfficeT();
  return (
    <div className={desk.table}>
      <Table caption={t('sendMany.title')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeOrders.number')}</th>
            <th scope="col">{t('officeOrders.customer')}</th>
            <th scope="col">{t('officeOrders.way')}</th>
            <th scope="col" className={amountCell}>
              {t('sendMany.pieces')}
            </th>
            <th scope="col" className={amountCell}>
              {t('sendMany.weight')}
            </th>
            <th scope="col">{t('officeOrder.carrier')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.OrderId}>
              <th scope="row">
                <Link to={`/office/orders/${order.OrderId}`}>{order.OrderId}</Link>
              </th>
              <td data-label={t('officeOrders.customer')}>
                {order.CustomerNumber} {order.CustomerName}
              </td>
              <td data-label={t('officeOrders.way')}>{order.WayOfDeliveryName}</td>
              <td data-label={t('sendMany.pieces')} className={amountCell}>
                {t('sendMany.ready', { count: order.PiecesReady, all: order.Pieces })}
              </td>
              <td data-label={t('sendMany.weight')} className={amountCell}>
                {order.Weight === null ? '–' : `${decimalInWords(order.Weight, t.language)} kg`}
              </td>
              <td data-label={t('officeOrder.carrier')}>
                <Parcels
                  order={order}
                  line={typed[order.OrderId] ?? blankLine}
                  isTried={isTried}
                  onType={(line) => onType(order.OrderId, line)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type LineProps = { order: ToSend; line: TypedLine; isTried: boolean; onType: (line: TypedLine) => void };

/** The field of the parcels, below what the customer wants; instead of it why the order is not sent. */
function Parcels({ order, line, isTried, onType }: LineProps) {
  const t = useOfficeT();
  const isSent = order.Question === '' || line.despite;
  if (order.Refusal !== '') return <span className={styles.quiet}>{order.Refusal}</span>;
  return (
    <div className={styles.line}>
      {order.Question !== '' && (
        <>
          <span>{order.Question}</span>
          <Checkbox
            label={t('sendMany.despite')}
            aria-label={t('sendMany.despiteOf', { number: order.OrderId })}
            data-tick
            checked={line.despite}
            onChange={({ target }) => onType({ ...line, despite: target.checked })}
          />
        </>
      )}
      <TextField
        label={t('sendMany.parcelsOf', { number: order.OrderId })}
        labelHidden
        value={line.parcels}
        maxLength={longestParcels}
        autoComplete="off"
        hint={parcelsRead(order.ParcelPattern, line.parcels, t)}
        warning={parcelDoubt(order.ParcelPattern, line.parcels, t)}
        {...(isTried &&
          isSent &&
          !areParcels(line.parcels, order.ParcelPattern) && {
            error: t('sendMany.wrongParcels', { count: mostParcels, most: longestParcel }),
          })}
        onChange={({ target }) => onType({ ...line, parcels: target.value })}
      />
      {!order.HasEmail && <small className={styles.quiet}>{t('officeOrder.noMail')}</small>}
    </div>
  );
}
