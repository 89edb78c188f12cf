import { setImmediate as others } from 'node:timers/promises';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { beginCallInParts } from '#kit/http/idempotency/call-in-parts.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { Problem, problemToWire } from '#kit/http/problem.ts';
import { refusedOf } from '#kit/http/refused.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { keepPdfs } from '#shop/invoices/kept-pdf.server.ts';
import { invoiceLeft } from '#shop/invoices/office/invoice-order.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { invoiceOfficeOrders, type Invoiced, type NotInvoiced } from './contract.ts';

type Answer = { invoiced: Invoiced } | { notInvoiced: NotInvoiced };

/**
 * Invoices what was sent of orders, each in a transaction of its own: what one is refused for stops no other. A call that
 * is repeated with its key goes on where the one before ended. Problems: `key-reused`.
 */
export async function invoiceMany(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  input: InputOf<typeof invoiceOfficeOrders>,
  context: RequestContext,
): Promise<{ Invoiced: Invoiced[]; NotInvoiced: NotInvoiced[]; isReplay: boolean } | Problem> {
  const asked = { endpoint: invoiceOfficeOrders, staff: by, input, context, now: services.now() };
  const call = await beginCallInParts<Answer>(services.db, asked);
  if (call instanceof Problem) return call;
  const mail = input.Mail ? await prepareInvoiceMail(services, texts) : undefined;
  const answers: Answer[] = [];
  for (const [place, OrderId] of input.OrderIds.entries()) {
    const done = await changeAs(by, services, {}, async (trx, note) => {
      const known = await call.begin(trx, place);
      if (known) return known;
      const number = await invoiceLeft(trx, services, note, {
        id: OrderId,
        mail,
        refusalOf: (_part, customer) => (customer.monthly_invoice ? monthlyInvoice : undefined),
      });
      if (number instanceof Problem) return number;
      const invoiced = { OrderId, InvoiceNumber: number };
      await call.keep(trx, place, { invoiced });
      return { invoiced };
    });
    answers.push(
      done instanceof Problem
        ? await call.refuse(services.db, place, {
            notInvoiced: { OrderId, Problem: refusedOf(problemToWire(done, context.language)) },
          })
        : done,
    );
    // Who calls meanwhile waits for one order, and not for all.
    await others();
  }
  const invoiced = answers.flatMap((answer) => ('invoiced' in answer ? [answer.invoiced] : []));
  if (!call.isReplay()) {
    mailIsQueued();
    // Drawing takes longer than invoicing: whoever pressed does not wait for it.
    void keepPdfs(
      services,
      texts,
      invoiced.map(({ InvoiceNumber }) => InvoiceNumber),
    );
  }
  return {
    Invoiced: invoiced,
    NotInvoiced: answers.flatMap((answer) => ('notInvoiced' in answer ? [answer.notInvoiced] : [])),
    isReplay: call.isReplay(),
  };
}

/** Else every order of theirs would get an invoice of its own when all of a list are ticked. */
const monthlyInvoice = new Problem('conflict', { detail: officeTextOf('officeProblem.monthlyInvoice') });
