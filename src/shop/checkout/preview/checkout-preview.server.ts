import { stockholmToday } from '#kit/text/dates.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { pricedRow, readRowsForSale } from '#shop/cart/cart.server.ts';
import type { ForSale, RowForSale } from '#shop/cart/cart.server.ts';
import { totalsOf } from '#shop/cart/totals.ts';
import { chosenAddresses } from '#shop/delivery-addresses/delivery-addresses.server.ts';
import { deliveryTimesOf } from '#shop/delivery-forecast/delivery-times.ts';
import { forecastOfRows } from '#shop/delivery-forecast/forecast-of-rows.ts';
import { completeWeekToWire, deliveriesToWire } from '#shop/delivery-forecast/forecast-to-wire.ts';
import { piecesWaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { WaitedFor } from '#shop/orders/shortages/waited-for.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { findRows, verdictsOf } from '#shop/wanted-rows/preview.server.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { chosenWeek } from '#shop/checkout/delivery-week.ts';
import { badWeek } from '#shop/checkout/order-command.server.ts';
import type { DeliveryWayRepository } from '#shop/checkout/ways-of-delivery.server.ts';
import type { CheckoutPreview, PreviewInput } from './contract.ts';

type Shop = Pick<Services, 'db' | 'now'> & {
  texts: TextRepository;
  ways: DeliveryWayRepository;
  catalogue: ForSale;
  rows: RowServices;
};

/** Computes what an order of the cart would be now. Problems: `bad-input`, `cart-empty`. */
export async function checkoutPreview(
  shop: Shop,
  customer: Customer,
  asked: PreviewInput,
  language: Language,
): Promise<CheckoutPreview | Problem> {
  const now = shop.now();
  const chosen = chosenWeek(asked, stockholmToday(now));
  if ('error' in chosen) return badWeek(chosen.error);
  const refused = await badChoice(shop, customer, asked);
  if (refused) return refused;
  const rows = await readRowsForSale(shop, customer);
  if (rows.length === 0) return new Problem('cart-empty');

  const waitedFor = await piecesWaitedFor(
    shop.db,
    rows.filter(isShort).map(({ article_id }) => article_id),
  );
  const times = deliveryTimesOf(await shop.texts.settings());
  const forecast = forecastOfRows(rows, (row) => rowToSend(row, waitedFor), {
    now,
    times,
    week: chosen.week,
  });
  const { excludingVat, vat, total } = totalsOf(rows.map(pricedRow), customer.vatExempt);
  return {
    Goods: oreToWire(excludingVat),
    Fees: [],
    VatAmount: oreToWire(vat),
    TotalAmount: oreToWire(total),
    CompleteWeek: completeWeekToWire(forecast),
    Late: await lateVerdicts(shop.rows, customer, rows, forecast.late, language),
    Deliveries: deliveriesToWire(forecast, ({ article }) => ({
      ArticleId: article.id,
      ArticleNumber: article.articleNumber,
      ArticleText: inLanguage(language, article.nameSv, article.nameEn),
    })),
  };
}

/** Refuses a way of delivery or an address that an order would refuse. */
async function badChoice(
  { db, ways }: Shop,
  customer: Customer,
  { wayOfDeliveryId, deliveryAddressId }: PreviewInput,
): Promise<Problem | undefined> {
  if (wayOfDeliveryId !== undefined && !(await ways.ways()).some(({ id }) => id === wayOfDeliveryId))
    return badField('wayOfDeliveryId', 'match');
  if (deliveryAddressId === undefined) return undefined;
  const [address] = await chosenAddresses(db, [{ customerId: customer.id, id: deliveryAddressId }]);
  return address ? undefined : badField('deliveryAddressId', 'match');
}

/** Returns verdicts with the row's place in the cart as `Line`, without regard to what the cart holds: that is the row. */
async function lateVerdicts(
  services: RowServices,
  customer: Customer,
  rows: readonly RowForSale[],
  late: readonly RowForSale[],
  language: Language,
): Promise<Verdict[]> {
  if (late.length === 0) return [];
  const wanted = late.map((row) => ({
    Line: rows.indexOf(row) + 1,
    ArticleId: row.article_id,
    Quantity: row.quantity,
  }));
  const found = await findRows(services, customer, wanted, language);
  return verdictsOf(services, customer, { wanted, found, language }, () => 0);
}

function isShort({ quantity, article }: RowForSale): boolean {
  return quantity > article.available;
}

function rowToSend({ quantity, article }: RowForSale, waitedFor: WaitedFor) {
  return {
    quantity,
    short: Math.max(0, quantity - article.available),
    pack: article.pack,
    inbound: article.restock,
    waitedFor: waitedFor.get(article.id) ?? 0,
  };
}
