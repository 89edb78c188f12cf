import { useCallback, useEffect, useRef } from 'react';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { CartRow } from './cart-row.tsx';
import { shownRows } from '#shop/cart/removed/removed-rows.ts';
import styles from './cart-rows.module.css';
import type { CartRow as Row } from './contract.ts';
import { UndoRemoval } from '#shop/cart/removed/undo-removal.tsx';
import type { useCartRows } from './use-cart-rows.ts';

type Props = {
  rows: readonly Row[];
  changes: ReturnType<typeof useCartRows>;
  /** Called when the element with the focus has been removed. */
  onFocusLost: () => void;
};

export function CartRows({ rows, changes, onFocusLost }: Props) {
  const t = useT();
  const { removed, restoredRef, said, change, remove, putBack, forget } = changes;
  const end = useCallback(
    (row: Row, hadFocus: boolean) => {
      if (hadFocus) onFocusLost();
      forget(row);
    },
    [forget, onFocusLost],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector(`[data-article="${restoredRef.current}"] a`);
    if (!(link instanceof HTMLElement)) return;
    restoredRef.current = undefined;
    link.focus();
  }, [rows, restoredRef]);
  return (
    <div className={styles.frame}>
      <div className={styles.head} aria-hidden="true">
        <span>{t('cart.article')}</span>
        <span>{t('cart.price')}</span>
        <span>{t('cart.quantity')}</span>
        <span>{t('cart.lineTotal')}</span>
      </div>
      <ul ref={list} className={styles.rows} aria-label={t('cart.rows')}>
        {shownRows(rows, removed).map(({ row, removed: isRemoved }) =>
          isRemoved ? (
            <UndoRemoval key={`removed ${row.Id}`} row={row} onUndo={putBack} onEnd={end} />
          ) : (
            <CartRow key={row.ArticleId} row={row} onQuantity={change} onRemove={remove} />
          ),
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
