import { signOf } from '#kit/text/money.ts';
import { wholeAmountInWords } from '#kit/text/money-in-words.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import { formatDecimal } from '#kit/tables/csv-file.ts';
import { amountCell, Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readSales } from './contract.ts';
import { MonthChart } from './month-chart.tsx';
import { besideYearBefore, monthsBetween, yearBefore, type MonthOfSales } from './months.ts';
import { SaveFigures } from './save-figures.tsx';
import { useShortMonth } from './use-short-month.ts';
import styles from './figures.module.css';

type Props = { from: string; to: string };

/** Sales over the months beside those of the same days a year before, as lines and as a table, by currency. */
export function SalesByMonth({ from, to }: Props) {
  const t = useOfficeT();
  const now = useEndpoint(readSales, { by: 'month', from, to });
  const before = useEndpoint(readSales, { by: 'month', from: yearBefore(from), to: yearBefore(to) });
  if (!now.data || !before.data || now.error || before.error) {
    const retry = () => void Promise.all([now.refetch(), before.refetch()]);
    return <LoadState error={now.error ?? before.error} onRetry={retry} />;
  }
  const sales = besideYearBefore(monthsBetween(from, to), now.data.Rows, before.data.Rows);
  if (sales.length === 0) return <p>{t('figures.none')}</p>;
  return (
    <div className={styles.figures}>
      {sales.map(({ currency, months }) => (
        <div key={currency} className={styles.currency}>
          <MonthChart months={months} currency={currency} />
          <MonthTable
            months={months}
            currency={currency}
            busy={now.isPlaceholderData || before.isPlaceholderData}
          />
        </div>
      ))}
      <SaveFigures
        name={`sales-month-${from}-${to}`}
        heading={[
          t('figures.name.month'),
          t('figures.orders'),
          t('figures.quantity'),
          t('figures.amount'),
          t('figures.yearBefore'),
          t('figures.currency'),
        ]}
        rows={sales.flatMap(({ currency, months }) =>
          months.map(({ month, orders, quantity, ore, oreBefore }) => [
            month,
            orders,
            quantity,
            formatDecimal(ore),
            formatDecimal(oreBefore),
            currency,
          ]),
        )}
        query={{ by: 'month', from, to }}
      />
    </div>
  );
}

function MonthTable({
  months,
  currency,
  busy,
}: {
  months: readonly MonthOfSales[];
  currency: string;
  busy: boolean;
}) {
  const t = useOfficeT();
  const shortMonth = useShortMonth();
  const sum = (key: 'orders' | 'quantity' | 'ore' | 'oreBefore') =>
    months.reduce((total, month) => total + month[key], 0);
  const total = {
    month: t('figures.total'),
    orders: sum('orders'),
    quantity: sum('quantity'),
    ore: sum('ore'),
    oreBefore: sum('oreBefore'),
  };
  return (
    <Table caption={`${t('figures.by.month')}, ${currency}`} busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t('figures.name.month')}</th>
          <th scope="col" className={`${amountCell} ${styles.onDesk}`}>
            {t('figures.orders')}
          </th>
          <th scope="col" className={`${amountCell} ${styles.onDesk}`}>
            {t('figures.quantity')}
          </th>
          <th scope="col" className={amountCell}>
            {t('figures.amount')}
          </th>
          <th scope="col" className={amountCell}>
            {t('figures.yearBefore')}
          </th>
          <th scope="col" className={amountCell}>
            {t('figures.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <MonthRow key={month.month} name={shortMonth(month.month)} of={month} />
        ))}
      </tbody>
      <tfoot>
        <MonthRow name={total.month} of={total} />
      </tfoot>
    </Table>
  );
}

function MonthRow({ name, of }: { name: string; of: MonthOfSales }) {
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className={unbrokenCell}>
        {name}
      </th>
      <td className={`${amountCell} ${styles.onDesk}`}>{of.orders || '–'}</td>
      <td className={`${amountCell} ${styles.onDesk}`}>
        {of.quantity === 0 ? '–' : wholeNumberInWords(of.quantity, language)}
      </td>
      <td className={amountCell}>{of.ore === 0 ? '–' : wholeAmountInWords(of.ore, language)}</td>
      <td className={`${amountCell} ${styles.quiet}`}>
        {of.oreBefore === 0 ? '–' : wholeAmountInWords(of.oreBefore, language)}
      </td>
      <td className={amountCell}>{changeOf(of)}</td>
    </tr>
  );
}

/** In whole percent of the year before; nothing can be said where that was nothing. */
function changeOf({ ore, oreBefore }: MonthOfSales): string {
  if (oreBefore <= 0) return '–';
  const percent = Math.round((100 * (ore - oreBefore)) / oreBefore);
  return `${percent > 0 ? '+' : signOf(percent)}${Math.abs(percent)} %`;
}
