import { isDate } from '#kit/text/dates.ts';
import { parseWeek } from '#kit/text/weeks.ts';
import { obeys, optionalQueryChoice, optionalQueryInteger, queryText } from '#kit/fields/fields.ts';
import { cans } from '#shop/order-model/sending/readiness.ts';

/**
 * The five statuses of the specification; open orders (1 and 2), those of them that are late, orders with deliveries
 * that are not invoiced, orders with a shortage, and orders that wait for their release.
 */
export const orderStates = ['open', 'late', 'toInvoice', 'short', 'held', '1', '2', '3', '4', '5'] as const;

/** `today` has what is overdue too, `week` runs through Sunday. */
export const dueTimes = ['today', 'week', 'later'] as const;
export type DueTime = (typeof dueTimes)[number];

/** `later` is wanted in a week that goods sent today would come before. */
export const wantedTimes = ['now', 'later'] as const;
export type WantedTime = (typeof wantedTimes)[number];

export const yesOrNo = ['yes', 'no'] as const;
export type YesOrNo = (typeof yesOrNo)[number];

/** Other sorts than `newest` are of open orders alone, as `can`, `due`, `wanted` and `printed` are. */
export const orderSorts = ['newest', 'due', 'customer', 'way'] as const;
export type OrderSort = (typeof orderSorts)[number];

const day = queryText({ max: 10 }).check(obeys('regex', (value) => value === '' || isDate(value), 'date'));

/** What a list of orders is narrowed by. */
export const orderFilter = {
  /**
   * An order number, ours or the customer's own, a parcel's number or an OCR; otherwise an article's number or name (as
   * it is, or was called before), or a customer's number or name.
   */
  q: queryText(),
  state: optionalQueryChoice(orderStates),
  from: day,
  to: day,
  /** How much of what is left of an open order can be sent now. */
  can: optionalQueryChoice(cans),
  /** The id of the way of delivery. */
  way: optionalQueryInteger({ min: 1 }),
  /** Where the goods go. */
  country: queryText({ max: 2 }),
  /** The week that the customer asks for, `2027-W05`. */
  week: queryText({ max: 8 }).check(
    obeys('regex', (value) => value === '' || parseWeek(value) !== null, 'week'),
  ),
  /** The day by which an open order must leave. */
  due: optionalQueryChoice(dueTimes),
  /** Of open orders: whether the customer wants it now, or in a week that is too early to send for. */
  wanted: optionalQueryChoice(wantedTimes),
  held: optionalQueryChoice(yesOrNo),
  collected: optionalQueryChoice(yesOrNo),
  /** Of open orders: whether they are on a printed pick list. */
  printed: optionalQueryChoice(yesOrNo),
};
