import { forgetDraft } from '#shop/checkout/forget-draft.ts';
import { forgetLines } from '#shop/quick-order/page/forget-lines.ts';

/** Forgets what a customer typed and did not send, at log-out: the next one at this browser must not see it. */
export function forgetWhatWasTyped(customerNumber: string): void {
  forgetDraft(customerNumber);
  forgetLines(customerNumber);
}
