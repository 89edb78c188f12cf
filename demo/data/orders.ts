import { orderIs } from '#shop/order-model/may.ts';
import { addDays } from '#kit/text/dates.ts';
import { vatOf } from '#kit/text/money.ts';
import { isoWeekOf } from '#kit/text/weeks.ts';
import { vatCase, vatRateIn } from '#shop/order-model/vat-case.ts';
import type { DemoArticle } from './article.ts';
import type { DemoCustomer } from './customer.ts';
import { demoCustomers } from './customers.ts';
import { demoDeliveryAddresses } from './delivery-addresses.ts';
import { laterPlans, orderPlans, type OrderPlan } from './order-plans.ts';
import type { DemoOrder, DemoOrderRow, DemoPostalAddress } from './order.ts';
import { inEuroCents } from './price-lists.ts';
import { seededRandom, type Random } from './random.ts';
import { demoWaysOfDelivery, type DemoWayOfDelivery } from './ways-of-delivery.ts';

const firstOrderNumber = 20001;

const messages = {
  sv: ['', '', '', 'Märk kollit med ”Skyltning”.', 'Ert ordernr: P-778', 'Ring innan leverans, tack.'],
  en: [
    '',
    '',
    '',
    'Please mark the parcel “Window”.',
    'Your order no: P-778',
    'Please call before delivery.',
  ],
} as const;

/** Oldest first, numbered in that order. */
export function demoOrders(articles: readonly DemoArticle[], today: string): DemoOrder[] {
  const random = seededRandom(20001);
  const forSale = articles.filter(({ productGroupId, price }) => productGroupId !== 9 && price < 100_000);
  const plans = orderPlans().sort((one, other) => other.daysAgo - one.daysAgo);
  const later = seededRandom(2);
  return [...plans, ...laterPlans].map((plan, place) =>
    placed(plan, firstOrderNumber + place, forSale, today, place < plans.length ? random : later),
  );
}

function placed(
  plan: OrderPlan,
  id: number,
  articles: readonly DemoArticle[],
  today: string,
  random: Random,
): DemoOrder {
  const customer = customerWith(plan.customerNumber);
  const date = addDays(today, -plan.daysAgo);
  const chosen = rowsFor(customer, articles, random, plan.shortage === true);
  const way = wayFor(customer.invoiceCountryCode, random);
  const week = random.between(1, 3) === 1 ? isoWeekOf(addDays(date, random.between(10, 30))) : null;
  const time = `${String(random.between(6, 15)).padStart(2, '0')}:${random.between(10, 59)}`;
  const orderInfoText = random.pick(messages[customer.language]);
  const delivery = deliveryFor(customer, random);
  const parcels = parcelsOf(plan, way, id);
  const { vatNumber } = customer;
  const theCase = vatCase({ vatNumber, destination: delivery, collected: way.collected });
  const rows = chosen.map((row) => ({ ...row, vatRate: vatRateIn(theCase, row.vatRate) }));
  const amountExcludingVat = rows.reduce((sum, row) => sum + row.totalAmount, 0);
  const vatAmount = vatOf(amountExcludingVat, rows[0]?.vatRate ?? 0);
  return {
    id,
    customerNumber: plan.customerNumber,
    createdAt: `${date}T${time}:00Z`,
    status: plan.status,
    hasShortage: plan.shortage === true,
    consignmentId: parcels[0] ?? null,
    parcels,
    held: plan.held ?? null,
    wayOfDeliveryId: way.id,
    wayOfDeliveryName: customer.language === 'sv' ? way.nameSv : way.nameEn,
    orderInfoText,
    deliveryYear: week?.year ?? null,
    deliveryWeek: week?.week ?? null,
    partialDelivery: plan.shortage === true || random.between(1, 2) === 1,
    language: customer.language,
    currencyCode: customer.currencyCode,
    vatCase: theCase,
    amountExcludingVat,
    vatAmount,
    totalAmount: amountExcludingVat + vatAmount,
    delivery,
    rows,
  };
}

function rowsFor(
  customer: DemoCustomer,
  articles: readonly DemoArticle[],
  random: Random,
  shortage: boolean,
): DemoOrderRow[] {
  const chosen = new Set<DemoArticle>();
  const count = random.between(1, 14);
  while (chosen.size < count) chosen.add(random.pick(articles));
  return [...chosen].map((article, place) => {
    const quantity = article.quantityPerPackage * random.between(1, 8);
    const price = customer.currencyCode === 'EUR' ? inEuroCents(article.price) : article.price;
    return {
      rowNumber: place + 1,
      articleNumber: article.articleNumber,
      description: customer.language === 'sv' ? article.nameSv : article.nameEn,
      quantity,
      quantityShort: shortage && place === 0 ? article.quantityPerPackage : 0,
      price,
      vatCode: article.vatCode,
      vatRate: demoVatPercent,
      totalAmount: price * quantity,
    };
  });
}

/** What the code of the demo's articles is on every day. */
const demoVatPercent = 25;

function wayFor(countryCode: string, random: Random) {
  const suited: Record<string, readonly number[]> = { SE: [1, 1, 1, 2, 3, 6], NO: [4], DK: [3, 4], FI: [3] };
  const id = random.pick(suited[countryCode] ?? [5]);
  const way = demoWaysOfDelivery.find((candidate) => candidate.id === id);
  if (!way) throw new Error(`No way of delivery ${id}`);
  return way;
}

/** Carriers delete old consignments, so old orders have none. The latest of the first customer went in two parcels. */
function parcelsOf(
  { customerNumber, status, daysAgo }: OrderPlan,
  { trackingUrlTemplate }: DemoWayOfDelivery,
  id: number,
): string[] {
  if (!orderIs.sent(status) || trackingUrlTemplate === null || daysAgo >= 60) return [];
  const numbers = customerNumber === '1001' && daysAgo === 8 ? [id * 7919, id * 7919 + 1] : [id * 7919];
  return numbers.map((number) => `37350012${String(number).padStart(10, '0')}`);
}

function deliveryFor(customer: DemoCustomer, random: Random): DemoPostalAddress {
  const own = demoDeliveryAddresses.filter(
    ({ customerNumber }) => customerNumber === customer.customerNumber,
  );
  const usual = own.find(({ isDefault }) => isDefault);
  if (usual) {
    const chosen = random.between(1, 5) === 1 ? random.pick(own) : usual;
    return {
      name: chosen.name,
      address1: chosen.address1,
      address2: chosen.address2,
      zipCode: chosen.zipCode,
      city: chosen.city,
      countryCode: chosen.countryCode,
      contactPerson: chosen.contactPerson,
    };
  }
  return {
    name: customer.name,
    address1: customer.invoiceAddress1,
    address2: customer.invoiceAddress2,
    zipCode: customer.invoiceZipCode,
    city: customer.invoiceCity,
    countryCode: customer.invoiceCountryCode,
    contactPerson: customer.contactPerson,
  };
}

function customerWith(customerNumber: string): DemoCustomer {
  const customer = demoCustomers.find((candidate) => candidate.customerNumber === customerNumber);
  if (!customer) throw new Error(`No customer ${customerNumber}`);
  return customer;
}
