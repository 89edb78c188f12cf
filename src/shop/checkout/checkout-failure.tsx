import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './checkout-form.module.css';
import { isCartChanged } from './use-checkout.ts';
import type { useCheckout } from './use-checkout.ts';

type Props = { checkout: ReturnType<typeof useCheckout>; onSeeRows: () => void };

/** Explains why the order was not sent, or that its outcome is unknown. */
export function CheckoutFailure({ checkout, onSeeRows }: Props) {
  const t = useT();
  const { failure, sending } = checkout.form;
  return (
    <div className={styles.failure} role="alert">
      {!sending && <FailureText checkout={checkout} />}
      {!sending && isCartChanged(failure) && (
        <Button kind="plain" onClick={onSeeRows}>
          {t('checkout.seeRows')}
        </Button>
      )}
    </div>
  );
}

function FailureText({ checkout: { form, isUnanswered } }: Pick<Props, 'checkout'>) {
  const t = useT();
  const { failure } = form;
  if (!failure) return isUnanswered ? <p>{t('checkout.noAnswer')}</p> : null;
  if (failure.status === 0) return <p>{t('checkout.noAnswer')}</p>;
  if (isCartChanged(failure)) return <p>{t('checkout.cartChanged')}</p>;
  if (failure.status === 409) return <p>{t('checkout.cartGone')}</p>;
  const isTold = failure.status === 403 || failure.status === 429;
  return <p>{(isTold && failure.problem?.title) || t('general.commonError')}</p>;
}
