import { formatDecimal } from '#kit/tables/csv-file.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { isSettled, paidSum, setOff } from '#shop/invoices/payments/payments.ts';
import * as store from '#shop/invoices/whole-invoice-store.server.ts';
import type { InvoiceAmounts, InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import type { SignedLine } from './invoice-refusals.server.ts';

const amounts = ['net', 'vat', 'total'] as const;
type Amounts = Record<(typeof amounts)[number], number>;
const nothing: Amounts = { net: 0, vat: 0, total: 0 };

export type CreditsOfFile = {
  /** Refuses a credit note above what is left of its invoice, and an invoice below what is credited of it. */
  refuse(line: SignedLine, old: InvoiceAmounts | undefined): FieldRefusal[];
  /** Must be called for each line that is written. */
  written(line: SignedLine, old: InvoiceAmounts | undefined): void;
};

/** Tracks what is charged and credited, as the shop has it and as the file has told so far. */
export async function creditsOfFile(
  trx: Trx,
  lines: readonly Pick<SignedLine, 'number'>[],
  known: ReadonlyMap<number, InvoiceAmounts>,
): Promise<CreditsOfFile> {
  const credited = [...known.values()].flatMap((invoice) => invoice.credits_invoice_number ?? []);
  const all = new Map([...(await store.readInvoiceAmounts(trx, credited)), ...known]);
  const charged = new Map([...all].map(([number, invoice]) => [number, storedAmounts(invoice)]));
  const notesOf = new Map<number, Map<number, Amounts>>();
  const put = (credited: number, number: number, one: Amounts | undefined) => {
    const notes = notesOf.get(credited) ?? new Map<number, Amounts>();
    if (one) notes.set(number, one);
    else notes.delete(number);
    notesOf.set(credited, notes);
  };
  const numbers = [...all.keys(), ...lines.map(({ number }) => number)];
  for (const { credited: of, number, ...one } of await store.readStandingNotes(trx, numbers))
    put(of, number, storedAmounts(one));
  return {
    refuse({ number, values }, old) {
      const one = old ? storedAmounts(old) : toldAmounts(values);
      const credited = creditedBy(values, old);
      const isAdded = !(values.annulled ?? false) && (!old || (old.is_annulled && values.annulled === false));
      if (!isAdded) return [];
      if (credited === undefined) {
        const sum = sumOf(notesOf.get(number));
        const field = amounts.find((name) => one[name] < 0 - sum[name]);
        return field
          ? [{ field, reason: `is below ${formatDecimal(0 - sum[field])}, which is credited` }]
          : [];
      }
      const invoice = charged.get(credited);
      if (!invoice) return [];
      const sum = sumOf(notesOf.get(credited));
      const left = (name: keyof Amounts) => Math.max(0, invoice[name] + sum[name]);
      const field = amounts.find((name) => 0 - one[name] > left(name));
      return field
        ? [{ field, reason: `is above ${formatDecimal(left(field))}, which is left to credit` }]
        : [];
    },
    written({ number, values }, old) {
      const one = old ? storedAmounts(old) : toldAmounts(values);
      charged.set(number, one);
      const credited = creditedBy(values, old);
      const isAnnulled = values.annulled ?? old?.is_annulled ?? false;
      if (credited !== undefined) put(credited, number, isAnnulled ? undefined : one);
    },
  };
}

/**
 * Sets a new credit note off against its invoice, or the notes that came before it off against a new invoice, as the
 * office does. Balances that a file gives stand.
 */
export async function setOffByFile(
  trx: Trx,
  { number, credited }: { number: number; credited: number | undefined },
  today: string,
): Promise<void> {
  const invoice = await store.readInvoiceWithNotes(trx, credited ?? number, { lock: true });
  if (!invoice || invoice.is_annulled) return;
  const notes = invoice.notes.filter(
    (note) => !note.is_annulled && (credited === undefined || note.invoice_number === number),
  );
  const after = setOff(invoice.balance, notes);
  if (after.owed === invoice.balance) return;
  for (const [place, { invoice_number, balance: before }] of notes.entries()) {
    const balance = after.notes[place] ?? before;
    if (balance === before) continue;
    const isPaid = balance === 0;
    await store.updateInvoice(trx, invoice_number, {
      balance,
      is_paid: isPaid,
      paid_date: isPaid ? today : null,
    });
  }
  const isAnnulled =
    after.owed === 0 && paidSum(invoice.payments) <= 0 && (await isCreditedWhole(trx, invoice));
  const isPaid = isSettled(false, after.owed) && !isAnnulled;
  await store.updateInvoice(trx, invoice.invoice_number, {
    balance: after.owed,
    is_annulled: isAnnulled,
    is_paid: isPaid,
    paid_date: isPaid ? today : null,
  });
}

export async function isCreditedWhole(
  trx: Trx,
  { invoice_number: number, total_amount: total }: Pick<InvoiceWithNotes, 'invoice_number' | 'total_amount'>,
): Promise<boolean> {
  const notes = await store.readStandingNotes(trx, [number]);
  return notes.length > 0 && notes.reduce((sum, note) => sum + note.total_amount, 0) === 0 - total;
}

function creditedBy(values: SignedLine['values'], old: InvoiceAmounts | undefined): number | undefined {
  return old ? (old.credits_invoice_number ?? undefined) : values.credits_invoice_no;
}

function toldAmounts({ net = 0, vat = 0, rounding = 0 }: SignedLine['values']): Amounts {
  return { net, vat, total: net + vat + rounding };
}

function storedAmounts(row: Pick<InvoiceAmounts, 'net_amount' | 'vat_amount' | 'total_amount'>): Amounts {
  return { net: row.net_amount, vat: row.vat_amount, total: row.total_amount };
}

function sumOf(notes: ReadonlyMap<number, Amounts> | undefined): Amounts {
  return [...(notes?.values() ?? [])].reduce(
    (sum, one) => ({ net: sum.net + one.net, vat: sum.vat + one.vat, total: sum.total + one.total }),
    nothing,
  );
}
