import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { readVain } from '#shop/articles/office/missed-search-contract.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { useWeekText } from '#shop/office/use-week-text.ts';
import { SaveFigures } from './save-figures.tsx';
import styles from './figures.module.css';

/** Searches without results by week, the most frequent first. */
export function MissedSearchTable({ from, to }: { from: string; to: string }) {
  const t = useOfficeT();
  const weekText = useWeekText();
  const { data, error, refetch, isPlaceholderData } = useEndpoint(readVain, { from, to });
  if (!data || error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (data.Rows.length === 0) return <p>{t('figures.noneVain')}</p>;
  const heading = [t('figures.name.week'), t('figures.words'), t('figures.times')] as const;
  return (
    <>
      <p className={styles.note}>{t('figures.vainText')}</p>
      <div className={styles.figures}>
        <Table caption={t('figures.by.vain')} stacks busy={isPlaceholderData}>
          <thead>
            <tr>
              {heading.map((label, place) => (
                <th key={label} scope="col" className={place === 2 ? amountCell : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.Rows.map(({ Week, Words, Times }) => (
              <tr key={`${Week} ${Words}`}>
                <th scope="row">{weekText(Week)}</th>
                <td data-label={heading[1]}>{Words}</td>
                <td data-label={heading[2]} className={amountCell}>
                  {Times}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <SaveFigures
          name={`searches-${from}-${to}`}
          heading={heading}
          rows={data.Rows.map(({ Week, Words, Times }) => [Week, Words, Times])}
          query={{ by: 'vain', from, to }}
        />
      </div>
    </>
  );
}
