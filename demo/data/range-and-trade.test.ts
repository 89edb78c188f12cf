import { expect, test } from 'vitest';
import { isOcr } from '#kit/text/bank-references.ts';
import { isEan } from '#kit/text/ean.ts';
import { vatOf } from '#kit/text/money.ts';
import { isOrganisationsnummer } from '#kit/text/swedish-identity.ts';
import { isVatNumber } from '#kit/text/vat-number.ts';
import { isZipCode } from '#kit/text/zip-code.ts';
import { stockLabel } from '#shop/articles/stock/stock-label.ts';
import { isOverdue } from '#shop/invoices/invoice-state.ts';
import { demoArticles } from './articles.ts';
import { demoColours } from './colours.ts';
import { demoCustomers } from './customers.ts';
import { demoDeliveryAddresses } from './delivery-addresses.ts';
import { demoGroups } from './groups.ts';
import type { DemoInvoice } from './invoice.ts';
import { demoInvoices } from './invoices.ts';
import { demoMaterials } from './materials.ts';
import { demoOrders } from './orders.ts';
import { demoPriceLists, demoPrices } from './price-lists.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';

const today = '2026-10-21';
const articles = demoArticles(today);
const orders = demoOrders(articles, today);
const invoices = demoInvoices(orders, articles, today);
const articleWith = new Map(articles.map((article) => [article.articleNumber, article]));

function ordersOf(customer: string) {
  return orders.filter(({ customerNumber }) => customerNumber === customer);
}

function invoicesOf(customer: string) {
  return invoices.filter(({ customerNumber }) => customerNumber === customer);
}

function overdueOf(customer: string, date = today) {
  return invoicesOf(customer).filter((invoice) => isOverdue(asWire(invoice), date));
}

function asWire({ dueDate, isPaid, isAnnulled, balance }: DemoInvoice) {
  return { DueDate: dueDate, IsPayed: isPaid, IsAnnulated: isAnnulled, Balance: balance };
}

function unique<T>(values: readonly T[]): boolean {
  return new Set(values).size === values.length;
}

test('the range is as wide as promised', () => {
  const parents = new Set(demoGroups.map(({ parentId }) => parentId));
  const leaves = demoGroups.filter(({ id }) => !parents.has(id));
  const sizes = leaves.map(({ id }) => articles.filter(({ productGroupId }) => productGroupId === id).length);
  expect(leaves.filter(({ requireLogin }) => !requireLogin)).toHaveLength(12);
  expect(leaves.filter(({ requireLogin }) => requireLogin)).toHaveLength(1);
  expect(Math.min(...sizes)).toBeGreaterThan(4);
  expect(Math.max(...sizes)).toBeGreaterThan(60);
  expect(articles.length).toBeGreaterThanOrEqual(240);
  expect(demoColours).toHaveLength(8);
  expect(demoMaterials).toHaveLength(8);
  for (const { id } of demoColours)
    expect(articles.some(({ colourIds }) => colourIds.includes(id))).toBe(true);
  for (const { id } of demoMaterials) expect(articles.some(({ materialId }) => materialId === id)).toBe(true);
});

test('every article has its own number, EAN, names and picture', () => {
  const eans = articles.flatMap(({ ean }) => (ean === null ? [] : [ean]));
  const images = articles.flatMap(({ image: p }) => (p ? [`${p.form} ${p.design} ${p.colour}`] : []));
  expect(eans).toHaveLength(articles.length - 1);
  expect(images).toHaveLength(articles.length - 1);
  expect(eans.filter((ean) => !isEan(ean) || !ean.startsWith('9521234'))).toEqual([]);
  for (const values of [
    eans,
    images,
    articles.map(({ articleNumber }) => articleNumber),
    articles.map(({ nameSv }) => nameSv),
    articles.map(({ nameEn }) => nameEn),
  ])
    expect(unique(values)).toBe(true);
});

