import { blankCheckout } from './blank-checkout.ts';
import type { CheckoutValues } from './blank-checkout.ts';
import { placeOf } from './forget-draft.ts';
import type { OrderAttempt } from './order-attempt.ts';

export type CheckoutDraft = { values: CheckoutValues; attempt?: OrderAttempt | undefined };

// The draft is in sessionStorage, so that nothing typed is lost when the session expires or the page reloads. It is
// stored per customer, so that the next customer who logs in in this window does not see it.

export function readDraft(customerNumber: string): CheckoutDraft {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(placeOf(customerNumber)) ?? '{}',
    ) as Partial<CheckoutDraft>;
    return { values: knownValues(stored.values), attempt: stored.attempt };
  } catch {
    return { values: blankCheckout };
  }
}

export function keepDraft(customerNumber: string, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(placeOf(customerNumber), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

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
