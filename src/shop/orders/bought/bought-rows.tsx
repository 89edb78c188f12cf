import { Link } from 'react-router';
import { shortDate } from '#kit/text/short-dates.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { articlePath } from '#shop/articles/paths.ts';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Bought } from './contract.ts';
import styles from './bought.module.css';
import { percentOf } from './percent-of.ts';

type Handlers = {
  /** The quantities that are typed, by article. */
  typed: Readonly<Record<number, string>>;
  /** Why an article was not added. */
  refused: ReadonlyMap<number, string>;
  isAdding: boolean;
  onType: (articleId: number, text: string) => void;
  onAdd: (articleId: number, quantity: number) => void;
};
type Props = Handlers & { rows: readonly Bought[]; isOld: boolean };

export function BoughtRows({ rows, isOld, ...handlers }: Props) {
  const t = useT();
  return (
    <div className={styles.rows} aria-busy={isOld || undefined}>
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

function Row({ row, ...handlers }: Handlers & { row: Bought }) {
  const t = useT();
  const language = useLanguage();
  const { Article, ArticleNumber, ArticleText, LastDate, LastQuantity, Times, QuantityInAll, Ended } = row;
  return (
    <tr>
      <td>
        <div className={styles.article}>
          <div className={styles.picture}>
            <Image urlOf={thumbnailOf(Article?.ImageId)} sizes="3rem" alt="" />
          </div>
          <div>
            {Article && !Ended ? (
              <Link to={articlePath({ Id: Article.ArticleId, ArticleText })}>{ArticleText}</Link>
            ) : (
              ArticleText
            )}
            <p className={styles.quiet}>{ArticleNumber}</p>
          </div>
        </div>
      </td>
      <td>
        <div>
          {t('bought.lastOf', {
            date: shortDate(LastDate, language),
            count: LastQuantity,
          })}
          <p className={styles.quiet}>{plural(t, 'bought.times', Times, { pieces: QuantityInAll })}</p>
        </div>
      </td>
      <td className={amountCell}>
        <div>
          <Prices row={row} />
        </div>
      </td>
      <td>{Article && !Ended && <Stock count={Article.QuantityAvailable} />}</td>
      <td>
        {Article && !Ended && row.PriceNow !== null ? (
          <Quantity row={row} articleId={Article.ArticleId} {...handlers} />
        ) : (
          <span className={styles.quiet}>{t(Ended ? 'bought.ended' : 'bought.notForYou')}</span>
        )}
      </td>
    </tr>
  );
}

function Prices({ row: { PriceThen, PriceNow } }: { row: Bought }) {
  const t = useT();
  const language = useLanguage();
  const percent = percentOf(PriceThen, PriceNow, language);
  return (
    <>
      <span className={styles.prices}>
        {PriceThen !== null && PriceThen !== PriceNow && (
          <span className={styles.then}>{priceLabel(PriceThen, t, language)} </span>
        )}
        {PriceThen !== null && PriceNow !== null && PriceThen !== PriceNow && (
          <span aria-hidden="true">→ </span>
        )}
        {PriceNow !== null && <strong>{priceLabel(PriceNow, t, language)}</strong>}
      </span>
      {percent && (
        <p className={styles.quiet}>
          <span aria-hidden="true">
            {percent.isUp ? '↑' : '↓'} {percent.text}
          </span>
          <VisuallyHidden>
            {t(percent.isUp ? 'bought.up' : 'bought.down', { percent: percent.text })}
          </VisuallyHidden>
        </p>
      )}
    </>
  );
}

function Stock({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <>{t('bought.inStockCount', { count })}</>
  ) : (
    <span className={styles.quiet}>{t('bought.notInStock')}</span>
  );
}

/** The last quantity stands as the placeholder, and is what the button adds when nothing is typed. */
function Quantity({
  row,
  articleId,
  typed,
  refused,
  isAdding,
  onType,
  onAdd,
}: Handlers & { row: Bought; articleId: number }) {
  const t = useT();
  const text = typed[articleId] ?? '';
  const quantity = text.trim() === '' ? row.LastQuantity : /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  const isWrong = quantity < 1;
  const why = refused.get(articleId);
  return (
    <div>
      <div className={styles.add}>
        <input
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={6}
          placeholder={`${row.LastQuantity}`}
          value={text}
          aria-label={t('bought.quantityOf', { article: row.ArticleText })}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => onType(articleId, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isWrong && !isAdding) onAdd(articleId, quantity);
          }}
        />
        <Button
          size="s"
          aria-label={t('bought.addOf', { article: row.ArticleText })}
          aria-disabled={isWrong || isAdding}
          onClick={() => !isWrong && !isAdding && onAdd(articleId, quantity)}
        >
          {t('bought.add')}
        </Button>
      </div>
      {(isWrong || why) && (
        <p className={styles.failure} role="alert">
          {isWrong ? t('lists.quantityWrong') : why}
        </p>
      )}
    </div>
  );
}
