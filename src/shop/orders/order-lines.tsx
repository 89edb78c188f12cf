import { Link } from 'react-router';
import { useToday } from '#kit/browser/use-today.ts';
import { wireToOre } from '#kit/text/money.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { amountCell, Table, unbrokenCell } from '#kit/widgets/table.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { isFee } from '#shop/order-model/row-kind.ts';
import { ProgressBar } from '#shop/orders/own-order/progress-bar.tsx';
import { progressInWords } from '#shop/orders/own-order/row-progress.ts';
import { useMayOrder } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { OrderRow } from './contract.ts';
import styles from './order-lines.module.css';

type Props = {
  orderId: number;
  rows: readonly OrderRow[];
  /** The rows that are chosen to be ordered again. */
  ticked: readonly number[];
  onTick: (ticked: readonly number[]) => void;
};

/** The rows of one order, each with its progress and, while the article is sold, a link to it. */
export function OrderLines({ orderId, rows, ticked, onTick }: Props) {
  const t = useT();
  const language = useLanguage();
  const mayOrder = useMayOrder();
  if (rows.length === 0) return <p>{t('orders.none')}</p>;
  return (
    <div className={styles.table}>
      <Table caption={t('orders.rowsOf', { number: orderId })} stacks>
        <thead>
          <tr>
            <th scope="col">{t('orders.articleNumber')}</th>
            <th scope="col">{t('orders.description')}</th>
            <th scope="col" className={amountCell}>
              {t('orders.price')}
            </th>
            <th scope="col" className={amountCell}>
              {t('orders.quantity')}
            </th>
            <th scope="col" className={amountCell}>
              {t('orders.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.Id} className={styles.line}>
              <td className={unbrokenCell}>
                {!mayOrder || isFee({ kind: row.Kind }) ? (
                  row.ArticleNumber
                ) : (
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      checked={ticked.includes(row.Id)}
                      disabled={row.QuantityCancelled >= row.Quantity}
                      aria-label={t('reorder.tick', { article: row.Description })}
                      onChange={({ target }) =>
                        onTick(target.checked ? [...ticked, row.Id] : ticked.filter((id) => id !== row.Id))
                      }
                    />
                    <span>{row.ArticleNumber}</span>
                  </label>
                )}
              </td>
              <td>
                <Description row={row} />
              </td>
              <td className={amountCell}>{amountInWords(wireToOre(row.Price), language)}</td>
              <td className={amountCell}>{row.Quantity}</td>
              <td className={amountCell}>{amountInWords(wireToOre(row.TotalAmount), language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Description({ row }: { row: OrderRow }) {
  const news = progressInWords(row, { t: useT(), language: useLanguage(), today: useToday() });
  const { ArticleId: Id, ImageId, Description: ArticleText } = row;
  return (
    <div className={styles.description}>
      <div className={styles.image}>
        {row.Kind === 'article' && <Image urlOf={thumbnailOf(ImageId)} sizes="3rem" alt="" />}
      </div>
      <div>
        {Id === null ? ArticleText : <Link to={articlePath({ Id, ArticleText })}>{ArticleText}</Link>}
        {news !== '' && (
          <>
            <ProgressBar row={row} />
            <span className={styles.progress}>{news}</span>
          </>
        )}
      </div>
    </div>
  );
}
