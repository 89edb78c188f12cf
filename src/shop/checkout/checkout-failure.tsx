import { useT } from '#shop/texts/use-texts.ts';
import styles from './checkout-form.module.css';
import type { useCheckout } from './use-checkout.ts';

/** Why the order was not sent, or that nobody knows. */
export function CheckoutFailure({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  return (
    <p className={styles.failure} role="alert">
      <FailureText checkout={checkout} />
    </p>
  );
}

function FailureText({ checkout: { form, isUnanswered } }: { checkout: ReturnType<typeof useCheckout> }) {
  const t = useT();
  const { failure, sending } = form;
  if (sending) return null;
  if (!failure) return isUnanswered ? t('checkout.noAnswer') : null;
  if (failure.status === 0) return t('checkout.noAnswer');
  if (failure.status === 409) return t('checkout.cartChanged');
  const isTold = failure.status === 403 || failure.status === 429;
  return (isTold && failure.problem?.title) || t('general.commonError');
}
