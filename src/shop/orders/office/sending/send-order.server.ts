import type { Trx } from '#kit/database/db.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { weekStringInWords } from '#kit/text/weeks.ts';
import type { Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { openUntil, orderMay, type OpenAt } from '#shop/order-model/may.ts';
import { parcelsIn } from '#shop/order-model/sending/parcels.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { wishedWeek, wishesAgainst, type Against } from '#shop/order-model/sending/wishes.ts';
import {
  changeOrder,
  type Given,
  type OrderDesk,
  type Outcome,
} from '#shop/orders/office/change-order.server.ts';
import { actOn, toldOf } from '#shop/orders/office/order-changes.server.ts';
import type { RowNews } from '#shop/orders/office/order-change-contract.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';

type Quantity = { RowId: number; Quantity: number };

export type Sending = {
  /** How much of which rows. */
  rows: readonly Quantity[];
  /** The shortages of the rows that stay behind. */
  told?: readonly RowNews[];
  parcels: readonly string[];
  /** In kilograms. */
  grossWeight: number | undefined;
  /**
   * It is known that the customer wants something else. Whoever says nothing of it is refused for it, but not for an order
   * that can be added to: programs send without asking anybody.
   */
  despite: boolean | undefined;
  open: OpenAt;
  /** It leaves by a carrier, though the customer may want to fetch it. */
  isShipped: boolean;
};

/** Sends some or all of what is left of an order. Goods that the customer fetches are handed over where no parcel is told. */
export async function deliver(
  desk: OrderDesk,
  by: StaffMember,
  input: Given & {
    CarrierNumber: string;
    Parcels: string;
    GrossWeight?: number | undefined;
    Despite?: boolean | undefined;
    Rows: readonly Quantity[];
    Told?: readonly RowNews[] | undefined;
  },
) {
  const { CarrierNumber: one, GrossWeight: grossWeight, Rows: rows, Told: told = [] } = input;
  const parcels = input.Parcels === '' ? [one].filter(Boolean) : parcelsIn(input.Parcels);
  const isShipped = parcels.length > 0;
  const open = { now: desk.services.now(), minutes: await desk.readOpenMinutes() };
  const sending = { rows, told, parcels, grossWeight, despite: input.Despite, open, isShipped };
  return await changeOrder(desk, by, input, (trx, order) => sendOn(trx, desk, order, sending));
}

/**
 * Sends of an order, which must be locked. Problems: `not-found` for another row, `bad-input` for more than is left,
 * `conflict` for what its state does not allow and for what the customer did not want, `order-held`.
 */
export async function sendOn(
  trx: Trx,
  desk: Pick<OrderDesk, 'services'>,
  order: WholeOrder,
  { rows: wanted, told = [], parcels, grossWeight, despite, open, isShipped }: Sending,
): Promise<Outcome | Problem> {
  const today = stockholmToday(desk.services.now());
  const quantities = new Map(wanted.map(({ RowId, Quantity }) => [RowId, Quantity]));
  const until = despite === undefined ? null : openUntil(order, open);
  const against = isPossible(order, quantities)
    ? wishesAgainst(order, quantities, { today, isShipped, until })
    : null;
  const outcome = await actOn(trx, desk, order, {
    may: orderMay.send,
    grossWeight: grossWeight === undefined ? null : Math.round(grossWeight * 1000),
    actOf({ rows }) {
      const sent = rows.filter(({ id }) => quantities.has(id));
      if (sent.length !== wanted.length) return new Problem('not-found');
      if (against && !despite) return unwanted(order, against, { today, until });
      const sentNow = (id: number) => quantities.get(id) ?? 0;
      const news = told.map((one) => {
        const row = rows.find(({ id }) => id === one.RowId);
        // The shortage was entered before this delivery, so it is limited to what is left now.
        const left = row ? leftOf(row) - sentNow(row.id) : 0;
        return toldOf({ ...one, QuantityShort: Math.min(one.QuantityShort, left) });
      });
      const sending = sent.map((row) => ({
        rowId: row.id,
        sent: row.quantity_delivered + sentNow(row.id),
        parcels,
      }));
      return { rows: [...sending, ...news] };
    },
  });
  if (outcome instanceof Problem || !against) return outcome;
  return { ...outcome, noted: Object.fromEntries(against.wishes.map((wish) => [notedAs[wish], true])) };
}

/** By these names the change log tells of it. */
const notedAs = {
  whole: 'DespiteWhole',
  week: 'DespiteWeek',
  collected: 'DespiteCollected',
  open: 'DespiteOpen',
} as const;

/** More than is left is refused for that, whatever the customer wants. */
function isPossible({ rows }: WholeOrder, quantities: ReadonlyMap<number, number>): boolean {
  return rows.every((row) => isFee(row) || (quantities.get(row.id) ?? 0) <= leftOf(row));
}

function unwanted(order: WholeOrder, against: Against, at: { today: string; until: Date | null }): Problem {
  return new Problem('conflict', {
    detail: (language) => wishesInWords(order, against, { ...at, language }),
    members: { Against: against.wishes },
  });
}

/** Asks for each wish whether to send in spite of it. */
export function wishesInWords(
  order: Parameters<typeof wishedWeek>[0],
  { wishes, pieces, left }: Against,
  { today, until, language }: { today: string; until: Date | null; language: Language },
): string {
  const t = officeTextIn(language);
  const week = weekStringInWords(wishedWeek(order), language, today);
  const time = until === null ? '' : stockholmClock(until).slice(11, 16);
  return wishes
    .map((wish) => t(`officeProblem.unwanted.${wish}`, { pieces, all: left, week, time }))
    .join(' ');
}
