import type { Agreed } from './reminder-rules.ts';

/** Returns what was agreed with customers, by their ids. Nothing is known of it yet, so that nobody is charged a fee. */
export function agreedOf(customerIds: readonly number[]): Promise<Map<number, Agreed>> {
  return Promise.resolve(new Map(customerIds.map((id) => [id, { feeAgreed: false, termsAgreed: null }])));
}
