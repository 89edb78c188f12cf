import { Button } from '#kit/widgets/button.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { Cart } from '#shop/cart/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './checkout-form.module.css';
import { rowDifferences } from './preview/row-differences.ts';
import { isAboveLimit, isAdditionRefused, isCartChanged } from './order-refusals.ts';
import type { useCheckout } from './use-checkout.ts';

type Props = {
  cart: Cart;
  /** What the order would cost now; undefined while that is being asked. */
  total: number | undefined;
  checkout: ReturnType<typeof useCheckout>;
  onSeeRows: () => void;
};

/** Explains why the order was not sent, or that its outcome is unknown. */
export function CheckoutFailure({ cart, total, checkout, onSeeRows }: Props) {
  const t = useT();
  const { failure, sending } = checkout.form;
  return (
    <div className={styles.failure} role="alert">
      {!sending && <FailureText checkout={checkout} />}
      {!sending && isCartChanged(failure) && <Differences cart={cart} total={total} checkout={checkout} />}
      {!sending && isCartChanged(failure) && (
        <Button kind="plain" onClick={onSeeRows}>
          {t('checkout.seeRows')}
        </Button>
      )}
    </div>
  );
}

/** The rows that differ from those that were shown, and the new sum. */
function Differences({ cart, total, checkout }: Pick<Props, 'cart' | 'total' | 'checkout'>) {
  const t = useT();
  const language = useLanguage();
  const { CurrencyCode: currencyCode } = cart;
  const differences = rowDifferences(checkout.refusedRows, cart.Rows, { t, language, currencyCode });
  return (
    <>
      {differences.length > 0 && (
        <ul>
          {differences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {total !== undefined && (
        <p>{t('checkout.newTotal', { amount: moneyInWords(wireToOre(total), currencyCode, language) })}</p>
      )}
    </>
  );
}

function FailureText({ checkout: { form, isUnanswered } }: Pick<Props, 'checkout'>) {
  const t = useT();
  const { failure } = form;
  if (!failure) return isUnanswered ? <p>{t('checkout.noAnswer')}</p> : null;
  if (failure.status === 0) return <p>{t('checkout.noAnswer')}</p>;
  if (isCartChanged(failure)) return <p>{t('checkout.cartChanged')}</p>;
  if (isAdditionRefused(failure) || failure.is('below-minimum')) return <p>{failure.problem?.detail}</p>;
  if (isAboveLimit(failure)) return <p>{failure.problem?.title}</p>;
  if (failure.status === 409) return <p>{t('checkout.cartGone')}</p>;
  const hasOwnTitle = failure.status === 403 || failure.status === 429;
  return <p>{(hasOwnTitle && failure.problem?.title) || t('general.commonError')}</p>;
}
