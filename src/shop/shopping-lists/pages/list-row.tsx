import { memo } from 'react';
import { wireToOre } from '#kit/text/money.ts';
import { amountInWords } from '#kit/text/money-in-words.ts';
import { Button } from '#kit/widgets/button.tsx';
import { amountCell } from '#kit/widgets/table.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { Image } from '#shop/images/image.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { MayOrder } from '#shop/login/may-order.tsx';
import { useMayOrder } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { RowArticle, RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import styles from './list-rows.module.css';
import { ListQuantity } from './list-quantity.tsx';

export type RowHandlers = {
  /** Resolves to whether the quantity was saved. The same function each time, as `onRemove` is. */
  onQuantity: (verdict: Verdict, quantity: number) => Promise<boolean>;
  onRemove: (verdict: Verdict) => Promise<void>;
};

type RowProps = RowHandlers & {
  verdict: Verdict;
  /** Takes the button that removes the row. The same function each time. */
  onRemoving: (button: HTMLElement) => void;
};

export const ListRow = memo(function ListRow({ verdict, onQuantity, onRemove, onRemoving }: RowProps) {
  const t = useT();
  const language = useLanguage();
  const mayOrder = useMayOrder();
  const { Article, State, Price, TotalAmount, GivenQuantity } = verdict;
  const name = Article?.ArticleText ?? '';
  return (
    <tr data-state={State}>
      <td>
        <div className={styles.article}>
          <div className={styles.image}>
            <Image urlOf={thumbnailOf(Article?.ImageId)} sizes="3rem" alt="" />
          </div>
          <div>
            <RowArticle verdict={verdict} />
            <RowNotes verdict={verdict} />
          </div>
        </div>
      </td>
      <td>
        {mayOrder ? (
          <ListQuantity
            now={Number(GivenQuantity)}
            label={t('article.quantityOf', { article: name })}
            onSet={(quantity) => onQuantity(verdict, quantity)}
          />
        ) : (
          GivenQuantity
        )}
      </td>
      <td className={amountCell}>{Price !== null && priceLabel(Price, t, language)}</td>
      <td className={amountCell}>{State !== 'stopped' && amountInWords(wireToOre(TotalAmount), language)}</td>
      <td className={styles.remove}>
        <MayOrder>
          <Button
            kind="icon"
            icon="close"
            onClick={({ currentTarget }) => {
              onRemoving(currentTarget);
              void onRemove(verdict);
            }}
          >
            {t('lists.removeRow', { article: name })}
          </Button>
        </MayOrder>
      </td>
    </tr>
  );
}, isSameRow);

/** Every answer has new objects for all rows, and a thousand of them are slow to draw again. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.onQuantity === after.onQuantity &&
    before.onRemove === after.onRemove &&
    JSON.stringify(before.verdict) === JSON.stringify(after.verdict)
  );
}
