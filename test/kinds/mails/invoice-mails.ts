import { ok } from '../../opening/first-owner.ts';
import { logInToOfficeAs } from '../../office.ts';
import { article } from '../../seed-test-shop.ts';
import { mailOrderDates } from '../../../src/shop/orders/dates/order-date-mails.server.ts';
import { followMovedArticles } from '../../../src/shop/orders/dates/follow-articles.server.ts';
import { sendDailyReminders } from '../../../src/shop/invoices/reminders/office/reminders.server.ts';
import { toBoth, type Act } from './mail-acts.ts';
import { invoicedOrder, placeOrder, sentOrder, setSetting, type World } from './mail-world.ts';

const invoice: Act['mails'] = [['invoices', 'mail.invoice.subject']];
const note: Act['mails'] = [['invoices', 'mail.creditNote.subject']];
const reminder: Act['mails'] = [['invoices', 'mail.reminder.subject']];
const statement: Act['mails'] = [['invoices', 'mail.statement.subject']];

const post = async ({ owner }: World, path: string, body: object = {}) => ({
  by: owner,
  method: 'POST' as const,
  path: `office/${path}`,
  body,
});

async function ofInvoice(world: World, act: string, more: (row: number) => object) {
  const number = await invoicedOrder(world);
  const { Version, Rows } = await ok(world.owner.get(`office/invoices/${number}`));
  return post(world, `invoices/${number}/${act}`, { Version, Mail: true, ...more(Rows[0].Id) });
}

/** An invoice of Bo's order that has been due for long, on a working day at noon. */
async function overdue(world: World): Promise<number> {
  const number = await invoicedOrder(world);
  world.shop.setTime('2026-12-23T11:00:00Z');
  world.owner = await logInToOfficeAs(world.shop, 'owner@maker.example');
  return number;
}

export const invoiceActs: readonly Act[] = [
  {
    what: 'an invoice',
    hasChoice: true,
    mails: invoice,
    begin: async (world) => post(world, `orders/${await sentOrder(world, 5)}/invoices`, { Mail: true }),
  },
  {
    what: 'the invoices of many orders',
    hasChoice: true,
    mails: [...invoice, ...invoice],
    async begin(world) {
      const OrderIds = [await sentOrder(world, 5), await sentOrder(world, 2)];
      return post(world, 'orders/invoices', { OrderIds, Mail: true });
    },
  },
  {
    what: 'the invoices of a month',
    hasChoice: true,
    alone: true,
    mails: invoice,
    async begin(world) {
      await world.shop.db
        .updateTable('customer')
        .set({ monthly_invoice: true })
        .where('id', '=', 1001)
        .execute();
      await world.shop.services.versions.changed();
      await sentOrder(world, 5);
      return post(world, 'invoices/monthly', { Month: '2026-10', Mail: true });
    },
  },
  {
    what: 'an invoice once more',
    mails: invoice,
    again: true,
    begin: async (world) => post(world, `invoices/${await invoicedOrder(world)}/mail`),
  },
  {
    what: 'a credit note',
    hasChoice: true,
    mails: note,
    begin: (world) => ofInvoice(world, 'credit-notes', (RowId) => ({ Rows: [{ RowId, Quantity: 1 }] })),
  },
  {
    what: 'a credit note of an amount',
    hasChoice: true,
    mails: note,
    begin: (world) => ofInvoice(world, 'credit-notes/amount', () => ({ Amount: 10, RowId: null, Text: '' })),
  },
  {
    what: 'a file of invoices',
    isOfSystem: true,
    mails: invoice,
    async begin(world) {
      const head = 'invoice_no;type;customer_no;invoice_date;net;vat;total;balance';
      const body = Buffer.from(`${head}\n83001;invoice;1001;2026-10-10;100;25;125;125\n`);
      const headers = { 'content-type': 'application/octet-stream' };
      return { ...(await post(world, 'exchange/files/invoices?fileName=i.csv', body)), headers };
    },
  },
  {
    what: 'a reminder',
    hasChoice: true,
    alone: true,
    mails: reminder,
    begin: async (world) => post(world, 'reminders', { Numbers: [await overdue(world)], Mail: true }),
  },
  {
    what: 'the reminders of a day',
    alone: true,
    mails: reminder,
    async begin(world) {
      await setSetting(world, 'ReminderAutomatic', 'true');
      await overdue(world);
      return () => sendDailyReminders(world.shop.services, world.shop.endpoints.texts);
    },
  },
  {
    what: 'a statement',
    mails: statement,
    again: true,
    async begin(world) {
      await invoicedOrder(world);
      return post(world, 'customers/1001/statement', { Day: '2026-10-14' });
    },
  },
  {
    what: 'the statements of all',
    alone: true,
    mails: statement,
    async begin(world) {
      await overdue(world);
      return post(world, 'statements', { Day: '2026-12-23' });
    },
  },
  {
    what: 'the moved days of the morning',
    isOfSystem: true,
    alone: true,
    mails: toBoth('mail.orderDates.subject.one'),
    async begin(world) {
      await waitingOrder(world);
      await dayOfTray(world, '2027-05-12');
      return () => tellOfDays(world);
    },
  },
  {
    what: 'a day that the staff give to what waits',
    isToldLater: true,
    isOfSystem: true,
    hasChoice: true,
    alone: true,
    mails: toBoth('mail.orderDates.subject.other'),
    async begin(world) {
      await waitingOrder(world);
      await placeOrder(world.bo);
      return {
        by: world.owner,
        method: 'PUT',
        path: `office/articles/${article.tray}/waiting`,
        body: { ExpectedDate: '2027-06-15', Mail: true },
        later: () => tellOfDays(world),
      };
    },
  },
];

const tellOfDays = ({ shop: { services, endpoints } }: World) => mailOrderDates(services, endpoints.texts);

/** An order of Bo's that waits for its only row. */
async function waitingOrder(world: World): Promise<void> {
  const { db, services } = world.shop;
  await db
    .updateTable('article')
    .set({ quantity_available: 0, quantity_ordered: 50, estimated_delivery_date: '2027-03-12' })
    .where('id', '=', article.tray)
    .execute();
  await services.versions.changed();
  await placeOrder(world.bo);
}

async function dayOfTray({ shop: { db, services, endpoints } }: World, estimated_delivery_date: string) {
  await db.updateTable('article').set({ estimated_delivery_date }).where('id', '=', article.tray).execute();
  await followMovedArticles(services, endpoints.texts);
}
