import { Link } from 'react-router';
import { useToday } from '#kit/browser/use-today.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { weekStringInWords } from '#kit/text/weeks.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { articlePath } from '#shop/articles/paths.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { orderPath } from '#shop/orders/order-label.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { WaitingRow } from './contract.ts';
import { dayInWords, earlierInWords } from './waiting-words.ts';
import list from '#shop/orders/own-list.module.css';

/** The rows of one week; each is a card on a phone. */
export function WaitingRows({ caption, rows }: { caption: string; rows: readonly WaitingRow[] }) {
  const t = useT();
  return (
    <Table caption={caption} stacks>
      <thead>
        <tr>
          <th scope="col">{t('cart.article')}</th>
          <th scope="col">{t('waiting.order')}</th>
          <th scope="col">{t('waiting.expectedDay')}</th>
          <th scope="col" className={amountCell}>
            {t('waiting.left')}
          </th>
          <th scope="col" className={amountCell}>
            {t('orders.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.OrderRowId} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ row }: { row: WaitingRow }) {
  const t = useT();
  const language = useLanguage();
  const words = { t, language, today: useToday() };
  const { Article, Description, OrderId, QuantityLeft: left, QuantityReady: ready } = row;
  const isSold = Article !== null && Article.Price !== null;
  const amount = moneyInWords(wireToOre(row.Price) * left, row.CurrencyCode, language);
  return (
    <tr>
      <td>
        <div className={list.article}>
          <div className={list.image}>
            <Image urlOf={thumbnailOf(Article?.ImageId)} sizes="3rem" alt="" />
          </div>
          <div>
            {isSold ? (
              <Link to={articlePath({ Id: Article.ArticleId, ArticleText: Description })}>{Description}</Link>
            ) : (
              Description
            )}
            <p className={list.quiet}>{row.ArticleNumber}</p>
          </div>
        </div>
      </td>
      <td data-label={t('waiting.order')}>
        <div>
          <Link to={orderPath(OrderId)} aria-label={t('orders.titleOf', { number: OrderId })}>
            {OrderId}
          </Link>
          <p className={list.quiet}>
            {[shortDate(row.OrderDate, language), row.PurchaseOrderNumber].filter(Boolean).join(' · ')}
          </p>
        </div>
      </td>
      <td data-label={t('waiting.expectedDay')}>
        <div>
          {dayInWords(row, words) || t(row.QuantityShort === 0 ? 'waiting.isReady' : 'waiting.noDate')}
          {[
            earlierInWords(row, words),
            row.AskedWeek &&
              t('waiting.asked', { week: weekStringInWords(row.AskedWeek, language, words.today) }),
          ]
            .filter(Boolean)
            .map((line) => (
              <p key={line} className={list.quiet}>
                {line}
              </p>
            ))}
        </div>
      </td>
      <td className={amountCell} data-label={t('waiting.left')}>
        <div>
          {left}
          {ready > 0 && row.QuantityShort > 0 && (
            <p className={list.quiet}>{plural(t, 'waiting.readyOf', ready)}</p>
          )}
        </div>
      </td>
      <td className={amountCell} data-label={t('orders.amount')}>
        {amount}
      </td>
    </tr>
  );
}
