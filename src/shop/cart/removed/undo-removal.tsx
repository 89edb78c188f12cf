import { useEffect, useRef } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from '#shop/cart/cart-row.module.css';
import type { CartRow } from '#shop/cart/contract.ts';

const undoForMs = 8_000;
/** While the pointer is over it, or it has the focus, the end is postponed by this many milliseconds. */
const waitMs = 2_000;

type Props = {
  row: CartRow;
  onUndo: (row: CartRow) => void;
  onEnd: (row: CartRow, hadFocus: boolean) => void;
};

/** Takes the place of a removed row and offers to restore it, unless the article is sold out. */
export function UndoRemoval({ row, onUndo, onEnd }: Props) {
  const t = useT();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const here = place.current;
    here?.querySelector('button')?.focus({ preventScroll: true });
    const end = () => {
      if (here?.querySelector(':focus-visible') || here?.matches(':hover')) timer = setTimeout(end, waitMs);
      else onEnd(row, here?.contains(document.activeElement) ?? false);
    };
    let timer = setTimeout(end, undoForMs);
    return () => clearTimeout(timer);
  }, [row, onEnd]);
  return (
    <li ref={place} className={styles.removed}>
      <p>{t('cart.removed', { article: row.ArticleText })}</p>
      {!row.SoldOut && (
        <Button kind="plain" onClick={() => onUndo(row)}>
          {t('cart.undo')}
        </Button>
      )}
    </li>
  );
}
