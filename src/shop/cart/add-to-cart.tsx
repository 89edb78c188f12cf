import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#kit/button.tsx';
import type { CallError } from '#kit/call.ts';
import { Icon } from '#kit/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './add-to-cart.module.css';
import type { CartArticle } from './put-in-cart.ts';
import { quantityChoices } from './quantity.ts';
import { useAddToCart } from './use-cart.ts';
import { whyNotAdded } from './why-not-added.ts';

type Props = {
  article: CartArticle;
  soldOut?: boolean;
  /** For a button outside the form. */
  formId?: string;
  onAdded?: (count: number) => void;
  onFailed?: (error: CallError) => void;
};

/** How many, and into the cart. What came of it is said right here. */
export function AddToCart({ article, soldOut = false, formId, onAdded, onFailed }: Props) {
  const t = useT();
  const select = useRef<HTMLSelectElement>(null);
  const { mutate, isPending, isSuccess, error, variables: count = 0 } = useAddToCart(article);
  const add = () => {
    if (isPending || soldOut) return;
    const count = Number(select.current?.value);
    mutate(count, { onSuccess: () => onAdded?.(count), onError: (failure) => onFailed?.(failure) });
  };
  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className={styles.quantity}>
        <span className={styles.label}>
          {t('article.quantity')}
          <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
        </span>
        <select ref={select} name="Quantity" disabled={soldOut} onKeyDown={submitOnEnter}>
          {quantityChoices(article.QuantityPerPackage).map((quantity) => (
            <option key={quantity}>{quantity}</option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
      <Button
        type="submit"
        kind="primary"
        size="s"
        className={styles.add}
        disabled={soldOut}
        onClick={(event) => {
          // The second half of a double click asks for no second package.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {t('article.addToCart')}
        <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
      </Button>
      <p className={styles.said} role="status" data-pending={isPending || undefined}>
        {isPending && t('article.adding')}
        {isSuccess && (
          <>
            <Icon name="check" size="s" /> {plural(t, 'card.added', count)}
          </>
        )}
      </p>
      {error && (
        <p className={styles.failed} role="alert">
          {whyNotAdded(error, t)}
        </p>
      )}
    </form>
  );
}

/** A select alone does not send its form. */
function submitOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
