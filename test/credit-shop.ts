import { addDays, stockholmToday } from '../src/kit/text/dates.ts';
import { article, wayOfDelivery } from './seed-test-shop.ts';
import type { Answered, Client, TestShop } from './shop.ts';

/** Sets settings of the shop as the office would. */
export async function setSettings(shop: TestShop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await shop.db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((same) => same.column('name').doUpdateSet({ value }))
      .execute();
  await shop.services.versions.changed();
}

type SentRow = { Id: number; Quantity: number };

/** Acts of the office and of a customer around the credit of customer 1001. */
export function openCredit(shop: TestShop, office: Client) {
  const orders = 'office/orders';
  const order = async (id: number) => (await office.get(`${orders}/${id}`)).body;
  const act = async (id: number, what: string, more: object): Promise<Answered> => {
    const { Version } = await order(id);
    return await office.post(`${orders}/${id}/${what}`, { Version, ...more });
  };
  const invoice = async (number: number) => (await office.get(`office/invoices/${number}`)).body;
  const actOn = async (number: number, what: string, more: object): Promise<Answered> => {
    const { Version } = await invoice(number);
    return await office.post(`office/invoices/${number}/${what}`, { Version, ...more });
  };
  return {
    order,
    invoice,
    async credit(id = 1001) {
      return (await office.get(`office/customers/${id}/credit`)).body;
    },
    async setCredit(values: object, id = 1001): Promise<Answered> {
      const { CreditLimit, Stop, FeeAgreed, Version } = (await office.get(`office/customers/${id}/credit`))
        .body;
      return await office.put(`office/customers/${id}/credit`, {
        CreditLimit,
        Stop,
        FeeAgreed,
        Version,
        ...values,
      });
    },
    /** Orders trays, at 150.00 with VAT. */
    async place(client: Client, quantity: number, more: object = {}): Promise<number> {
      await client.post('cartrow', { ArticleId: article.tray, Quantity: quantity });
      const { body } = await client.post('Order', {
        wayOfDeliveryId: wayOfDelivery.post,
        partialDelivery: true,
        ...more,
      });
      return body.OrderId;
    },
    hold: (id: number, Reason = '') => act(id, 'hold', { Reason }),
    release: (id: number, Reason = '') => act(id, 'release', { Reason }),
    cancel: (id: number) => act(id, 'cancellation', { Mail: false }),
    start: (id: number) => act(id, 'processing', { Mail: false }),
    /** Sends so many of the first row, all of them without a number. */
    async send(id: number, quantity?: number): Promise<Answered> {
      const [row] = (await order(id)).Rows;
      const left = row.Quantity - row.QuantityDelivered - row.QuantityCancelled;
      const Rows = [{ RowId: row.Id, Quantity: quantity ?? left }];
      return await act(id, 'consignments', { Mail: false, CarrierNumber: '', Rows });
    },
    /** Sends all that is left of an order. */
    async sendRows(id: number, rows: readonly SentRow[], Version: string): Promise<Answered> {
      const Rows = rows.map(({ Id, Quantity }) => ({ RowId: Id, Quantity }));
      const given = { Version, Mail: false, CarrierNumber: '', Rows };
      return await office.post(`${orders}/${id}/consignments`, given);
    },
    async setDue(number: number, days: number): Promise<void> {
      const due_date = addDays(stockholmToday(shop.services.now()), days);
      await shop.db.updateTable('invoice').set({ due_date }).where('invoice_number', '=', number).execute();
    },
    async invoiceOrder(id: number): Promise<number> {
      return (await office.post(`${orders}/${id}/invoices`, { Mail: false })).body.Number;
    },
    pay: (number: number, Amount?: number) =>
      actOn(number, 'payment', {
        PaidDate: stockholmToday(shop.services.now()),
        ...(Amount !== undefined && { Amount }),
      }),
    async creditNote(number: number, Quantity: number): Promise<Answered> {
      const RowId = (await invoice(number)).Rows[0].Id;
      return await actOn(number, 'credit-notes', { Mail: false, Rows: [{ RowId, Quantity }] });
    },
    /** Adds an unpaid invoice of another system. */
    async owe(ore: number, dueDate: string, more: object = {}): Promise<number> {
      const { invoice_number } = await shop.db
        .insertInto('invoice')
        .values({
          invoice_number: 500_000 + Math.floor(Math.random() * 400_000),
          customer_id: 1001,
          order_id: null,
          invoice_date: '2026-08-01',
          due_date: dueDate,
          payment_days: 30,
          paid_date: null,
          credits_invoice_number: null,
          currency_code: 'SEK',
          net_amount: ore,
          vat_amount: 0,
          total_amount: ore,
          balance: ore,
          ocr: '1',
          language: 'sv',
          customer_number: '1001',
          buyer_name: 'Butiken',
          buyer_vat_number: null,
          delivery_date: null,
          pdf_key: null,
          ...more,
        })
        .returning('invoice_number')
        .executeTakeFirstOrThrow();
      return invoice_number;
    },
    /** The state of held orders of all customers, by their number. */
    async held(): Promise<Record<number, string | null>> {
      const rows = await shop.db.selectFrom('customer_order').select(['id', 'held']).orderBy('id').execute();
      return Object.fromEntries(rows.map(({ id, held }) => [id, held]));
    },
    async mails(kind: string): Promise<string[]> {
      const rows = await shop.db
        .selectFrom('outbox_mail')
        .select(['subject', 'recipient', 'message_id'])
        .where('message_id', 'like', `%.${kind}%`)
        .orderBy('id')
        .execute();
      return rows.map(({ subject }) => subject);
    },
  };
}
