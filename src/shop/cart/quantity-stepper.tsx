import { Button } from '#kit/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { CartRow } from './contract.ts';
import { minusLooksDisabled, oneDown, oneUp } from './quantity.ts';
import styles from './quantity-stepper.module.css';

type Props = { row: CartRow; onQuantity: (row: CartRow, quantity: number) => void };

/** Steps of one package; a step that leads nowhere is ignored, and its button stays in the tab order. */
export function QuantityStepper({ row, onQuantity }: Props) {
  const t = useT();
  const { Quantity, QuantityPerPackage } = row;
  const step = (next: number | null) => {
    if (next !== null) onQuantity(row, next);
  };
  return (
    <div className={styles.stepper}>
      <Button
        kind="icon"
        icon="minus"
        aria-disabled={minusLooksDisabled(Quantity, QuantityPerPackage)}
        onClick={() => step(oneDown(Quantity, QuantityPerPackage))}
      >
        {t('cart.minus', { article: row.ArticleText })}
      </Button>
      <p className={styles.count}>
        <VisuallyHidden>{t('cart.quantity')} </VisuallyHidden>
        {Quantity}
      </p>
      <Button
        kind="icon"
        icon="plus"
        aria-disabled={oneUp(Quantity, QuantityPerPackage) === null}
        onClick={() => step(oneUp(Quantity, QuantityPerPackage))}
      >
        {t('cart.plus', { article: row.ArticleText })}
      </Button>
    </div>
  );
}
