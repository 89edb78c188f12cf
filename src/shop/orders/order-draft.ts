import type { Language } from '#kit/text/language.ts';
import type { Week } from '#kit/text/weeks.ts';

export type Address = {
  name: string;
  address1: string;
  address2: string;
  zip_code: string;
  city: string;
  country_code: string;
  contact_person: string;
};

export type OrderedRow = {
  articleId: number;
  articleNumber: string;
  nameSv: string;
  nameEn: string | null;
  quantity: number;
  /** The part of the quantity that was not in stock. */
  quantityShort: number;
  /**
   * What was promised about it: a day whose month was named, or a text for an article made to order; null and '' for
   * neither.
   */
  promisedDate: string | null;
  promisedText: string;
  priceOre: number;
  vatRate: number;
  totalOre: number;
};

/** Everything that an order stores, before it has a number. Amounts in öre, names in both languages. */
export type OrderDraft = {
  at: Date;
  buyer: {
    id: number;
    number: string;
    email: string;
    telephone: string;
    vatNumber: string | null;
    language: Language;
    invoiceTo: Address;
  };
  currencyCode: string;
  rows: readonly OrderedRow[];
  excludingVat: number;
  vat: number;
  total: number;
  wayOfDelivery: { id: number; name_sv: string; name_en: string | null };
  /** Null means as soon as possible. */
  week: Week | null;
  partialDelivery: boolean;
  message: string;
  /** The customer's own order number, or ''. */
  purchaseOrderNumber: string;
  /** The staff member who places the order on the customer's behalf; absent when the customer does. */
  placedBy?: string | undefined;
  deliverTo: Address;
};

export function hasShortage({ rows }: Pick<OrderDraft, 'rows'>): boolean {
  return rows.some((row) => row.quantityShort > 0);
}
