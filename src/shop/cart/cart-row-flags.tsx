import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './cart-row.module.css';
import type { CartRow } from './contract.ts';
import { mendedQuantity } from './quantity.ts';
import { isMadeToOrder, shortWords } from '#shop/cart/add-to-cart/short-words.ts';

type Props = { row: CartRow; onQuantity: (row: CartRow, quantity: number) => void };

/** Notes about changes to an article since it was added to the cart, and their effect on the order. */
export function CartRowFlags({ row, onQuantity }: Props) {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  const today = useToday();
  const isMade = !row.SoldOut && isMadeToOrder(row);
  const isShort = row.SoldOut || row.QuantityShort > 0;
  const { Quantity, QuantityPerPackage: pack } = row;
  const mended = mendedQuantity(Quantity, pack);
  return (
    <>
      {mended !== null && (
        <p className={styles.flag} data-kind="short">
          <Icon name="warning" size="s" />
          <span>
            {t('cart.packChanged', { pack, count: Quantity })}{' '}
            <Button kind="plain" onClick={() => onQuantity(row, mended)}>
              {t('cart.mendQuantity', { count: mended })}
            </Button>
          </span>
        </p>
      )}
      {isShort && (
        // What is made to order is nothing to be warned of.
        <p className={styles.flag} {...(!isMade && { 'data-kind': 'short' })}>
          <Icon name={isMade ? 'info' : 'warning'} size="s" />
          <span>{shortWords(row, settings, { t, language, today })}</span>
        </p>
      )}
      {row.NextStep && mended === null && !row.SoldOut && (
        <NextStep row={row} step={row.NextStep} onQuantity={onQuantity} />
      )}
      {row.PreviousPrice !== null && (
        <p className={styles.flag}>
          <Icon name="info" size="s" />
          <span>
            {t('cart.priceChanged')}{' '}
            <del>
              <VisuallyHidden>{t('cart.priceWas')} </VisuallyHidden>
              {priceLabel(row.PreviousPrice, t, language)}
            </del>
          </span>
        </p>
      )}
    </>
  );
}

/** How many pieces more make all of them cheaper, and a button that adds them. */
function NextStep({ row, step, onQuantity }: Props & { step: NonNullable<CartRow['NextStep']> }) {
  const t = useT();
  const language = useLanguage();
  const count = step.Quantity - row.Quantity;
  return (
    <p className={styles.step}>
      {t('cart.nextStep', { count, price: priceLabel(step.Price, t, language) })}{' '}
      <Button kind="plain" onClick={() => onQuantity(row, step.Quantity)}>
        {t('cart.addToStep', { count })}
        <VisuallyHidden>: {row.ArticleText}</VisuallyHidden>
      </Button>
    </p>
  );
}