test('every stock text can be seen, and sold-out things are few', () => {
  const months = {
    OrderMonth: '',
    OrderMonthSeason: '',
    OrderMonthSV: 'm',
    OrderMonthEN: 'm',
    OrderMonthsSeasonSV: 's',
    OrderMonthsSeasonEN: 's',
  };
  const labels = articles.map((article) =>
    stockLabel(
      {
        QuantityAvailable: article.quantityAvailable,
        OrderedArticles: article.quantityOrdered,
        EstimatedDeliveryDate: article.estimatedDeliveryDate,
        NoArticleStock: article.noArticleStock,
        SeasonNews: article.seasonNews,
      },
      months,
      { language: 'sv', t: translator(languageTables.sv, 'sv'), today },
    ),
  );
  const texts = labels.map(({ text }) => text);
  for (const text of ['100 st+', '100 st', '1 st', 'Beställd', 'Slutsåld', 'm', 's'])
    expect(texts).toContain(text);
  expect(texts.some((text) => text.startsWith('Beräknad leverans'))).toBe(true);
  expect(articles.map(({ quantityAvailable }) => quantityAvailable)).toContain(101);
  expect(labels.filter(({ state }) => state === 'in-stock').length).toBeGreaterThan(articles.length * 0.7);
});

test('news, season news, reductions and the odd ones are there', () => {
  const reduced = articles.filter(({ regularPrice }) => regularPrice !== null);
  expect(articles.filter(({ news }) => news).length).toBeGreaterThanOrEqual(20);
  expect(articles.filter(({ seasonNews }) => seasonNews).length).toBeGreaterThanOrEqual(16);
  expect(reduced.length).toBeGreaterThanOrEqual(20);
  expect(reduced.every(({ price, regularPrice }) => price > 0 && price < (regularPrice ?? 0))).toBe(true);
  expect(articles.some(({ price }) => price === 123450)).toBe(true);
  expect(articles.some(({ weightG }) => weightG === 0)).toBe(true);
  expect(articles.some(({ nameSv }) => nameSv.length > 100)).toBe(true);
  for (const letter of 'åäöéø') expect(articles.some(({ nameSv }) => nameSv.includes(letter))).toBe(true);
});

test('prices exist in every list, and the data is the same every time', () => {
  expect(demoPrices(articles)).toHaveLength(articles.length * demoPriceLists.length);
  expect(demoArticles(today)).toEqual(articles);
  expect(demoOrders(articles, today)).toEqual(orders);
});

test('sixty shops in six countries and twenty cities, with right numbers', () => {
  const shops = demoCustomers.filter(({ showAsReseller }) => showAsReseller);
  expect(shops.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shops.map(({ invoiceCountryCode }) => invoiceCountryCode)).size).toBe(6);
  expect(new Set(shops.map(({ resellerCity }) => resellerCity)).size).toBe(20);
  expect(unique(demoCustomers.map(({ customerNumber }) => customerNumber))).toBe(true);
  expect(unique(demoCustomers.map(({ organisationNumber }) => organisationNumber))).toBe(true);
  expect(unique(demoCustomers.map(({ email }) => email))).toBe(true);
  for (const customer of demoCustomers) {
    if (customer.invoiceCountryCode === 'SE') {
      expect(isOrganisationsnummer(customer.organisationNumber), customer.name).toBe(true);
    }
    const isOfTheUnion = !['NO', 'GB'].includes(customer.invoiceCountryCode);
    expect(isVatNumber(customer.vatNumber ?? ''), customer.name).toBe(isOfTheUnion);
    expect(isZipCode(customer.invoiceCountryCode, customer.invoiceZipCode), customer.name).toBe(true);
    expect(customer.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/);
  }
});

test('the log-ins are as promised', () => {
  const logIns = demoCustomers.filter(({ password }) => password !== null);
  expect(logIns.map(({ customerNumber }) => customerNumber)).toEqual(['1001', '1002', '1003', '1004', '1005', '1007']);
  expect(logIns.filter(({ requireNewPassword }) => requireNewPassword).map((c) => c.customerNumber)).toEqual([
    '1003',
  ]);
  const addresses = demoDeliveryAddresses.filter(({ customerNumber }) => customerNumber === '1001');
  expect(addresses).toHaveLength(3);
  expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  for (const { countryCode, zipCode } of demoDeliveryAddresses)
    expect(isZipCode(countryCode, zipCode)).toBe(true);
});

