import { Link } from 'react-router';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { Sums } from '#shop/office/facts.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOrder, OfficeOrderRow } from './contract.ts';
import { leftOfRow, type TypedRows } from './order-typed.ts';
import styles from './order.module.css';
import { OrderRowFields, type RowTyping } from './order-row-fields.tsx';

type Props = RowTyping & {
  order: OfficeOrder;
  /** Undefined when nothing can be entered. */
  typed: TypedRows | undefined;
  /** What of each row can be sent now. */
  ready: ReadonlyMap<number, number>;
};

export function OrderRowsTable({ order, typed, ready, mistakes, onType }: Props) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const isCancelled = order.Rows.some((row) => row.QuantityCancelled > 0);
  const sums = [
    [t('officeOrder.exclVat'), order.AmountExcludingVat],
    [t('officeOrder.vat'), order.VatAmount],
    [t('officeOrder.inclVat'), order.TotalAmount],
  ] as const;
  const counts = [
    [t('officeOrder.ordered'), (row: OfficeOrderRow) => row.Quantity],
    [t('officeOrder.sent'), (row: OfficeOrderRow) => row.QuantityDelivered],
    ...(isCancelled
      ? [[t('officeOrder.cancelled'), (row: OfficeOrderRow) => row.QuantityCancelled] as const]
      : []),
    [t('officeOrder.left'), leftOfRow],
  ] as const;
  return (
    <div className={desk.table}>
      <Table caption={t('officeOrder.rows')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeOrder.article')}</th>
            {counts.map(([label]) => (
              <th key={label} scope="col" className={amountCell}>
                {label}
              </th>
            ))}
            <th scope="col" className={typed ? undefined : amountCell}>
              {t('officeOrder.shortage')}
            </th>
            <th scope="col">{t('officeOrder.expected')}</th>
            {typed && <th scope="col">{t('officeOrder.sendNow')}</th>}
            <th scope="col" className={amountCell}>
              {t('officeOrder.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.Rows.map((row) => (
            <tr key={row.Id}>
              <th scope="row" className={desk.article}>
                <OrderedArticle row={row} />
              </th>
              {counts.map(([label, count]) => (
                <td key={label} data-label={label} className={amountCell}>
                  {count(row)}
                </td>
              ))}
              {typed && leftOfRow(row) > 0 ? (
                <OrderRowFields
                  row={row}
                  ready={ready.get(row.Id)}
                  typed={typed}
                  mistakes={mistakes}
                  onType={onType}
                />
              ) : (
                <>
                  <td data-label={t('officeOrder.shortage')} className={typed ? undefined : amountCell}>
                    {row.QuantityShort}
                  </td>
                  <td data-label={t('officeOrder.expected')}>{row.ExpectedDate}</td>
                  {typed && <td />}
                </>
              )}
              <td data-label={t('officeOrder.sum')} className={amountCell}>
                {amount(row.TotalAmount)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Sums sums={sums} currency={order.CurrencyCode} />
    </div>
  );
}

/** The article of a row, and who added the row when it came later than the order. */
function OrderedArticle({ row }: { row: OfficeOrderRow }) {
  const t = useOfficeT();
  return (
    <span>
      {row.ArticleId === null ? (
        row.ArticleNumber
      ) : (
        <Link to={`/office/articles/${row.ArticleId}`}>{row.ArticleNumber}</Link>
      )}{' '}
      {row.Description}
      {row.MadeToOrder && <small className={styles.added}>{t('officeOrder.madeToOrder')}</small>}
      {row.AddedAt !== null && (
        <small className={styles.added}>
          {t('officeOrder.added', {
            time: stockholmClock(new Date(row.AddedAt)).replace('T', ' '),
            who: row.AddedBy,
          })}
        </small>
      )}
    </span>
  );
}
