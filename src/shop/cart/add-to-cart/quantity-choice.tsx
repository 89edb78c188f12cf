import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './add-to-cart.module.css';
import type { CartArticle } from '#shop/cart/optimistic-cart.ts';
import { quantityChoices } from '#shop/cart/quantity.ts';

type Props = {
  article: CartArticle;
  soldOut: boolean;
  /** A field to type in instead of the ten choices. */
  isTyped: boolean;
  isWrong: boolean;
  control: Ref<HTMLSelectElement & HTMLInputElement>;
  onChoice: (quantity: number) => void;
};

/** How many: one package to ten, or any number that is typed. */
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
          maxLength={9}
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

/** A select alone does not send its form. */
function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
