import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './add-to-cart.module.css';
import type { CartArticle } from '#shop/cart/optimistic-cart.ts';
import { quantityChoices } from '#shop/cart/quantity.ts';
import { longestTyped } from './typed-quantity.ts';

type Props = {
  article: CartArticle;
  soldOut: boolean;
  /** Shows a text field instead of the ten choices. */
  isTyped: boolean;
  isWrong: boolean;
  control: Ref<HTMLSelectElement & HTMLInputElement>;
  onChoice: (quantity: number) => void;
};

/** The quantity: one to ten packages, or any number in a text field. */
export function QuantityChoice({ article, soldOut, isTyped, isWrong, control, onChoice }: Props) {
  const t = useT();
  const choices = quantityChoices(article.QuantityPerPackage);
  return (
    <label className={styles.quantity}>
      <span className={styles.label}>
        {t('article.quantity')}
        <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
      </span>
      {isTyped ? (
        <input
          ref={control}
          name="Quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestTyped}
          defaultValue={choices.at(-1)}
          disabled={soldOut}
          aria-invalid={isWrong || undefined}
        />
      ) : (
        <>
          <select
            ref={control}
            name="Quantity"
            disabled={soldOut}
            onChange={({ target }) => onChoice(Number(target.value))}
            onKeyDown={submitOnEnter}
          >
            {choices.map((quantity) => (
              <option key={quantity}>{quantity}</option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" />
        </>
      )}
    </label>
  );
}

/** A select element does not submit its form on Enter by itself. */
function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
