import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { draftOfStored } from '#shop/orders/mails/draft-of-stored.server.ts';
import { prepareConfirmation } from '#shop/orders/mails/order-mails.server.ts';
import { toldOfOrder } from '#shop/orders/mails/told-of-order.server.ts';
import { orderClosed, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { asTold } from '#shop/orders/readiness/as-told.server.ts';
import { readWholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

/** Mails the confirmation of an order as it is now, to whoever is mailed of it. */
export async function confirmAgain({ services, texts }: OrderDesk, by: StaffMember, { id }: { id: number }) {
  const write = await prepareConfirmation(services, texts);
  const done = await changeAs(by, services, {}, async (trx, note) => {
    const order = await readWholeOrder(trx, id);
    if (!order) return new Problem('not-found');
    if (orderIs.cancelled(order.status)) return orderClosed;
    const told = await toldOfOrder(trx, order);
    if (told.length === 0) return badField('Email', 'required', noEmail);
    const numbers = await customerNumbersOf(trx, [order.customer_id]);
    const shown = await asTold(trx, order, stockholmToday(services.now()));
    const draft = draftOfStored(shown, numbers.get(order.customer_id) ?? '', told);
    await queueMail(trx, services, write(id, told, draft, `again-${services.now().getTime()}`));
    const Emails = told.map(({ email }) => email);
    note({ entity: 'order', id, action: 'send', before: null, after: { Email: Emails.join(', ') } });
    return { Emails };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

const noEmail = officeTextOf('officeProblem.customerWithoutEmail');
