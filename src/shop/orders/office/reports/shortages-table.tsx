import { Link } from 'react-router';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readShort } from './contract.ts';
import { SaveFigures } from './save-figures.tsx';
import styles from './figures.module.css';

/** Articles that open orders wait for, those with the largest demand first. */
export function ShortTable() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readShort);
  if (!data || error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (data.Rows.length === 0) return <p>{t('figures.noneShort')}</p>;
  const heading = [
    t('figures.article'),
    t('figures.short'),
    t('figures.orders'),
    t('figures.expected'),
  ] as const;
  return (
    <div className={styles.figures}>
      <Table caption={t('figures.by.short')} stacks>
        <thead>
          <tr>
            {heading.map((label, place) => (
              <th key={label} scope="col" className={place === 1 || place === 2 ? amountCell : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.Rows.map((row) => (
            <tr key={`${row.ArticleId} ${row.ArticleNumber}`}>
              <th scope="row">
                {row.ArticleId === null ? (
                  row.ArticleNumber
                ) : (
                  <Link to={`/office/articles/${row.ArticleId}`}>{row.ArticleNumber}</Link>
                )}{' '}
                {row.Description}
              </th>
              <td data-label={heading[1]} className={amountCell}>
                {row.QuantityShort}
              </td>
              <td data-label={heading[2]} className={amountCell}>
                {row.Orders}
              </td>
              <td data-label={heading[3]}>{row.ExpectedDate}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <SaveFigures
        name="short"
        heading={heading}
        rows={data.Rows.map((row) => [
          `${row.ArticleNumber} ${row.Description}`,
          row.QuantityShort,
          row.Orders,
          row.ExpectedDate,
        ])}
        query={{ by: 'short' }}
      />
    </div>
  );
}
