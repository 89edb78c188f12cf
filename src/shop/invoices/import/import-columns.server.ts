import {
  choiceCell,
  dayCell,
  flagCell,
  keyCell,
  moneyCell,
  textCell,
  wholeNumberCell,
} from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';

const money = moneyCell({ min: -100_000_000_000, max: 100_000_000_000 });

export const invoiceColumns = {
  invoice_no: column(wholeNumberCell({ min: 1 }), 'Fakturanr', 'Fakturanummer'),
  type: column(choiceCell(['invoice', 'credit']), 'Typ'),
  order_no: column(wholeNumberCell({ min: 1 }), 'Ordernr', 'Ordernummer'),
  customer_no: column(keyCell(), 'Kundnr', 'Kundnummer'),
  invoice_date: column(dayCell(), 'Fakturadatum'),
  due_date: column(dayCell(), 'Förfallodag', 'Förfallodatum'),
  payment_days: column(wholeNumberCell({ max: 365 }), 'Betvillkor'),
  currency: column(keyCell({ max: 3 }), 'Valuta', 'Valutakod'),
  net: column(money, 'Netto'),
  vat: column(money, 'Moms'),
  rounding: column(money, 'Öresavrundning', 'Avrundning'),
  total: column(money, 'Belopp', 'Totalt'),
  balance: column(money, 'Restbelopp', 'Saldo'),
  paid_date: column(dayCell(), 'Betald', 'Betaldatum'),
  annulled: column(flagCell(), 'Makulerad'),
  credits_invoice_no: column(wholeNumberCell({ min: 1 }), 'Krediterar', 'Krediterar fakturanr'),
  ocr: column(keyCell({ max: 25 }), 'OCR', 'OCR-nr'),
  pdf_file: column(textCell({ max: 200 }), 'PDF', 'PDF-fil'),
};

export type Values = ValuesOf<typeof invoiceColumns>;
