import { useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { CartRow } from '#shop/cart/contract.ts';
import { minusLooksDisabled, oneDown, oneUp } from '#shop/cart/quantity.ts';
import styles from './quantity-stepper.module.css';
import { longestTyped, readTypedQuantity, wrongQuantity } from './typed-quantity.ts';
import { quantityField } from './wrong-quantity.ts';

type SteppedRow = Pick<CartRow, 'ArticleId' | 'ArticleText' | 'Quantity' | 'QuantityPerPackage'>;
type Props<Row> = { row: Row; onQuantity: (row: Row, quantity: number) => void };

/**
 * Changes a quantity by one package at a time, or to a typed number, rounded up to whole packages. At a limit the
 * step is ignored, but its button stays in the tab order.
 */
export function QuantityStepper<Row extends SteppedRow>({ row, onQuantity }: Props<Row>) {
  const t = useT();
  const { Quantity, QuantityPerPackage: pack } = row;
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const id = `cart-quantity-${row.ArticleId}`;

  function change(next: number | null): void {
    forget();
    if (next !== null && next !== Quantity) onQuantity(row, next);
  }
  function forget(): void {
    setTyped(undefined);
    setSaid('');
    setWrong('');
  }
  function take(): void {
    if (typed === undefined) return;
    const read = readTypedQuantity(typed, pack);
    if ('wrong' in read)
      return setWrong(t(read.wrong === 'zero' ? 'cart.atLeastOnePackage' : wrongQuantity[read.wrong]));
    change(read.quantity);
    if (read.isRounded) setSaid(t('cart.addedRounded', { count: read.quantity }));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') forget();
    else if (event.key === 'ArrowUp') change(oneUp(Quantity, pack));
    else if (event.key === 'ArrowDown') change(oneDown(Quantity, pack));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles.stepper}>
        <Button
          kind="icon"
          icon="minus"
          aria-disabled={minusLooksDisabled(Quantity, pack)}
          onClick={() => change(oneDown(Quantity, pack))}
        >
          {t('cart.minus', { article: row.ArticleText })}
        </Button>
        <input
          id={id}
          {...quantityField}
          data-rounded={said !== '' || undefined}
          className={styles.count}
          name="Quantity"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={longestTyped}
          value={typed ?? Quantity}
          aria-label={t('article.quantityOf', { article: row.ArticleText })}
          aria-invalid={wrong !== '' || undefined}
          aria-describedby={`${id}-said`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        <Button
          kind="icon"
          icon="plus"
          aria-disabled={oneUp(Quantity, pack) === null}
          onClick={() => change(oneUp(Quantity, pack))}
        >
          {t('cart.plus', { article: row.ArticleText })}
        </Button>
      </div>
      <p className={styles.printed}>{Quantity}</p>
      <p id={`${id}-said`} className={styles.said} role="status" data-wrong={wrong !== '' || undefined}>
        {wrong || said}
      </p>
    </>
  );
}
