import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { agreedOf } from './agreed-terms.server.ts';
import { interestOf, outstandingOf, type ReferenceRate } from './interest.ts';
import {
  feeOf,
  interestFrom,
  isTrusted,
  nextReminderDay,
  nothingAgreed,
  type Agreed,
} from './reminder-rules.ts';
import { readLateInvoices, readReferenceRates, type LateInvoice } from './store.server.ts';

/** A reminder that may be sent today. Amounts are öre. */
export type Proposal = {
  invoice: LateInvoice;
  level: number;
  fee: number;
  /** What reminders before have asked. */
  feeBefore: number;
  interest: number;
  asksInterest: boolean;
  interestFrom: string;
  daysWithoutRate: number;
  /** The balance with what is asked of fees and interest. */
  total: number;
};

type ReminderSettings = Pick<ShopSettings, 'ReminderDays' | 'ReminderFee' | 'InterestMinimum'>;

/** From this time in Sweden on reminders of a day are proposed. */
export const proposedFrom = '08:00';

/** Returns the day whose reminders are proposed. */
export function proposalDay(now: Date): string {
  const today = stockholmToday(now);
  return stockholmClock(now).slice(11) >= proposedFrom ? today : addDays(today, -1);
}

export async function proposalsOf(
  db: Db,
  { now }: Pick<Services, 'now'>,
  settings: ReminderSettings,
  numbers?: readonly number[],
): Promise<Proposal[]> {
  const day = proposalDay(now());
  const today = stockholmToday(now());
  const invoices = await readLateInvoices(db, { dueBefore: day, ...(numbers && { numbers }) });
  const agreed = await agreedOf(db, [...new Set(invoices.map(({ customer_id: id }) => id))]);
  const rates = await readReferenceRates(db);
  return invoices.flatMap((invoice) => {
    const terms = agreed.get(invoice.customer_id) ?? nothingAgreed;
    return proposalOf(invoice, { day, today, settings, terms, rates }) ?? [];
  });
}

type About = {
  day: string;
  today: string;
  settings: ReminderSettings;
  terms: Agreed;
  rates: readonly ReferenceRate[];
};

function proposalOf(
  invoice: LateInvoice,
  { day, today, settings, terms, rates }: About,
): Proposal | undefined {
  const sentOn = invoice.reminders.map(({ sent_on: sent }) => sent);
  const from = nextReminderDay(invoice.due_date, sentOn, settings.ReminderDays);
  const toldOn = invoice.told_at ? stockholmToday(invoice.told_at) : undefined;
  if (from === undefined || from > day || isTrusted(toldOn, day)) return undefined;
  const level = sentOn.length + 1;
  const feeBefore = invoice.reminders.reduce((sum, { fee }) => sum + fee, 0);
  const fee = feeOf(
    {
      level,
      currencyCode: invoice.currency_code,
      invoiceDate: invoice.invoice_date,
      hasFee: feeBefore > 0,
    },
    terms,
    settings.ReminderFee * 100,
  );
  const { amount: interest, daysWithoutRate } = lateInterest(invoice, today, { terms, rates });
  const asksInterest = interest > 0 && interest >= settings.InterestMinimum * 100;
  return {
    invoice,
    level,
    fee,
    feeBefore,
    interest,
    asksInterest,
    interestFrom: interestFrom({ invoiceDate: invoice.invoice_date, dueDate: invoice.due_date }, terms),
    daysWithoutRate,
    total: invoice.balance + feeBefore + fee + (asksInterest ? interest : 0),
  };
}

/** Returns the interest of an invoice until and with a day. */
export function lateInterest(
  invoice: Pick<LateInvoice, 'balance' | 'invoice_date' | 'due_date' | 'settled'>,
  day: string,
  { terms, rates }: Pick<About, 'terms' | 'rates'>,
) {
  const from = interestFrom({ invoiceDate: invoice.invoice_date, dueDate: invoice.due_date }, terms);
  return interestOf(outstandingOf(invoice.balance, invoice.settled, { from, until: day }), rates);
}
