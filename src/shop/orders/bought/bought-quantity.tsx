import { useId } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { longestTyped, readTypedQuantity, wrongQuantity } from '#shop/cart/add-to-cart/typed-quantity.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Brief } from '#shop/wanted-rows/contract.ts';
import type { Bought } from './contract.ts';
import styles from './bought.module.css';

export type QuantityHandlers = {
  /** The quantities that are typed, by article. */
  typed: Readonly<Record<number, string>>;
  /** Why an article was not added. */
  refused: ReadonlyMap<number, string>;
  isAdding: boolean;
  onType: (articleId: number, text: string) => void;
  /** `rounded` is what the quantity will be rounded up to, where it is no whole packages. */
  onAdd: (articleId: number, quantity: number, rounded: number | undefined) => void;
};

/**
 * The last quantity stands as the placeholder, and is what the button adds when nothing is typed. What will be rounded
 * up to whole packages is said before it is added.
 */
export function BoughtQuantity({
  row,
  article: { ArticleId: articleId, QuantityPerPackage: pack },
  typed,
  refused,
  isAdding,
  onType,
  onAdd,
}: QuantityHandlers & { row: Bought; article: Brief }) {
  const t = useT();
  const whyId = useId();
  const text = typed[articleId] ?? '';
  const read = readTypedQuantity(text.trim() === '' ? `${row.LastQuantity}` : text, pack);
  const isWrong = 'wrong' in read;
  const rounded = !isWrong && read.isRounded ? read.quantity : undefined;
  const why = isWrong ? t(wrongQuantity[read.wrong]) : refused.get(articleId);
  function add(): void {
    if (!isWrong && !isAdding) onAdd(articleId, read.quantity, rounded);
  }
  return (
    <div>
      <div className={styles.add}>
        <input
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={longestTyped}
          placeholder={`${row.LastQuantity}`}
          value={text}
          aria-label={t('bought.quantityOf', { article: row.ArticleText })}
          aria-invalid={isWrong || undefined}
          aria-describedby={why ? whyId : undefined}
          onChange={({ target }) => onType(articleId, target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button
          size="s"
          aria-label={t('bought.addOf', { article: row.ArticleText })}
          aria-disabled={isWrong || isAdding}
          onClick={add}
        >
          {t('cart.addShort')}
        </Button>
      </div>
      <p className={styles.rounded} role="status">
        {rounded !== undefined && t('cart.addedRounded', { count: rounded })}
      </p>
      {why && (
        <p id={whyId} className={styles.failure} role="alert">
          {why}
        </p>
      )}
    </div>
  );
}
