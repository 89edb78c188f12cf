import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readKept } from './contract.ts';
import { SaveFigures } from './save-figures.tsx';
import styles from './figures.module.css';

/** How often orders were sent by the week that was told with them, month by month. */
export function KeptWeeksTable({ from, to }: { from: string; to: string }) {
  const t = useOfficeT();
  const { data, error, refetch, isPlaceholderData } = useEndpoint(readKept, { from, to });
  if (!data || error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (data.Rows.length === 0) return <p>{t('figures.noneKept')}</p>;
  const heading = [
    t('figures.month'),
    t('figures.told'),
    t('figures.kept'),
    t('figures.missed'),
    t('figures.open'),
    t('figures.keptShare'),
  ] as const;
  const rows = data.Rows.map(({ Month, Told, Kept, Missed, Open }) => {
    const ended = Kept + Missed;
    const share = ended > 0 ? `${Math.round((100 * Kept) / ended)} %` : '';
    return [Month, Told, Kept, Missed, Open, share] as const;
  });
  return (
    <>
      <p className={styles.note}>{t('figures.keptText')}</p>
      <div className={styles.figures}>
        <Table caption={t('figures.by.kept')} stacks busy={isPlaceholderData}>
          <thead>
            <tr>
              {heading.map((label, place) => (
                <th key={label} scope="col" className={place > 0 ? amountCell : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([month, ...counts]) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {counts.map((count, place) => (
                  <td key={heading[place + 1]} data-label={heading[place + 1]} className={amountCell}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <SaveFigures
          name={`kept-${from}-${to}`}
          heading={heading}
          rows={rows.map((row) => [...row])}
          query={{ by: 'kept', from, to }}
        />
      </div>
    </>
  );
}
