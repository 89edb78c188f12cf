import { Link } from 'react-router';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { MonthlyDraft } from './contract.ts';

type Props = {
  drafts: readonly MonthlyDraft[];
  /** The customers whose invoices are not to be made now. */
  left: ReadonlySet<number>;
  onLeave: (left: ReadonlySet<number>) => void;
  mayWrite: boolean;
};

/** The invoices that would be made, each with the orders on it. */
export function DraftTable({ drafts, left, onLeave, mayWrite }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const linksOrders = useMay()('orders.read');
  const set = (id: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeave(next);
  };
  return (
    <Table caption={t('monthly.title')} stacks>
      <thead>
        <tr>
          <th scope="col">{t('monthly.customer')}</th>
          <th scope="col">{t('monthly.deliveredTo')}</th>
          <th scope="col">{t('monthly.orders')}</th>
          <th scope="col" className={amountCell}>
            {t('monthly.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <tr key={`${draft.CustomerId} ${draft.OrderIds[0]}`}>
            <td>
              <label>
                {mayWrite && (
                  <input
                    type="checkbox"
                    checked={!left.has(draft.CustomerId)}
                    onChange={({ target }) => set(draft.CustomerId, target.checked)}
                  />
                )}{' '}
                {draft.CustomerNumber} {draft.Name}
              </label>
              {draft.RateMissingOn !== null && (
                <p className={desk.failure}>
                  {t('officeInvoice.rateMissing', { currency: draft.CurrencyCode, day: draft.RateMissingOn })}{' '}
                  <Link to="/office/rates">{t('officeInvoice.toRates')}</Link>
                </p>
              )}
            </td>
            <td data-label={t('monthly.deliveredTo')}>{draft.DeliveryName}</td>
            <td data-label={t('monthly.orders')}>
              {draft.OrderIds.map((id, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  {linksOrders ? <Link to={`/office/orders/${id}`}>{id}</Link> : id}
                </span>
              ))}
            </td>
            <td data-label={t('monthly.total')} className={amountCell}>
              {money(draft.TotalAmount, draft.CurrencyCode)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
