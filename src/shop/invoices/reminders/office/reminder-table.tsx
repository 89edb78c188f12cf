import { Link } from 'react-router';
import { amountCell, Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ReminderProposal } from './contract.ts';
import styles from './reminders.module.css';

type Props = {
  rows: readonly ReminderProposal[];
  /** The ticked invoices; undefined where nothing can be ticked. */
  chosen: ReadonlySet<number> | undefined;
  onTick: (numbers: readonly number[], isOn: boolean) => void;
};

/** What would be sent for each invoice, and what it would ask for. */
export function ReminderTable({ rows, chosen, onTick }: Props) {
  const t = useOfficeT();
  const numbers = rows.map(({ InvoiceNumber: number }) => number);
  return (
    <Table caption={t('reminders.title')} stacks>
      <thead>
        <tr>
          {chosen && (
            <td>
              <input
                type="checkbox"
                aria-label={t('list.selectAll')}
                checked={numbers.every((number) => chosen.has(number))}
                onChange={({ target }) => onTick(numbers, target.checked)}
              />
            </td>
          )}
          <th scope="col">{t('officeInvoices.number')}</th>
          <th scope="col">{t('officeInvoices.customer')}</th>
          <th scope="col">{t('officeInvoices.due')}</th>
          <th scope="col">{t('reminders.level')}</th>
          {(
            ['officeInvoices.balance', 'reminders.fee', 'reminders.interest', 'reminders.total'] as const
          ).map((name) => (
            <th key={name} scope="col" className={amountCell}>
              {t(name)}
            </th>
          ))}
          <th scope="col">{t('reminders.email')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.InvoiceNumber} row={row} chosen={chosen} onTick={onTick} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row, chosen, onTick }: Omit<Props, 'rows'> & { row: ReminderProposal }) {
  const t = useOfficeT();
  const { money: moneyIn } = useAmounts();
  const money = (amount: number) => moneyIn(amount, row.CurrencyCode);
  const { InvoiceNumber: number, Interest: interest, DaysWithoutRate: count } = row;
  return (
    <tr>
      {chosen && (
        <td>
          <input
            type="checkbox"
            aria-label={t('officeInvoice.title', { number })}
            checked={chosen.has(number)}
            onChange={({ target }) => onTick([number], target.checked)}
          />
        </td>
      )}
      <th scope="row" className={unbrokenCell}>
        <Link to={`/office/invoices/${number}`}>{number}</Link>
      </th>
      <td data-label={t('officeInvoices.customer')}>
        {row.CustomerNumber} {row.CustomerName}
        {row.ToldPaidDate !== null && (
          <span className={styles.beside}>
            {t('officeInvoice.toldPaid')} {row.ToldPaidDate}
          </span>
        )}
      </td>
      <td data-label={t('officeInvoices.due')} className={unbrokenCell}>
        {row.DueDate}
      </td>
      <td data-label={t('reminders.level')}>{row.Level}</td>
      <td data-label={t('officeInvoices.balance')} className={amountCell}>
        {money(row.Balance)}
      </td>
      <td data-label={t('reminders.fee')} className={amountCell}>
        {money(row.Fee)}
      </td>
      <td data-label={t('reminders.interest')} className={amountCell}>
        {row.AsksInterest || interest === 0
          ? money(interest)
          : t('reminders.notAsked', { amount: money(interest) })}
        {count > 0 && <span className={styles.beside}>{t('reminders.withoutRate', { count })}</span>}
      </td>
      <td data-label={t('reminders.total')} className={amountCell}>
        {money(row.Total)}
      </td>
      <td data-label={t('reminders.email')}>{row.Email || t('reminders.noEmail')}</td>
    </tr>
  );
}
