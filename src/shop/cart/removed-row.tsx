import { useEffect, useRef } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-row.module.css';
import type { CartRow } from './contract.ts';

const undoForMs = 8_000;
/** While somebody points at it or has come to it by keyboard, it waits. */
const waitMs = 2_000;

type Props = {
  row: CartRow;
  onUndo: (row: CartRow) => void;
  onEnd: (row: CartRow, hadFocus: boolean) => void;
};

/** Stands where a row was, to have it back. What is sold out could not be put back. */
export function RemovedRow({ row, onUndo, onEnd }: Props) {
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
