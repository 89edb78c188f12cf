import { setImmediate as others } from 'node:timers/promises';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { beginCallInParts, type CallInParts } from '#kit/http/idempotency/call-in-parts.server.ts';
import { Problem, problemToWire, type ProblemJson } from '#kit/http/problem.ts';
import { refusedOf } from '#kit/http/refused.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { StockRow } from '#shop/articles/stock/stock.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { keepPdfs } from '#shop/invoices/kept-pdf.server.ts';
import { invoiceSent } from '#shop/invoices/office/invoice-order.server.ts';
import { orderIs, type OpenAt } from '#shop/order-model/may.ts';
import { parcelsIn } from '#shop/order-model/sending/parcels.ts';
import {
  changeLocked,
  prepareChange,
  type OrderDesk,
  type Outcome,
  type PreparedChange,
} from '#shop/orders/office/change-order.server.ts';
import { versionOfOrder } from '#shop/orders/office/order-values.server.ts';
import { readWholeOrder, type WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { sendOfficeOrders, type NotSent, type Sent } from './contract.ts';
import { readyRows } from './ready-rows.server.ts';
import { sendOn } from './send-order.server.ts';

type Input = InputOf<typeof sendOfficeOrders>;
type ToSend = Input['Rows'][number];
type Answer = { sent: Sent } | { notSent: NotSent };

type Batch = {
  desk: OrderDesk;
  by: StaffMember;
  input: Input;
  call: CallInParts<Answer>;
  prepared: PreparedChange;
  invoiceMail: Awaited<ReturnType<typeof prepareInvoiceMail>> | undefined;
  language: RequestContext['language'];
};

/**
 * Sends orders, each in a transaction of its own, with its invoice: what one is refused for stops no other. A call that
 * is repeated with its key goes on where the one before ended. Problems: `no-right`, `key-reused`.
 */
export async function sendMany(
  desk: OrderDesk,
  by: StaffMember,
  input: Input,
  context: RequestContext,
): Promise<{ sent: Sent[]; notSent: NotSent[]; isReplay: boolean } | Problem> {
  const { services, texts } = desk;
  if (input.Invoice && !by.rights.has('invoices.write')) return new Problem('no-right');
  const asked = { endpoint: sendOfficeOrders, staff: by, input, context, now: services.now() };
  const call = await beginCallInParts<Answer>(services.db, asked);
  if (call instanceof Problem) return call;
  const prepared = await prepareChange(desk);
  const invoiceMail = input.Invoice && input.Mail ? await prepareInvoiceMail(services, texts) : undefined;
  const batch = { desk, by, input, call, prepared, invoiceMail, language: context.language };
  const answers: Answer[] = [];
  for (const [place, row] of input.Rows.entries()) {
    answers.push(await sendOne(batch, row, place));
    // Who calls meanwhile waits for one order, and not for all.
    await others();
  }
  const numbers = answers.flatMap((answer) => ('sent' in answer ? (answer.sent.InvoiceNumber ?? []) : []));
  // Drawing takes longer than sending: whoever pressed does not wait for it, and what is lost is drawn when it is asked for.
  if (!call.isReplay()) void keepPdfs(services, texts, numbers);
  return {
    sent: answers.flatMap((answer) => ('sent' in answer ? [answer.sent] : [])),
    notSent: answers.flatMap((answer) => ('notSent' in answer ? [answer.notSent] : [])),
    isReplay: call.isReplay(),
  };
}

async function sendOne(batch: Batch, row: ToSend, place: number): Promise<Answer> {
  const { desk, by, call, language } = batch;
  const { services, catalogue } = desk;
  const { OrderId } = row;
  let stock: readonly StockRow[] = [];
  const done = await changeAs(by, services, {}, async (trx, note) => {
    stock = [];
    const known = await call.begin(trx, place);
    if (known) return { ...known, isKnown: true };
    const outcome = await sendAndInvoice(batch, trx, note, row);
    if (outcome instanceof Problem) return outcome;
    ({ stock } = outcome);
    await call.keep(trx, place, { sent: outcome.sent });
    return { sent: outcome.sent, isKnown: false };
  });
  if (done instanceof Problem)
    return await call.refuse(services.db, place, {
      notSent: { OrderId, Problem: withWishes(problemToWire(done, language)) },
    });
  if (done.isKnown) return 'sent' in done ? { sent: done.sent } : { notSent: done.notSent };
  const { sent } = done as { sent: Sent };
  if (stock.length > 0) await catalogue.stockChanged(stock);
  mailIsQueued();
  return { sent };
}

async function sendAndInvoice(
  { desk, input, prepared, invoiceMail }: Batch,
  trx: Trx,
  note: Note,
  row: ToSend,
): Promise<{ sent: Sent; stock: readonly StockRow[] } | Problem> {
  const order = await readWholeOrder(trx, row.OrderId, { lock: true });
  if (!order) return new Problem('not-found');
  if (orderIs.cancelled(order.status)) return cancelled;
  if (versionOfOrder(order) !== row.Version) return new Problem('changed-meanwhile');
  const changed = await changeLocked(trx, note, prepared, { order, Mail: input.Mail }, () =>
    sendReady(trx, desk, order, { ...row, open: prepared.context.open }),
  );
  if (changed instanceof Problem) return changed;
  const { now, stock } = changed;
  const number = input.Invoice ? await invoiceSent(trx, desk.services, note, now, invoiceMail) : null;
  if (number instanceof Problem) return number;
  const ConsignmentId = Math.max(...now.consignments.map(({ id }) => id));
  return { sent: { OrderId: order.id, ConsignmentId, InvoiceNumber: number }, stock };
}

/** Sends what is ready, or the quantities that were given. */
async function sendReady(
  trx: Trx,
  desk: OrderDesk,
  order: WholeOrder,
  { Parcels, Quantities, GrossWeight: grossWeight, Despite: despite, open }: ToSend & { open: OpenAt },
): Promise<Outcome | Problem> {
  const rows = Quantities ?? (await allReady(trx, order, stockholmToday(desk.services.now())));
  const isReady = rows.length > 0 || order.held !== null || !orderIs.open(order.status);
  if (!isReady) return nothingReady;
  return await sendOn(trx, desk, order, {
    rows,
    parcels: parcelsIn(Parcels),
    grossWeight,
    despite,
    open,
    isShipped: true,
  });
}

async function allReady(trx: Trx, { status, rows }: WholeOrder, today: string) {
  if (!orderIs.open(status)) return [];
  const ready = await readyRows(trx, rows, today);
  return [...ready].flatMap(([RowId, Quantity]) => (Quantity > 0 ? [{ RowId, Quantity }] : []));
}

function withWishes(problem: ProblemJson): NotSent['Problem'] {
  const { Against } = problem;
  return { ...refusedOf(problem), ...(Against && { Against: [...Against] }) };
}

const cancelled = new Problem('conflict', { detail: officeTextOf('officeProblem.orderCancelled') });
const nothingReady = new Problem('conflict', { detail: officeTextOf('officeProblem.nothingReady') });
