import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHeldRemoval } from '#kit/browser/use-held-removal.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useFocusBeside } from '#kit/browser/use-focus-beside.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { articlePath } from '#shop/articles/paths.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listOwnNumbers, removeOwnNumber, type OwnNumber } from '#shop/quick-order/own-numbers/contract.ts';
import styles from './own-numbers.module.css';

/** `isOld`: the rows are those of the previous page, while the next one loads. */
export function NumberTable({ rows, isOld }: { rows: readonly OwnNumber[]; isOld: boolean }) {
  const t = useT();
  const { held, remove } = useHeldRemoval<OwnNumber>({
    idOf: ({ Id }) => Id,
    call: ({ Id }) => callOverHttp(removeOwnNumber, { id: Id }, { keepalive: true }),
    texts: {
      removed: ({ OwnNumber: row }) => t('rows.removed', { row }),
      failed: () => t('ownNumbers.removeFailed'),
      undo: t('cart.undo'),
    },
    stale: [listOwnNumbers],
  });
  const shown = useMemo(() => rows.filter(({ Id }) => !held.has(Id)), [rows, held]);
  const noteRemoved = useFocusBeside(shown);
  return (
    <div className={styles.table} aria-busy={isOld}>
      <Table caption={t('ownNumbers.title')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('ownNumbers.own')}</th>
            <th scope="col">{t('cart.articleNumber')}</th>
            <th scope="col">{t('cart.article')}</th>
            <th>
              <span className={styles.hidden}>{t('rows.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.Id}>
              <th scope="row" className={styles.number}>
                {row.OwnNumber}
              </th>
              <td className={unbrokenCell} data-label={t('cart.articleNumber')}>
                {row.Article.ArticleNumber}
              </td>
              <td data-label={t('cart.article')}>
                <Link to={articlePath({ Id: row.Article.ArticleId, ArticleText: row.Article.ArticleText })}>
                  {row.Article.ArticleText}
                </Link>
              </td>
              <td className={styles.remove}>
                <Button
                  kind="icon"
                  icon="close"
                  onClick={({ currentTarget }) => {
                    noteRemoved(currentTarget);
                    remove(row);
                  }}
                >
                  {t('rows.removeRow', { row: row.OwnNumber })}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