test('customer 1001 has orders of every kind, others none, thirty and thirty-one', () => {
  const own = ordersOf('1001');
  expect(own.length).toBeGreaterThan(60);
  expect([...new Set(own.map(({ status }) => status))].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(own.filter(({ hasShortage }) => hasShortage)).toHaveLength(1);
  const sent = own.filter(({ consignmentId }) => consignmentId !== null);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.some(({ wayOfDeliveryName }) => wayOfDeliveryName === 'Hämtas på lagret')).toBe(false);
  expect(['10001', '10002', '10003'].map((number) => ordersOf(number).length)).toEqual([0, 30, 31]);
});

test('orders add up, in whole packages of articles that exist, before today', () => {
  expect(unique(orders.map(({ id }) => id))).toBe(true);
  expect(orders.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(
    orders.map(({ createdAt }) => createdAt.slice(0, 10)).sort(),
  );
  for (const order of orders) {
    expect(order.createdAt < today).toBe(true);
    expect(order.rows.length).toBeGreaterThan(0);
    expect(order.rows.length).toBeLessThan(15);
    const net = order.rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    expect(order.amountExcludingVat).toBe(net);
    expect(order.vatAmount).toBe(vatOf(net, order.rows[0]?.vatRate ?? 0));
    expect(order.totalAmount).toBe(net + order.vatAmount);
    expect(order.hasShortage).toBe(order.rows.some(({ quantityShort }) => quantityShort > 0));
    for (const row of order.rows) {
      expect(row.quantity % (articleWith.get(row.articleNumber)?.quantityPerPackage ?? 0)).toBe(0);
      expect(row.totalAmount).toBe(row.price * row.quantity);
    }
  }
});

test('customer 1001 has invoices of every kind and owes nothing that is due', () => {
  const own = invoicesOf('1001');
  expect(own.length).toBeGreaterThan(60);
  expect(overdueOf('1001')).toEqual([]);
  expect(own.some(({ isPaid, paidDate }) => isPaid && paidDate !== null)).toBe(true);
  expect(own.some(({ isPaid, paidDate }) => isPaid && paidDate === null)).toBe(true);
  expect(own.some(({ isPaid, balance, totalAmount }) => !isPaid && balance === totalAmount)).toBe(true);
  expect(own.some(({ balance, totalAmount }) => balance > 0 && balance < totalAmount)).toBe(true);
  expect(own.filter(({ isAnnulled }) => isAnnulled)).toHaveLength(1);
  const credits = own.filter(({ totalAmount }) => totalAmount < 0);
  expect(credits).toHaveLength(1);
  expect(own.some(({ invoiceNumber }) => invoiceNumber === credits[0]?.creditsInvoiceNumber)).toBe(true);
});

test('customer 1002 owes two that are overdue, on whatever day the shop is filled', () => {
  for (const day of ['2026-01-01', '2026-10-21', '2027-02-28', '2028-02-29', '2028-12-31']) {
    const filled = demoInvoices(demoOrders(demoArticles(day), day), demoArticles(day), day);
    const overdue = filled.filter((invoice) => isOverdue(asWire(invoice), day));
    expect(
      overdue.map(({ customerNumber }) => customerNumber),
      day,
    ).toEqual(['1002', '1002']);
  }
});

test('invoices add up, with VAT once on the sum, and none for 1004', () => {
  expect(unique(invoices.map(({ invoiceNumber }) => invoiceNumber))).toBe(true);
  expect(new Set(invoices.map(({ vatCase }) => vatCase))).toEqual(
    new Set(['domestic', 'intra_eu', 'export']),
  );
  expect(invoices.some(({ currencyCode }) => currencyCode === 'EUR')).toBe(true);
  for (const invoice of invoices) {
    const net = invoice.rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    const rate = invoice.vatCase === 'domestic' ? 25 : 0;
    expect(invoice.netAmount).toBe(net);
    expect(invoice.vatAmount).toBe(vatOf(net, rate));
    expect(invoice.totalAmount).toBe(net + invoice.vatAmount);
    expect(isOcr(invoice.ocr, 'length')).toBe(true);
    expect(invoice.invoiceDate <= today).toBe(true);
    expect((invoice.paidDate ?? '') <= today).toBe(true);
  }
  expect(invoicesOf('1004').every(({ vatCase }) => vatCase === 'intra_eu')).toBe(true);
});
