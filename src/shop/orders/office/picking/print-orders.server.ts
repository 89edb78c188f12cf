import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { FileAnswer } from '#kit/http/router.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { formatZipCode } from '#kit/text/zip-code.ts';
import { orderIs, orderMay } from '#shop/order-model/may.ts';
import type { OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { start } from '#shop/orders/office/order-changes.server.ts';
import { plannedInvoices } from '#shop/orders/office/customs/planned-invoices.server.ts';
import { versionOfOrder } from '#shop/orders/office/order-values.server.ts';
import { markPrinted } from '#shop/orders/office/queue/printed-store.server.ts';
import { sellerOf, type Seller } from '#shop/printing/seller.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import type { PickingKind, printOfficeOrders } from './contract.ts';
import { labelOf } from './labels-of-orders.ts';
import { readOrdersToPick, sortedOut, type OrderToPick } from './orders-to-pick.server.ts';
import { pickSheetsOf, summedSheetOf } from './pick-sheets.server.ts';
import { slipLanguage, slipSheetOf } from './slip-sheets.server.ts';
import type { LeftOut } from './pick.ts';

type Asked = InputOf<typeof printOfficeOrders>;
type Sorted = { picked: readonly OrderToPick[]; leftOut: readonly { id: number; why: LeftOut }[] };

const marks: readonly PickingKind[] = ['orders', 'sums'];

export type PrintOrders = (by: StaffMember, asked: Asked) => Promise<FileAnswer | Problem>;

/** Returns what prints orders; a PDF blocks the processor while it is drawn, so one is drawn at a time. */
export function orderPrinter(desk: OrderDesk): PrintOrders {
  const limit = openConcurrencyLimit({ atOnce: 1, longestQueue: 10 });
  return async (by, asked) =>
    (await limit.soon(() => printOrders(desk, by, asked))) ??
    new Problem('unavailable', { retryAfterSeconds: 5 });
}

/** Orders are marked when their paper is there: what could not be drawn was not printed. */
async function printOrders(desk: OrderDesk, by: StaffMember, asked: Asked): Promise<FileAnswer | Problem> {
  const { services } = desk;
  const { Kind, Start: isStarted = false } = asked;
  const ids = [...new Set(asked.OrderIds)];
  const found = await readOrdersToPick(services, ids);
  if (found.length < ids.length) return new Problem('not-found');
  const sorted = sortedFor(Kind, found);
  if (sorted.picked.length === 0) return nothingToPrint(Kind);
  const printed = isStarted ? await takenInHand(desk, by, { Kind, ids, sorted }) : sorted;
  if (printed.picked.length === 0) return nothingToPrint(Kind);
  const bytes = await drawn(desk, by, { ...printed, asked });
  if (bytes instanceof Problem) return bytes;
  if (marks.includes(Kind)) await markPrinted(services.db, printed.picked, by.name, services.now());
  return new FileAnswer(fileName(Kind, services.now()), bytes);
}

/** A label is for a parcel, whatever is in it; everything else is for what is picked now. */
function sortedFor(kind: PickingKind, orders: readonly OrderToPick[]): Sorted {
  if (kind !== 'labels') return sortedOut(orders);
  return { picked: orders.filter(({ status }) => !orderIs.cancelled(status)), leftOut: [] };
}

function nothingToPrint(kind: PickingKind): Problem {
  const text = kind === 'labels' ? 'officeProblem.noLabels' : 'officeProblem.nothingToPick';
  return new Problem('conflict', { detail: officeTextOf(text) });
}

/**
 * Takes the new orders in hand, each for itself, and reads all again: what somebody changed in between is printed as it
 * is now.
 */
async function takenInHand(
  desk: OrderDesk,
  by: StaffMember,
  { Kind, ids, sorted }: { Kind: PickingKind; ids: readonly number[]; sorted: Sorted },
): Promise<Sorted> {
  const mayStart = sorted.picked.filter(({ status, held }) => orderMay.start(status) && held === null);
  for (const order of mayStart)
    await start(desk, by, {
      id: order.id,
      Version: versionOfOrder({ ...order, rows: order.whole }),
      Mail: false,
    });
  return sortedFor(Kind, await readOrdersToPick(desk.services, ids));
}

async function drawn(
  { services, texts }: OrderDesk,
  by: StaffMember,
  { picked, leftOut, asked }: Sorted & { asked: Asked },
): Promise<Buffer | Problem> {
  const { db, env, log, now } = services;
  const at = now();
  const settings = await texts.settings();
  const seller = sellerOf(settings, env.publicUrl);
  const look = await printedThemeOf(settings, openThemeFolder({ db, env, log }));
  const about = { title: titleOf(asked.Kind, picked), sellerName: seller.name, created: at };
  // The PDF code is loaded at the first request, so that the shop starts faster.
  if (asked.Kind === 'labels') {
    const { drawLabels } = await import('./draw-labels.server.ts');
    const labels = picked.map((order) => labelOf(order, seller.countryCode));
    return await drawLabels(labels, asked.LabelSize ?? 'a4', { ...about, sender: senderOf(seller) }, look);
  }
  if (asked.Kind === 'slips') {
    const translators = await texts.translators();
    const [first, ...others] = picked.map((order) => {
      const language = slipLanguage(order.language, env.languages);
      return slipSheetOf(order, { seller, t: translators[language], today: stockholmToday(at), language });
    });
    const { drawLists } = await import('#shop/printing/draw-list.server.ts');
    return await drawLists([first!, ...others], about, look);
  }
  if (asked.Kind === 'customs') {
    const invoices = await plannedInvoices(services, texts, picked, { settings, seller });
    if (invoices instanceof Problem) return invoices;
    const { drawLists } = await import('#shop/printing/draw-list.server.ts');
    return await drawLists(invoices, about, look);
  }
  const printing = { at, by: by.name, leftOut };
  const [first, ...others] =
    asked.Kind === 'sums' ? [summedSheetOf(picked, printing)] : pickSheetsOf(picked, printing);
  const { drawPickLists } = await import('./draw-pick-lists.server.ts');
  return await drawPickLists([first!, ...others], about, look);
}

function titleOf(kind: PickingKind, [order, ...others]: readonly OrderToPick[]): string {
  const t = officeTextIn(defaultLanguage);
  return order && others.length === 0 && kind === 'orders'
    ? t('picking.list', { number: order.id })
    : t(`picking.kind.${kind}`);
}

function fileName(kind: PickingKind, at: Date): string {
  return `${officeTextIn(defaultLanguage)(`picking.file.${kind}`)}-${stockholmToday(at)}.pdf`;
}

function senderOf({ name, address, countryCode, zipCode, city }: Seller): string[] {
  return [name, address, `${formatZipCode(countryCode, zipCode)} ${city}`.trim()].filter(Boolean);
}
