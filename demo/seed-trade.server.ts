import { addDays } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { insertFreight } from '#shop/freight/seed.server.ts';
import { insertWaysOfDelivery } from '#shop/ways-of-delivery/seed.server.ts';
import { insertCredits, insertCustomers, insertPeople } from '#shop/customers/seed.server.ts';
import { insertDeliveryAddresses } from '#shop/delivery-addresses/seed.server.ts';
import { insertInvoices } from '#shop/invoices/seed.server.ts';
import { insertConsignments, insertOrders } from '#shop/orders/seed.server.ts';
import { insertOwnNumbers } from '#shop/quick-order/own-numbers/seed.server.ts';
import { insertShoppingLists } from '#shop/shopping-lists/seed.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import type { DemoArticle } from '#demo/data/article.ts';
import type { DemoCustomer } from '#demo/data/customer.ts';
import { demoCreditLimits, demoCustomers } from '#demo/data/customers.ts';
import { demoDeliveryAddresses } from '#demo/data/delivery-addresses.ts';
import { demoFreight, demoMinimumOrders } from '#demo/data/freight.ts';
import { demoInvoices } from '#demo/data/invoices.ts';
import type { DemoOrder, DemoPostalAddress } from '#demo/data/order.ts';
import { demoOrders } from '#demo/data/orders.ts';
import { demoOwnNumbers } from '#demo/data/own-numbers.ts';
import { demoPeople } from '#demo/data/people.ts';
import { demoShoppingLists } from '#demo/data/shopping-lists.ts';
import { demoWaysOfDelivery } from '#demo/data/ways-of-delivery.ts';
import { rowOf } from './row-of.ts';

const customers = new Map(demoCustomers.map((customer) => [customer.customerNumber, customer]));

/** Seeds customers and everything that belongs to them; those that can log in share one password. */
export async function seedTrade(
  trx: Trx,
  articles: readonly DemoArticle[],
  today: string,
  passwordHash: string,
): Promise<void> {
  await insertCustomers(
    trx,
    demoCustomers.map(({ password, ...customer }) =>
      rowOf({ ...customer, passwordHash: password === null ? null : passwordHash }),
    ),
  );
  await insertCredits(
    trx,
    demoCreditLimits.map(({ customerNumber, creditLimit }) =>
      rowOf({ customerId: customerWith(customerNumber).id, creditLimit, termsAgreed: null }),
    ),
  );
  await insertPeople(
    trx,
    demoPeople.map(({ customerNumber, ...person }) => ({
      ...person,
      customerId: customerWith(customerNumber).id,
      passwordHash,
    })),
  );
  await insertDeliveryAddresses(
    trx,
    demoDeliveryAddresses.map(({ customerNumber, ...address }) =>
      rowOf({ ...address, customerId: customerWith(customerNumber).id }),
    ),
  );
  await insertWaysOfDelivery(trx, demoWaysOfDelivery.map(rowOf));
  await insertFreight(trx, demoFreight, demoMinimumOrders);
  const owner = customerWith('1001').id;
  await insertOwnNumbers(
    trx,
    demoOwnNumbers(articles).map((number) => ({ ...number, customerId: owner })),
    new Date(`${today}T08:00:00Z`),
  );
  await insertShoppingLists(
    trx,
    demoShoppingLists(articles).map(({ name, rows }) => ({
      customerId: owner,
      name,
      rows: rows.map(({ article, quantity }) => ({
        article_id: article.id,
        article_number: article.articleNumber,
        name_sv: article.nameSv,
        name_en: article.nameEn,
        quantity,
        quantity_per_package: article.quantityPerPackage,
      })),
    })),
    { at: new Date(`${today}T08:00:00Z`), by: customerWith('1001').name },
  );
  const orders = demoOrders(articles, today);
  await seedOrders(trx, orders, articles);
  await seedInvoices(trx, orders, articles, today);
}

async function seedOrders(
  trx: Trx,
  orders: readonly DemoOrder[],
  articles: readonly DemoArticle[],
): Promise<void> {
  const articleIds = new Map(articles.map(({ id, articleNumber }) => [articleNumber, id]));
  await insertOrders(
    trx,
    orders.map(({ rows: _rows, parcels: _parcels, customerNumber, createdAt, delivery, ...order }) => {
      const customer = customerWith(customerNumber);
      return rowOf({
        ...order,
        createdAt: new Date(createdAt),
        customerId: customer.id,
        customerName: customer.name,
        customerEmail: customer.email,
        customerVatNumber: customer.vatNumber,
        invoiceAddress1: customer.invoiceAddress1,
        invoiceAddress2: customer.invoiceAddress2,
        invoiceZipCode: customer.invoiceZipCode,
        invoiceCity: customer.invoiceCity,
        invoiceCountryCode: customer.invoiceCountryCode,
        ...sentTo(delivery),
        deliveryContactPerson: delivery.contactPerson,
      });
    }),
    orders.flatMap(({ id, status, rows }) =>
      rows.map((row) =>
        rowOf({
          ...row,
          orderId: id,
          articleId: articleIds.get(row.articleNumber) ?? null,
          quantityDelivered: orderIs.sent(status) ? row.quantity : 0,
          quantityCancelled: orderIs.cancelled(status) ? row.quantity : 0,
          // The desk has said what is missing, so that it waits whatever is in stock.
          shortAtBooking: row.quantityShort > 0 ? 0 : null,
        }),
      ),
    ),
  );
  await insertConsignments(
    trx,
    orders
      .filter(({ parcels }) => parcels.length > 0)
      .map(({ id, createdAt, parcels }) => ({
        orderId: id,
        parcels,
        sentAt: new Date(`${addDays(createdAt.slice(0, 10), 1)}T12:00:00Z`),
      })),
  );
}

async function seedInvoices(
  trx: Trx,
  orders: readonly DemoOrder[],
  articles: readonly DemoArticle[],
  today: string,
): Promise<void> {
  const invoices = demoInvoices(orders, articles, today).map((invoice, place) => ({
    id: place + 1,
    ...invoice,
  }));
  await insertInvoices(
    trx,
    invoices.map(({ rows: _rows, delivery, ...invoice }) => {
      const customer = customerWith(invoice.customerNumber);
      return rowOf({
        ...invoice,
        customerId: customer.id,
        buyerName: customer.name,
        buyerAddress1: customer.invoiceAddress1,
        buyerAddress2: customer.invoiceAddress2,
        buyerZipCode: customer.invoiceZipCode,
        buyerCity: customer.invoiceCity,
        buyerCountryCode: customer.invoiceCountryCode,
        buyerVatNumber: customer.vatNumber,
        buyerContactPerson: customer.contactPerson,
        ...sentTo(delivery),
      });
    }),
    invoices.flatMap(({ id, rows }) => rows.map((row) => rowOf({ ...row, invoiceId: id }))),
  );
}

function sentTo(delivery: DemoPostalAddress) {
  return {
    deliveryName: delivery.name,
    deliveryAddress1: delivery.address1,
    deliveryAddress2: delivery.address2,
    deliveryZipCode: delivery.zipCode,
    deliveryCity: delivery.city,
    deliveryCountryCode: delivery.countryCode,
  };
}

function customerWith(customerNumber: string): DemoCustomer {
  const customer = customers.get(customerNumber);
  if (!customer) throw new Error(`No customer ${customerNumber}`);
  return customer;
}
