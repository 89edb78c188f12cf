import { Problem } from '#kit/http/problem.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { parseLanguage } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { keepInvoiceFile } from '#shop/invoices/invoice-files.server.ts';
import { proposalDay, proposalsOf, type Proposal } from '#shop/invoices/reminders/proposals.server.ts';
import { prepareReminderMail } from '#shop/invoices/reminders/reminder-mail.server.ts';
import { reminderSheetOf } from '#shop/invoices/reminders/reminder-sheet.server.ts';
import { insertReminder, lockInvoice } from '#shop/invoices/reminders/store.server.ts';
import { readInvoiceAmounts } from '#shop/invoices/whole-invoice-store.server.ts';
import { isWorkingDay } from '#shop/order-model/forecast/working-days.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { changeAs, type Changer } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { printedThemeOf } from '#shop/theme/printed-theme.server.ts';
import { openThemeFolder } from '#shop/theme/theme-folder.server.ts';
import { mostReminders, type ReminderProposal } from './contract.ts';

export async function proposedReminders(
  services: Pick<Services, 'db' | 'now'>,
  texts: TextRepository,
): Promise<{ Rows: ReminderProposal[] }> {
  const proposals = await proposalsOf(services.db, services, await texts.settings());
  return { Rows: proposals.map(proposalToWire) };
}

type Sent = { InvoiceNumber: number; ReminderId: number; MailedTo: string };

/** Each is sent by itself: what has been paid or sent meanwhile is left out, and does not keep the others back. */
export async function sendReminders(
  services: Services,
  texts: TextRepository,
  by: Changer,
  { Numbers, Mail }: { Numbers: readonly number[]; Mail: boolean },
): Promise<Problem | { Sent: Sent[]; NotSent: number[] }> {
  const numbers = [...new Set(Numbers)];
  const known = await readInvoiceAmounts(services.db, numbers);
  if (known.size < numbers.length) return new Problem('not-found');
  const proposals = await proposalsOf(services.db, services, await texts.settings(), numbers);
  const mail = await prepareReminderMail(services, texts);
  const sent: Sent[] = [];
  for (const proposal of proposals) {
    const one = await sendOne(services, texts, by, { proposal, mail: Mail ? mail : undefined });
    if (one) sent.push(one);
  }
  mailIsQueued();
  const done = new Set(sent.map(({ InvoiceNumber: number }) => number));
  return { Sent: sent, NotSent: numbers.filter((number) => !done.has(number)) };
}

type Sending = { proposal: Proposal; mail: Awaited<ReturnType<typeof prepareReminderMail>> | undefined };

/** The paper is drawn before the invoice is locked, and says what is true then, or nothing is sent. */
async function sendOne(
  services: Services,
  texts: TextRepository,
  by: Changer,
  { proposal, mail }: Sending,
): Promise<Sent | undefined> {
  const { invoice, level, fee, interest, asksInterest, total } = proposal;
  const number = invoice.invoice_number;
  const settings = await texts.settings();
  const key = await keepInvoiceFile(services.env, await draw(services, texts, proposal));
  return await changeAs(by, services, {}, async (trx, note) => {
    await lockInvoice(trx, number);
    const [now] = await proposalsOf(trx, services, settings, [number]);
    if (!now || now.level !== level || now.total !== total || now.interest !== interest) return undefined;
    const to = mail ? invoiceEmailOf(invoice) : '';
    const id = await insertReminder(
      trx,
      {
        invoice_id: invoice.id,
        level,
        sent_on: stockholmToday(services.now()),
        sent_at: services.now(),
        sent_by: by.name,
        balance: invoice.balance,
        fee,
        interest,
        asks_interest: asksInterest,
        mailed_to: to,
        pdf_key: key,
      },
      total - invoice.balance,
    );
    if (mail && to !== '') await queueMail(trx, services, [mail(proposal, id, to)]);
    const after = { Level: level, ReminderTotal: oreToWire(total), Email: to };
    note({ entity: 'invoice', id: number, action: 'send', before: null, after });
    return { InvoiceNumber: number, ReminderId: id, MailedTo: to };
  });
}

async function draw(services: Services, texts: TextRepository, proposal: Proposal): Promise<Buffer> {
  const settings = await texts.settings();
  const { [parseLanguage(proposal.invoice.language)]: t } = await texts.translators();
  const look = await printedThemeOf(settings, openThemeFolder(services));
  const { drawList } = await import('#shop/printing/draw-list.server.ts');
  const day = stockholmToday(services.now());
  const sheet = reminderSheetOf(proposal, day, sellerOf(settings, services.env.publicUrl), t);
  return await drawList(sheet, new Date(day), look);
}

/** The daily work: where the maker wants it, the proposals of a working day go to all who have an address. */
export async function sendDailyReminders(services: Services, texts: TextRepository): Promise<void> {
  const settings = await texts.settings();
  if (!settings.ReminderAutomatic || !isWorkingDay(proposalDay(services.now()))) return;
  const proposals = await proposalsOf(services.db, services, settings);
  const numbers = proposals
    .filter(({ invoice }) => invoiceEmailOf(invoice) !== '')
    .map(({ invoice }) => invoice.invoice_number);
  for (let from = 0; from < numbers.length; from += mostReminders)
    await sendReminders(
      services,
      texts,
      { id: null, name: 'ReminderAutomatic' },
      {
        Numbers: numbers.slice(from, from + mostReminders),
        Mail: true,
      },
    );
}

function proposalToWire(proposal: Proposal): ReminderProposal {
  const { invoice } = proposal;
  return {
    InvoiceNumber: invoice.invoice_number,
    CustomerId: invoice.customer_id,
    CustomerNumber: invoice.customer_number,
    CustomerName: invoice.customer_name,
    Email: invoiceEmailOf(invoice),
    CurrencyCode: invoice.currency_code,
    DueDate: invoice.due_date,
    Level: proposal.level,
    Balance: oreToWire(invoice.balance),
    Fee: oreToWire(proposal.fee),
    Interest: oreToWire(proposal.interest),
    AsksInterest: proposal.asksInterest,
    DaysWithoutRate: proposal.daysWithoutRate,
    Total: oreToWire(proposal.total),
    ToldPaidDate: invoice.paid_on,
  };
}
