import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './add-to-cart.module.css';
import type { CartArticle } from '#shop/cart/optimistic-cart.ts';
import { QuantityChoice } from './quantity-choice.tsx';
import { quantityChoices } from '#shop/cart/quantity.ts';
import { readTypedQuantity, wrongQuantity } from './typed-quantity.ts';
import { useAddToCart } from '#shop/cart/use-cart.ts';
import { whyNotAdded } from './why-not-added.ts';

type Props = {
  article: CartArticle;
  soldOut?: boolean;
  /** The id for a submit button outside the form. */
  formId?: string;
  onAdded?: (count: number) => void;
  onFailed?: (error: CallError) => void;
};

/**
 * A quantity and the button that adds it to the cart, with the result shown in place. After choosing the largest
 * quantity, the customer is offered a field for more.
 */
export function AddToCart({ article, soldOut = false, formId, onAdded, onFailed }: Props) {
  const t = useT();
  const control = useRef<HTMLSelectElement & HTMLInputElement>(null);
  const [isMost, setMost] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [isRounded, setRounded] = useState(false);
  const [wrong, setWrong] = useState('');
  const { mutate, reset, isPending, isSuccess, error, variables: count = 0 } = useAddToCart(article);
  const most = quantityChoices(article.QuantityPerPackage).at(-1) ?? 0;

  useEffect(() => {
    if (isTyped) control.current?.select();
  }, [isTyped]);

  function add(): void {
    if (isPending || soldOut) return;
    const read = readTypedQuantity(control.current?.value ?? '', article.QuantityPerPackage);
    if ('wrong' in read) return setWrong(t(wrongQuantity[read.wrong]));
    setWrong('');
    setRounded(read.isRounded);
    const { quantity } = read;
    mutate(quantity, { onSuccess: () => onAdded?.(quantity), onError: (failure) => onFailed?.(failure) });
  }

  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <QuantityChoice
        article={article}
        soldOut={soldOut}
        isTyped={isTyped}
        control={control}
        isWrong={wrong !== ''}
        onChoice={(quantity) => {
          setMost(quantity === most);
          // The message about the previous choice makes room for the link to more.
          if (isSuccess) reset();
        }}
      />
      <Button
        type="submit"
        kind="primary"
        size="s"
        className={styles.add}
        disabled={soldOut}
        onClick={(event) => {
          // The second click of a double-click must not add a second package.
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
            <Icon name="check" size="s" />{' '}
            {isRounded ? t('cart.addedRounded', { count }) : plural(t, 'card.added', count)}
          </>
        )}
      </p>
      {isMost && !isTyped && !isPending && !isSuccess && (
        <Button kind="plain" className={styles.more} onClick={() => setTyped(true)}>
          {t('cart.moreThan', { count: most })}
        </Button>
      )}
      {(wrong || error) && (
        <p className={styles.failed} role="alert">
          {wrong || (error && whyNotAdded(error, t))}
        </p>
      )}
    </form>
  );
}
