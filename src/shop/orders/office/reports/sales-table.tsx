import { formatDecimal } from '#kit/tables/csv-file.ts';
import { wireToOre } from '#kit/text/money.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useWeekText } from '#shop/office/use-week-text.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readSales, type SalesBy, type SalesRow } from './contract.ts';
import { SaveFigures } from './save-figures.tsx';
import styles from './figures.module.css';

type Props = { by: SalesBy; from: string; to: string };

/** Sums with a bar beside each; the bars add nothing for screen readers. */
export function SalesTable({ by, from, to }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const weekText = useWeekText();
  const { data, error, refetch, isPlaceholderData } = useEndpoint(readSales, { by, from, to });
  if (!data || error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (data.Rows.length === 0) return <p>{t('figures.none')}</p>;
  const mostIn = (currency: string) =>
    Math.max(...data.Rows.filter((row) => row.CurrencyCode === currency).map(({ Amount }) => Amount), 1);
  const heading = [t(`figures.name.${by}`), t('figures.orders'), t('figures.quantity'), t('figures.amount')];
  return (
    <div className={styles.figures}>
      <Table caption={t(`figures.by.${by}`)} stacks busy={isPlaceholderData}>
        <thead>
          <tr>
            {heading.map((label, place) => (
              <th key={label} scope="col" className={place > 0 ? amountCell : undefined}>
                {label}
              </th>
            ))}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {data.Rows.map((row) => (
            <tr key={`${row.Name} ${row.CurrencyCode}`}>
              <th scope="row">{weekText(row.Name)}</th>
              <td data-label={heading[1]} className={amountCell}>
                {row.Orders}
              </td>
              <td data-label={heading[2]} className={amountCell}>
                {row.Quantity}
              </td>
              <td data-label={heading[3]} className={amountCell}>
                {money(row.Amount, row.CurrencyCode)}
              </td>
              <td className={styles.bar} aria-hidden="true">
                <svg width="100%" height="12" preserveAspectRatio="none">
                  <rect width={`${(100 * row.Amount) / mostIn(row.CurrencyCode)}%`} height="12" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <SaveFigures
        name={`sales-${by}-${from}-${to}`}
        heading={[...heading, t('figures.currency')]}
        rows={data.Rows.map(cellsOf)}
        query={{ by, from, to }}
      />
    </div>
  );
}

function cellsOf({ Name, Orders, Quantity, Amount, CurrencyCode }: SalesRow) {
  return [Name, Orders, Quantity, formatDecimal(wireToOre(Amount)), CurrencyCode];
}
