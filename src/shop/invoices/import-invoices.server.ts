import type { Written } from '#kit/batches.server.ts';
import { formatDecimal } from '#kit/csv-file.ts';
import type { Trx } from '#kit/db.server.ts';
import {
  choiceCell,
  dayCell,
  flagCell,
  scaledCell,
  textCell,
  wholeNumberCell,
} from '#kit/table-file-cells.server.ts';
import { column } from '#kit/table-file-heading.server.ts';
import type { ValuesOf } from '#kit/table-file-heading.server.ts';
import { importOf } from '#kit/table-file-import.server.ts';
import type { FieldRefusal, RowRefusal } from '#kit/table-file-rows.server.ts';
import { customerIdsByNumber } from '#shop/customers/find-customers.server.ts';
import { importedInvoice } from './imported-invoice.server.ts';
import * as store from './office-store.server.ts';

const money = scaledCell({ decimals: 2, min: -100_000_000_000, max: 100_000_000_000 });

const columns = {
  invoice_no: column(wholeNumberCell({ min: 1 }), 'Fakturanr', 'Fakturanummer'),
  type: column(choiceCell(['invoice', 'credit']), 'Typ'),
  order_no: column(wholeNumberCell({ min: 1 }), 'Ordernr', 'Ordernummer'),
  customer_no: column(textCell({ max: 50 }), 'Kundnr', 'Kundnummer'),
  invoice_date: column(dayCell(), 'Fakturadatum'),
  due_date: column(dayCell(), 'Förfallodag', 'Förfallodatum'),
  payment_days: column(wholeNumberCell({ max: 365 }), 'Betvillkor'),
  currency: column(textCell({ max: 3 }), 'Valuta', 'Valutakod'),
  net: column(money, 'Netto'),
  vat: column(money, 'Moms'),
  rounding: column(money, 'Öresavrundning', 'Avrundning'),
  total: column(money, 'Belopp', 'Totalt'),
  balance: column(money, 'Restbelopp', 'Saldo'),
  paid_date: column(dayCell(), 'Betald', 'Betaldatum'),
  annulled: column(flagCell(), 'Makulerad'),
  credits_invoice_no: column(wholeNumberCell({ min: 1 }), 'Krediterar', 'Krediterar fakturanr'),
  ocr: column(textCell({ max: 25 }), 'OCR', 'OCR-nr'),
};

type Values = ValuesOf<typeof columns>;
type Line = { line: number; number: number; customerId: number | undefined; values: Values };

/**
 * Invoices made in a business system. What was charged stays as it was first told; what is left to pay, the day of
 * payment and annulment follow the file.
 */
export const importInvoices = importOf({
  ...{ key: 'invoice_no', columns, topic: 'invoices', atOnce: 500 },
  async begin(trx) {
    const customers = await customerIdsByNumber(trx);
    return {
      take(values, line): Line | FieldRefusal[] {
        const { invoice_no: number, customer_no = '' } = values;
        if (number === undefined) return [{ field: 'invoice_no', reason: 'is missing' }];
        return { line, number, customerId: customers.get(customer_no.toLowerCase()), values };
      },
      write: (lines: readonly Line[]) => write(trx, lines),
    };
  },
});

async function write(trx: Trx, lines: readonly Line[]): Promise<Written> {
  const known = await store.readInvoiceAmounts(
    trx,
    lines.map(({ number }) => number),
  );
  const written = { created: 0, changed: 0, refused: [] as RowRefusal[] };
  for (const one of lines) {
    const old = known.get(one.number);
    const refusals = old ? differing(one, old) : lacking(one);
    if (refusals.length > 0) {
      const { line } = one;
      written.refused.push(
        ...refusals.map(({ field, reason }) => ({ line, field, value: shown(one.values, field), reason })),
      );
    } else if (old) written.changed += await settle(trx, one);
    else written.created += await insert(trx, one);
  }
  return written;
}

const amounts = ['net', 'vat', 'rounding', 'total', 'balance'];

function shown(values: Values, field: string): string {
  const value = values[field as keyof Values];
  return typeof value === 'number' && amounts.includes(field) ? formatDecimal(value) : String(value ?? '');
}

function lacking({ values, customerId }: Line): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (customerId === undefined) refusals.push({ field: 'customer_no', reason: 'is no customer of the shop' });
  for (const field of ['invoice_date', 'net', 'vat'] as const)
    if (values[field] === undefined) refusals.push({ field, reason: 'is missing, and this invoice is new' });
  const { net = 0, vat = 0, rounding = 0, total } = values;
  if (total !== undefined && Math.abs(net) + Math.abs(vat) + rounding !== Math.abs(total))
    refusals.push({ field: 'total', reason: 'is not net, VAT and rounding together' });
  if ((values.type === 'credit') !== (values.credits_invoice_no !== undefined))
    refusals.push({
      field: 'credits_invoice_no',
      reason: 'is for credit notes, which name what they credit',
    });
  return refusals;
}

/** What was charged is never changed. */
function differing({ values, customerId }: Line, old: store.InvoiceAmounts): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const differs = (field: keyof Values, is: boolean) =>
    void (is && refusals.push({ field, reason: 'differs from the invoice in the shop' }));
  differs('customer_no', values.customer_no !== undefined && customerId !== old.customer_id);
  differs('net', values.net !== undefined && Math.abs(values.net) !== Math.abs(old.net_amount));
  differs('vat', values.vat !== undefined && Math.abs(values.vat) !== Math.abs(old.vat_amount));
  differs('total', values.total !== undefined && Math.abs(values.total) !== Math.abs(old.total_amount));
  return refusals;
}

async function insert(trx: Trx, { number, customerId, values }: Line): Promise<number> {
  const made = await importedInvoice(trx, number, customerId ?? 0, values);
  await store.insertNumberedInvoice(trx, made.invoice, made.rows);
  return 1;
}

async function settle(trx: Trx, { number, values }: Line): Promise<number> {
  const old = await store.readOfficeInvoice(trx, number, { lock: true });
  if (!old) return 0;
  const sign = old.total_amount < 0 ? -1 : 1;
  const isPaid =
    values.paid_date !== undefined || (values.balance === 0 && values.annulled !== true && !old.is_annulled);
  const now = {
    balance: values.balance === undefined ? (isPaid ? 0 : old.balance) : sign * Math.abs(values.balance),
    is_annulled: values.annulled ?? old.is_annulled,
    is_paid: values.balance !== undefined && values.balance !== 0 ? false : isPaid || old.is_paid,
    paid_date: values.paid_date ?? old.paid_date,
  };
  const isSame = (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === old[name]);
  if (isSame) return 0;
  await store.updateInvoice(trx, number, now);
  return 1;
}
