import type { Trx } from '#kit/database/db.server.ts';

export { lockCredits, readCredits, updateCredit, writeCredits } from './store.server.ts';
export type { CreditRow, CreditValues } from './store.server.ts';

/**
 * Reads, before a transaction, what releasing orders that wait needs, and returns what releases those of customers in
 * the transaction that makes room for them. See `credit/release.server.ts`, which areas below it are given.
 */
export type PrepareRelease = () => Promise<(trx: Trx, customerIds: readonly number[]) => Promise<void>>;
