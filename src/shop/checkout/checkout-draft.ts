import { blankCheckout } from './blank-checkout.ts';
import type { CheckoutValues } from './blank-checkout.ts';
import type { OrderAttempt } from './order-attempt.ts';

export type CheckoutDraft = { values: CheckoutValues; attempt?: OrderAttempt | undefined };

// In the window's own storage, so that an expired session or a reload loses nothing that was typed. It is kept by
// customer: whoever logs in next in this window does not meet it.

export function readDraft(customerNumber: string): CheckoutDraft {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(placeOf(customerNumber)) ?? '{}',
    ) as Partial<CheckoutDraft>;
    return { values: knownValues(kept.values), attempt: kept.attempt };
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

export function forgetDraft(customerNumber: string): void {
  try {
    sessionStorage.removeItem(placeOf(customerNumber));
  } catch {
    // As above.
  }
}

/** Another version of the shop may have kept other fields. */
function knownValues(kept: unknown): CheckoutValues {
  const values: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return Object.fromEntries(
    Object.entries(blankCheckout).map(([name, blank]) => {
      const value = values[name];
      return [name, typeof value === 'string' ? value : blank];
    }),
  ) as CheckoutValues;
}

function placeOf(customerNumber: string): string {
  return `checkout ${customerNumber}`;
}
