import type { Db, Trx } from '#kit/database/db.server.ts';
import { lockCredits, readCredits, type CreditRow } from '#shop/customers/credit/credit.server.ts';
import type { Credit, Waiting } from '#shop/order-model/hold.ts';
import { readExposures, readRests, type ExposureRow, type RestRow } from './exposure-store.server.ts';

/** The credit of customers while orders of theirs are decided one after another. */
export type Credits = {
  /** Without the order that is added to. */
  of(customerId: number, orderId: number | undefined): Credit | undefined;
  /** What a decided order comes to counts for the next; that of an addition is the whole order. */
  take(customerId: number, orderId: number | undefined, totalOre: number): void;
};

type Wanted = { customerId: number; orderId: number | undefined };

/**
 * Locks the credit of those who order, and reads it by statements after the lock, so that what another order took
 * meanwhile counts.
 */
export async function lockCreditsFor(trx: Trx, wanted: readonly Wanted[]): Promise<Credits | undefined> {
  if (wanted.length === 0) return undefined;
  const ids = customersOf(wanted);
  const rows = await lockCredits(trx, ids);
  return await openCredits(trx, ids, rows, wanted);
}

/** The same for a preview, which locks nothing. */
export async function readCreditsFor(db: Db, wanted: readonly Wanted[]): Promise<Credits> {
  const ids = customersOf(wanted);
  return await openCredits(db, ids, await readCredits(db, ids), wanted);
}

async function openCredits(
  db: Db,
  ids: readonly number[],
  rows: readonly CreditRow[],
  wanted: readonly Wanted[],
): Promise<Credits> {
  const extended = wanted.flatMap(({ orderId }) => orderId ?? []);
  const exposures = await readExposures(db, ids);
  const rests = extended.length > 0 ? await readRests(db, extended) : [];
  const credits = new Map(
    exposures.map((exposure) => [
      exposure.customer_id,
      creditOf(
        rows.find(({ customer_id }) => customer_id === exposure.customer_id),
        exposure,
      ),
    ]),
  );
  const restOf = new Map(rests.map(({ id, amount }) => [id, amount]));
  return {
    of(customerId, orderId) {
      const credit = credits.get(customerId);
      return credit && { ...credit, owed: credit.owed - (restOf.get(orderId ?? 0) ?? 0) };
    },
    take(customerId, orderId, totalOre) {
      const credit = credits.get(customerId);
      if (credit) credit.owed += totalOre - (restOf.get(orderId ?? 0) ?? 0);
      if (orderId !== undefined) restOf.set(orderId, totalOre);
    },
  };
}

export function creditOf(row: CreditRow | undefined, exposure: ExposureRow): Credit {
  return {
    limit: row?.credit_limit ?? null,
    stop: row?.stop ?? 'limit',
    currencyCode: exposure.currency_code,
    owed: exposure.unpaid + exposure.open_orders,
    oldestDue: exposure.oldest_due,
  };
}

export function waitingOf({ id, held, amount, currency_code }: RestRow): Waiting {
  return { id, held: held ?? 'manual', totalOre: amount, currencyCode: currency_code };
}

function customersOf(wanted: readonly Wanted[]): number[] {
  return [...new Set(wanted.map(({ customerId }) => customerId))];
}
