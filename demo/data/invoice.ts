import type { VatCase } from '#shop/order-model/vat-case.ts';
import type { DemoPostalAddress } from './order.ts';

/** Money in öre, in the invoice's currency. */
export type DemoInvoiceRow = {
  rowNumber: number;
  articleNumber: string;
  description: string;
  ean: string | null;
  quantity: number;
  price: number;
  vatRate: number;
  totalAmount: number;
};

export type DemoInvoice = {
  invoiceNumber: number;
  customerNumber: string;
  orderId: number;
  invoiceDate: string;
  dueDate: string;
  paymentDays: number;
  isPaid: boolean;
  paidDate: string | null;
  isAnnulled: boolean;
  creditsInvoiceNumber: number | null;
  vatCase: VatCase;
  currencyCode: string;
  netAmount: number;
  vatAmount: number;
  totalAmount: number;
  balance: number;
  ocr: string;
  language: 'sv' | 'en';
  deliveryDate: string;
  wayOfDeliveryName: string;
  delivery: DemoPostalAddress;
  rows: readonly DemoInvoiceRow[];
};
