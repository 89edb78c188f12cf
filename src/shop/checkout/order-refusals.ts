import { CallError } from '#kit/http/call.ts';

/** Returns whether rows cannot be added to the order: it is closed, full, gone, or of another address or currency. */
export function isAdditionRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return (['too-late', 'limit-reached', 'conflict', 'not-found'] as const).some((code) => error.is(code));
}

/** Returns whether the order was refused because an administrator has to approve it. */
export function isAboveLimit(error: unknown): boolean {
  return error instanceof CallError && error.is('needs-approval');
}

/** Returns whether the order was refused because the cart differs from what the customer saw. */
export function isCartChanged(error: unknown): boolean {
  return error instanceof CallError && error.is('cart-changed');
}
