import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { CartArticle } from '#shop/cart/optimistic-cart.ts';
import { oneDown, oneUp } from '#shop/cart/quantity.ts';
import styles from './quick-add.module.css';
import { longestTyped, readTypedQuantity, wrongQuantity } from './typed-quantity.ts';
import { useAddToCart } from '#shop/cart/use-cart.ts';
import { whyNotAdded } from './why-not-added.ts';

const fieldName = 'Quantity';

type Props = { article: CartArticle; soldOut: boolean };

/**
 * A quantity field in a line of a list. Enter adds the quantity, rounded up to whole packages, and moves to the next
 * line's field. The up and down arrows step by a package. Enter in an empty field only moves on; the button then adds
 * one package.
 */
export function QuickAdd(props: Props) {
  return (
    <MayOrder>
      <QuantityToAdd {...props} />
    </MayOrder>
  );
}

function QuantityToAdd({ article, soldOut }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const { mutate, error } = useAddToCart(article);
  const pack = article.QuantityPerPackage;
  const id = `quantity-${article.Id}`;
  const failed = wrong || (error ? whyNotAdded(error, t) : '');

  function add(typed: string): boolean {
    const read = readTypedQuantity(typed, pack);
    setWrong('');
    setSaid('');
    if ('wrong' in read) {
      if (read.wrong === 'empty') return true;
      setWrong(t(wrongQuantity[read.wrong]));
      return false;
    }
    const { quantity, isRounded } = read;
    mutate(quantity);
    setSaid(isRounded ? t('cart.addedRounded', { count: quantity }) : plural(t, 'card.added', quantity));
    if (input.current) input.current.value = '';
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const field = event.currentTarget;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (add(field.value)) focusNext(field);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const now = Number(field.value) || 0;
      const next = event.key === 'ArrowUp' ? oneUp(now, pack) : oneDown(now, pack);
      field.value = next === null ? '' : `${next}`;
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!soldOut) add(input.current?.value || `${pack || 1}`);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('article.quantityOf', { article: article.ArticleText })}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        name={fieldName}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={longestTyped}
        placeholder={`${pack || 1}`}
        disabled={soldOut}
        aria-describedby={`${id}-said`}
        aria-invalid={wrong ? true : undefined}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="s" className={styles.add} disabled={soldOut}>
        {t('cart.addShort')}
        <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
      </Button>
      <p id={`${id}-said`} className={styles.said} role="status" data-failed={failed !== '' || undefined}>
        {failed || said}
      </p>
    </form>
  );
}

/** Moves the focus to the next line that can be ordered; at the end it stays. */
function focusNext(field: HTMLInputElement): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(`table input[name="${fieldName}"]:not(:disabled)`),
  ];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  next?.select();
}
