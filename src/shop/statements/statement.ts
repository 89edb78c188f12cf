import { dayNumber } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { isCreditNote, isVoid } from '#shop/invoices/invoice-state.ts';
import { setOff, sumOf, type PaymentSource } from '#shop/invoices/payments/payments.ts';

/** An invoice or credit note as it is now, with its payments that were not undone. Amounts are öre. */
export type KnownInvoice = {
  invoice_number: number;
  invoice_date: string;
  due_date: string;
  currency_code: string;
  total_amount: number;
  balance: number;
  /** What reminders have asked beside the balance, which is paid by what is paid over. */
  late_costs: number;
  is_paid: boolean;
  is_annulled: boolean;
  credits_invoice_number: number | null;
  payments: readonly { day: string; amount: number; source: PaymentSource }[];
};

/** `late`: how much of the payments went to what reminders have asked, below 0. */
type Moved = {
  kind: 'payment' | 'rounding' | 'credit' | 'late' | 'annulled';
  day: string;
  amount: number;
  note: number | null;
};

/**
 * What is open of an invoice on a day: above 0 to be paid, below 0 the customer's money, either what was paid over or
 * what a credit note gives back.
 */
export type OpenInvoice = {
  kind: 'invoice' | 'over' | 'credit';
  number: number;
  day: string;
  dueDate: string;
  total: number;
  open: number;
  /** What has been paid and credited of an invoice until the day, in the order of days. */
  moves: readonly Moved[];
};

export const ages = ['notDue', 'to30', 'to60', 'over60'] as const;
type Age = (typeof ages)[number];

export type CurrencyStatement = {
  currencyCode: string;
  /** By due date. */
  rows: OpenInvoice[];
  /** What is to be paid, by how many days it is past due. */
  byAge: Record<Age, number>;
  /** The customer's money, 0 or below. */
  credit: number;
  total: number;
};

/**
 * Returns what a customer owed and was owed on a day, by currency: reckoned back from what is open now by the payments
 * and credit notes that came later. A payment that was undone was never money, whenever that was found out.
 */
export function statementOf(invoices: readonly KnownInvoice[], day: string): CurrencyStatement[] {
  const open = [...groupBy(invoices, rootOf).values()].flatMap((family) => openOf(family, day));
  return [...groupBy(open, ({ currencyCode }) => currencyCode).values()]
    .map((rows) => sumsOf(rows, day))
    .sort((one, other) => (one.currencyCode < other.currencyCode ? -1 : 1));
}

/** Returns whether something was past due on the day. */
export function isOverdueIn({ byAge }: CurrencyStatement): boolean {
  return byAge.to30 + byAge.to60 + byAge.over60 > 0;
}

/** Credit notes stand with the invoice that they credit. */
function rootOf({ credits_invoice_number: credited, invoice_number: number }: KnownInvoice): number {
  return credited ?? number;
}

type Open = OpenInvoice & { currencyCode: string };

function openOf(family: readonly KnownInvoice[], day: string): Open[] {
  const notes = family.filter((one) => isCreditNote(one) && !one.is_annulled);
  const known = notes.filter(({ invoice_date: date }) => date <= day);
  const invoice = family.find((one) => !isCreditNote(one));
  // What was annulled otherwise than by crediting all of it was never to be paid.
  const isCredited =
    invoice && 0 - notes.reduce((sum, note) => sum + note.total_amount, 0) === invoice.total_amount;
  const counts = invoice && invoice.invoice_date <= day && (!invoice.is_annulled || isCredited);
  const later = notes.filter((note) => !known.includes(note));
  const taken = takenOffBy(invoice, notes);
  const owed = counts
    ? balanceOn(invoice, day) + later.reduce((sum, note) => sum + (taken.get(note) ?? 0), 0)
    : 0;
  const after = setOff(
    owed,
    known.map((note) => ({ balance: balanceOn(note, day) })),
  );
  const mine = after.owed < 0 ? Math.min(0, after.owed + (invoice?.late_costs ?? 0)) : after.owed;
  const open = known.map((note, place) => ({ note, open: after.notes[place] ?? 0 }));
  return [
    ...(counts && mine !== 0
      ? [openInvoice(invoice, mine, movesOf(invoice, open, { day, taken, late: after.owed - mine }))]
      : []),
    ...(invoice && isVoid(invoice) && !isCredited ? paidOfVoid(invoice, day) : []),
    ...open.filter(({ open }) => open !== 0).map(({ note, open }) => openInvoice(note, open, [])),
  ];
}

