import type { HoldReason } from '#shop/order-model/hold.ts';
import type { OrderStatus } from '#shop/order-model/may.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';

export type DemoPostalAddress = {
  name: string;
  address1: string;
  address2: string;
  zipCode: string;
  city: string;
  countryCode: string;
  contactPerson: string;
};

/** Money in öre, in the order's currency. */
export type DemoOrderRow = {
  rowNumber: number;
  articleNumber: string;
  description: string;
  quantity: number;
  quantityShort: number;
  price: number;
  vatCode: string;
  vatRate: number;
  totalAmount: number;
};

export type DemoOrder = {
  id: number;
  customerNumber: string;
  createdAt: string;
  status: OrderStatus;
  hasShortage: boolean;
  consignmentId: string | null;
  /** The carrier's numbers, of which the first is `consignmentId`. */
  parcels: readonly string[];
  held: HoldReason | null;
  wayOfDeliveryId: number;
  wayOfDeliveryName: string;
  orderInfoText: string;
  deliveryYear: number | null;
  deliveryWeek: number | null;
  partialDelivery: boolean;
  language: 'sv' | 'en';
  currencyCode: string;
  vatCase: VatCase;
  amountExcludingVat: number;
  vatAmount: number;
  totalAmount: number;
  delivery: DemoPostalAddress;
  rows: readonly DemoOrderRow[];
};
