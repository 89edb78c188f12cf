import { Link } from 'react-router';
import { shortDate } from '#kit/text/short-dates.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { articlePath } from '#shop/articles/paths.ts';
import { StockStatus } from '#shop/articles/stock/stock-status.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Bought } from './contract.ts';
import list from '#shop/orders/own-list.module.css';
import styles from './bought.module.css';
import { BoughtQuantity, type QuantityHandlers } from './bought-quantity.tsx';
import { BoughtPrices } from './bought-prices.tsx';

type Props = QuantityHandlers & { rows: readonly Bought[]; isOld: boolean };

export function BoughtRows({ rows, isOld, ...handlers }: Props) {
  const t = useT();
  return (
    <div className={list.rows} aria-busy={isOld || undefined}>
      <Table caption={t('bought.caption')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('cart.article')}</th>
            <th scope="col">{t('bought.last')}</th>
            <th scope="col" className={amountCell}>
              {t('bought.price')}
            </th>
            <th scope="col">{t('bought.stock')}</th>
            <th scope="col">{t('cart.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.Article?.ArticleId ?? row.ArticleNumber} row={row} {...handlers} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ row, ...handlers }: QuantityHandlers & { row: Bought }) {
  const t = useT();
  const language = useLanguage();
  const { Article, ArticleNumber, ArticleText, LastDate, LastQuantity, Times, QuantityInAll, Ended } = row;
  return (
    <tr>
      <td>
        <div className={list.article}>
          <div className={list.image}>
            <Image urlOf={thumbnailOf(Article?.ImageId)} sizes="3rem" alt="" />
          </div>
          <div>
            {Article && !Ended ? (
              <Link to={articlePath({ Id: Article.ArticleId, ArticleText })}>{ArticleText}</Link>
            ) : (
              ArticleText
            )}
            <p className={list.quiet}>{ArticleNumber}</p>
          </div>
        </div>
      </td>
      <td>
        <div className={styles.last}>
          {t('bought.lastOf', {
            date: shortDate(LastDate, language),
            count: LastQuantity,
          })}
          <p className={list.quiet}>{plural(t, 'bought.times', Times, { pieces: QuantityInAll })}</p>
        </div>
      </td>
      <td className={amountCell}>
        <div>
          <BoughtPrices row={row} />
        </div>
      </td>
      <td>
        <div className={styles.stock}>{Article && !Ended && <StockStatus article={Article} />}</div>
      </td>
      <td>
        {Article && !Ended && row.PriceNow !== null ? (
          <MayOrder>
            <BoughtQuantity row={row} article={Article} {...handlers} />
          </MayOrder>
        ) : (
          <span className={list.quiet}>{t(Ended ? 'bought.ended' : 'bought.notForYou')}</span>
        )}
      </td>
    </tr>
  );
}
