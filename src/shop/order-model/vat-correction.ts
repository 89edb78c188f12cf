import type { Address } from './address.ts';
import { partsByRate } from './fees.ts';
import { isFee, type RowKind } from './row-kind.ts';
import { totalsOf, type Totals } from './totals.ts';
import { vatCase, vatRateIn, type VatCase } from './vat-case.ts';
import { defaultVatCode, type VatPercents } from './vat-rates.ts';

type Lines = Pick<Address, 'address1' | 'address2' | 'zip_code' | 'city'>;
type Place = Lines & { country_code: string };

/** What an order says of where its goods and its invoice go, and of the buyer, with how it is taxed for that. */
type TaxedOrder = {
  vatCase: VatCase;
  vatNumber: string | null;
  collected: boolean;
  delivery: Place;
  invoice: Place;
};

/** What is known of the buyer now: the VAT number, and where goods and invoices can go. */
export type BuyerNow = { vatNumber: string | null; places: readonly Place[] };

export type VatFacts = {
  vatCase: VatCase;
  vatNumber: string | null;
  deliveryCountry: string;
  invoiceCountry: string;
};

/**
 * Returns what holds of an order by what is known of its buyer now, or undefined when it is taxed by that already. VAT
 * follows what holds when the goods are sent, so that a fact which was wrong when they were ordered is right from then
 * on. An address of the order that is, but for its country, one of the buyer's now has been corrected; one that is not is
 * where the goods go, wherever the buyer is.
 */
export function vatCorrection(order: TaxedOrder, buyer: BuyerNow): VatFacts | undefined {
  const deliveryCountry = countryNow(order.delivery, buyer.places);
  const invoiceCountry = countryNow(order.invoice, buyer.places);
  const now = vatCase({
    vatNumber: buyer.vatNumber,
    destination: { countryCode: deliveryCountry, zipCode: order.delivery.zip_code },
    collected: order.collected,
  });
  const facts = { vatCase: now, vatNumber: buyer.vatNumber, deliveryCountry, invoiceCountry };
  if (now !== order.vatCase) return facts;
  // The exemption is of a number: it stands on the invoice, and in what is told of sales to other member states.
  return now === 'intra_eu' && numberOf(buyer.vatNumber) !== numberOf(order.vatNumber) ? facts : undefined;
}

function countryNow(of: Place, places: readonly Place[]): string {
  const same = places.filter((place) => linesOf(place) === linesOf(of));
  if (of.address1.trim() === '' || same.some((place) => place.country_code === of.country_code))
    return of.country_code;
  return same[0]?.country_code ?? of.country_code;
}

function linesOf({ address1, address2, zip_code, city }: Lines): string {
  return JSON.stringify(
    [address1, address2, zip_code, city].map((line) => line.replaceAll(/\s+/g, '').toLowerCase()),
  );
}

function numberOf(vatNumber: string | null): string {
  return (vatNumber ?? '').replaceAll(/\s+/g, '').toUpperCase();
}

export type TaxedRow = {
  kind: RowKind;
  price: number;
  quantity: number;
  vat_code: string | null;
  vat_rate: number;
  /** Nothing of it is left to invoice: its VAT is that of its invoices. */
  isInvoiced: boolean;
};

/** A fee is split over the rates of its goods: it has a row for each. */
type TaxedPart = { price: number; vat_code: string | null; vat_rate: number };

/**
 * Returns what becomes of each row when its order is of another case: one part, or several of a fee, which together have
 * its price. Rows of which all is invoiced stay as they are. The sums are those of all rows, each at its own rate.
 */
export function inVatCase<Row extends TaxedRow>(
  rows: readonly Row[],
  { vatCase: theCase, percents }: { vatCase: VatCase; percents: VatPercents },
): { rows: { row: Row; parts: TaxedPart[] }[]; totals: Totals } {
  const rateOf = (code: string | null) =>
    vatRateIn(theCase, percents.get(code ?? defaultVatCode) ?? percents.get(defaultVatCode) ?? 25);
  const taxed = rows.map((row): TaxedPart & { row: Row } => {
    const { price, vat_code, vat_rate, isInvoiced } = row;
    return { row, price, vat_code, vat_rate: isInvoiced ? vat_rate : rateOf(vat_code) };
  });
  const goods = taxed
    .filter(({ row }) => !isFee(row))
    .map(({ row, vat_code, vat_rate }) => {
      return { vatCode: vat_code, vatRate: vat_rate, totalOre: row.price * row.quantity };
    });
  // Without VAT there is one rate, and nothing to split.
  const left = theCase === 'domestic' ? taxed.filter(({ row }) => isFee(row) && !row.isInvoiced) : [];
  const kinds = [...new Set(left.map(({ row }) => row.kind))];
  const partsOfFee = new Map<Row, TaxedPart[]>();
  for (const kind of kinds) {
    const ofKind = left.filter(({ row }) => row.kind === kind);
    const sum = ofKind.reduce((ore, { row }) => ore + row.price * row.quantity, 0);
    const parts = partsByRate(sum, goods)
      .filter(({ ore }) => ore !== 0)
      .map(({ vatCode, vatRate, ore }) => ({ price: ore, vat_code: vatCode, vat_rate: vatRate }));
    // Fewer rates than rows: each row keeps its price, at what its code has.
    if (parts.length < ofKind.length) continue;
    for (const [place, { row }] of ofKind.entries())
      partsOfFee.set(row, place === ofKind.length - 1 ? parts.slice(place) : parts.slice(place, place + 1));
  }
  const becoming = taxed.map(({ row, price, vat_code, vat_rate }) => {
    return { row, parts: partsOfFee.get(row) ?? [{ price, vat_code, vat_rate }] };
  });
  const priced = becoming.flatMap(({ row: { quantity }, parts }) =>
    parts.map((part) => ({ priceOre: part.price, quantity, vatRate: part.vat_rate })),
  );
  // Each row has the rate that it is charged at, also where its invoice was of another case.
  return { rows: becoming, totals: totalsOf(priced, 'domestic') };
}