/** What was paid of an invoice that is annulled is the customer's money. */
function paidOfVoid(invoice: KnownInvoice, day: string): Open[] {
  const paid = invoice.payments.filter((one) => one.day <= day && one.source !== 'rounding');
  const sum = sumOf(paid);
  if (sum <= 0) return [];
  const moves = paid.map(({ day, amount }): Moved => ({ kind: 'payment', day, amount, note: null }));
  const annulled = { kind: 'annulled', day, amount: invoice.total_amount, note: null } as const;
  return [openInvoice(invoice, 0 - sum, moves.concat(annulled))];
}

/** Returns the balance without the payments that came later. */
function balanceOn({ balance, payments }: KnownInvoice, day: string): number {
  return balance + sumOf(payments.filter((payment) => payment.day > day));
}

/** Returns how much of a credit note is gone that was not paid back. */
function goneOf({ balance, total_amount: total, payments }: KnownInvoice): number {
  return balance - total + sumOf(payments);
}

/**
 * Returns how much of each credit note was taken off what was to be paid. A file may tell that a note is settled, and
 * that its invoice owes as much as before: no more is taken off than the invoice lacks.
 */
function takenOffBy(
  invoice: KnownInvoice | undefined,
  notes: readonly KnownInvoice[],
): ReadonlyMap<KnownInvoice, number> {
  let lacks = invoice ? Math.max(0, invoice.total_amount - invoice.balance - sumOf(invoice.payments)) : 0;
  return new Map(
    notes.map((note) => {
      const taken = Math.min(goneOf(note), lacks);
      lacks -= taken;
      return [note, taken];
    }),
  );
}

function movesOf(
  invoice: KnownInvoice,
  notes: readonly { note: KnownInvoice; open: number }[],
  { day, taken, late }: { day: string; taken: ReadonlyMap<KnownInvoice, number>; late: number },
): Moved[] {
  const paid = invoice.payments
    .filter((payment) => payment.day <= day)
    .map(({ source, day, amount }): Moved => {
      return { kind: source === 'rounding' ? 'rounding' : 'payment', day, amount, note: null };
    });
  const credited = notes.map(({ note, open }): Moved => {
    const paidBack = sumOf(note.payments.filter((payment) => payment.day <= day));
    const elsewhere = goneOf(note) - (taken.get(note) ?? 0);
    const amount = open - note.total_amount + paidBack - elsewhere;
    return { kind: 'credit', day: note.invoice_date, amount, note: note.invoice_number };
  });
  return [...paid, ...credited]
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .concat(late === 0 ? [] : [{ kind: 'late', day, amount: late, note: null }]);
}

function openInvoice(invoice: KnownInvoice, open: number, moves: readonly Moved[]): Open {
  return {
    kind: isCreditNote(invoice) ? 'credit' : open < 0 ? 'over' : 'invoice',
    number: invoice.invoice_number,
    day: invoice.invoice_date,
    dueDate: invoice.due_date,
    currencyCode: invoice.currency_code,
    total: invoice.total_amount,
    open,
    moves,
  };
}

function sumsOf(open: readonly Open[], day: string): CurrencyStatement {
  const rows = open
    .map(({ currencyCode: _, ...row }): OpenInvoice => row)
    .sort(
      (one, other) =>
        (one.dueDate < other.dueDate ? -1 : Number(one.dueDate > other.dueDate)) || one.number - other.number,
    );
  const byAge: Record<Age, number> = { notDue: 0, to30: 0, to60: 0, over60: 0 };
  let credit = 0;
  for (const row of rows) {
    if (row.open < 0) credit += row.open;
    else byAge[ageOf(row.dueDate, day)] += row.open;
  }
  const total = ages.reduce((sum, age) => sum + byAge[age], credit);
  return { currencyCode: open[0]?.currencyCode ?? '', rows, byAge, credit, total };
}

function ageOf(dueDate: string, day: string): Age {
  const late = dayNumber(day) - dayNumber(dueDate);
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'to30';
  return late <= 60 ? 'to60' : 'over60';
}
