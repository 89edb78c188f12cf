import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { Icon } from '#kit/widgets/icon.tsx';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './withdrawn-rows.module.css';
import { removeCartRow, type Cart, type WithdrawnRow } from '#shop/cart/contract.ts';
import { cartChange, useOptimisticCart } from '#shop/cart/use-cart.ts';

type Props = {
  rows: readonly WithdrawnRow[];
  /** Called when the row with the focus has been removed. */
  onFocusLost: () => void;
};

/** The rows that are no part of the order, since their articles are not sold to the customer any more. */
export function WithdrawnRows({ rows, onFocusLost }: Props) {
  const t = useT();
  const shown = useOptimisticCart();
  const { mutate } = useMutation<Cart, CallError, WithdrawnRow>({
    ...cartChange,
    mutationFn: ({ Id }) => callOverHttp(removeCartRow, { id: Id }),
    onSuccess: (cart) => {
      shown.replace(cart);
      onFocusLost();
    },
    onError(error, row) {
      shown.readAgain();
      if (error.status === 401 || error.status === 404) return;
      toast(t('cart.removeFailed', { article: row.ArticleText }), { error: true });
    },
  });
  return (
    <section className={styles.withdrawn} aria-labelledby="withdrawn">
      <h2 id="withdrawn">
        <Icon name="warning" size="s" />
        {t('cart.withdrawn')}
      </h2>
      <p>{t('cart.withdrawnNote')}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.Id}>
            <span>
              <span lang={row.ShownIn?.ArticleText}>{row.ArticleText}</span>{' '}
              <span className={styles.number}>
                {t('cart.articleNumber')} {row.ArticleNumber}
              </span>
            </span>
            <Button kind="icon" icon="close" onClick={() => mutate(row)}>
              {t('cart.remove', { article: row.ArticleText })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
