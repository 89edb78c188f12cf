import { storedDraft } from '#kit/browser/stored-draft.ts';
import { blankCheckout, type CheckoutValues } from './blank-checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

type CheckoutDraft = { values: CheckoutValues; attempt?: OrderAttempt | undefined };

/** Kept so that nothing typed is lost when the session expires or the page reloads. */
export const checkoutDraft = storedDraft<CheckoutDraft>('checkout', {
  storage: 'session',
  known(stored) {
    const { values, attempt } = (stored ?? {}) as Partial<CheckoutDraft>;
    return { values: values ? knownValues(values) : blankCheckout, attempt };
  },
  isBlank: ({ values, attempt }) => values === blankCheckout && !attempt,
});

/** Another version of the shop may have stored other fields. */
function knownValues(stored: unknown): CheckoutValues {
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return Object.fromEntries(
    Object.entries(blankCheckout).map(([name, blank]) => {
      const value = values[name];
      return [name, typeof value === 'string' ? value : blank];
    }),
  ) as CheckoutValues;
}
