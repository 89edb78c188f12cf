import { formatBankgiro } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { parseLanguage } from '#kit/text/language.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { queueMail, type AttachmentReaders, type QueuedMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { T } from '#shop/texts/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { attachedInvoice } from './kept-pdf.server.ts';
import { newInvoiceLink, type InvoiceLink } from './invoice-link.server.ts';
import type { InvoiceRecord } from './new-invoice-number-store.server.ts';
import { readInvoiceWithNotes } from './whole-invoice-store.server.ts';
import { sellerOf, type Seller } from '#shop/printing/seller.ts';
import { hasOcr } from './payinfo/payment-code.ts';

const invoiceAttachment = 'invoice';

/** What the mail worker needs to attach the PDFs of invoices. */
export function invoiceAttachments(
  services: Pick<Services, 'db' | 'env' | 'log'>,
  texts: TextRepository,
): AttachmentReaders {
  return new Map([[invoiceAttachment, (number) => attachedInvoice(services, texts, Number(number))]]);
}

/** `which` distinguishes the mails about one invoice: the first is sent once, another one at each request. */
type MailInvoice = (trx: Trx, invoice: InvoiceRecord, to: string, which: string) => Promise<void>;

/**
 * Reads what the mails need. A mail has the PDF attached, and a link that opens this invoice alone without a log-in.
 */
export async function prepareInvoiceMail(
  services: MailNeeds & Pick<Services, 'now'>,
  texts: TextRepository,
): Promise<MailInvoice> {
  const write = await prepareWriting(services, texts);
  return async (trx, invoice, to, which) => {
    const link = await newInvoiceLink(trx, services, invoice.id);
    await queueMail(trx, services, [write(invoice, link, { to, which })]);
  };
}

type Write = (invoice: InvoiceRecord, link: InvoiceLink, about: { to: string; which: string }) => QueuedMail;

async function prepareWriting(services: MailNeeds, texts: TextRepository): Promise<Write> {
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const seller = sellerOf(settings, services.env.publicUrl);
  const translators = await texts.translators();
  const ordersTo = await ordersAddress(services, settings);
  return (invoice, { url, expiresAt }, { to, which }) => {
    const language = parseLanguage(invoice.language);
    const t = translators[language];
    const kind = invoice.credits_invoice_number === null ? 'invoice' : 'creditNote';
    const number = invoice.invoice_number;
    const subject = t(`mail.${kind}.subject`, { number, shop });
    const amount = moneyInWords(Math.abs(invoice.total_amount), invoice.currency_code, language);
    const opening = [
      t('mail.greeting', { name: invoice.buyer_contact_person || invoice.buyer_name }),
      kind === 'invoice'
        ? t(invoice.order_id === null ? 'mail.invoice.alone' : 'mail.invoice', {
            number,
            amount,
            order: invoice.order_id ?? '',
          })
        : t('mail.creditNote', { number, invoice: invoice.credits_invoice_number ?? '', amount }),
    ];
    const facts = kind === 'invoice' ? factsOf(invoice, seller, t) : [];
    const button = t(`mail.${kind}.button`);
    const until = dateInFigures(stockholmToday(expiresAt), language);
    const ending = [
      t(`mail.${kind}.attached`, { day: until }),
      t('mail.footer'),
      `${t('mail.signature')}\n${shop}`,
    ];
    const body = html`${mailHeading(subject)}
      ${opening.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
      ${facts.length > 0 && html`<p>${facts.map((fact, place) => html`${place > 0 && html`<br />`}${fact}`)}</p>`}
      <p style="margin:0 0 20px">${mailButton(url, button, colours)}</p>
      ${ending.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    return {
      name: `invoice-${number}.${which}`,
      to,
      replyTo: ordersTo,
      subject,
      attachment: `${invoiceAttachment}:${number}`,
      text: `${[...opening, facts.join('\n'), `${button}:\n${url}`, ...ending].filter(Boolean).join('\n\n')}\n`,
      html: mailPage({ language, subject, shop, colours, summary: opening[1] ?? '', body }),
    };
  };
}

/** The payment details. When mailed again, an invoice may be partly or fully paid, and nobody must pay twice. */
function factsOf(invoice: InvoiceRecord, { bankgiro }: Pick<Seller, 'bankgiro'>, t: T): string[] {
  if (invoice.is_annulled) return [t('mail.invoice.annulled')];
  if (invoice.is_paid) return [t('mail.invoice.paid')];
  const left = moneyInWords(invoice.balance, invoice.currency_code, invoice.language);
  return [
    invoice.balance === invoice.total_amount ? '' : `${t('mail.invoice.left')}: ${left}`,
    `${t('invoice.dueDate')}: ${dateInFigures(invoice.due_date, invoice.language)}`,
    bankgiro && hasOcr(invoice) ? `${t('invoice.bankgiro')}: ${formatBankgiro(bankgiro)}` : '',
    hasOcr(invoice) ? `${t('invoice.ocr')}: ${invoice.ocr}` : '',
  ].filter(Boolean);
}

export type MailImported = (
  trx: Trx,
  number: number,
  invoice: { email: string; date: string },
) => Promise<void>;

const newDays = 30;

/** Mails an imported invoice, within its import; old invoices are not mailed. */
export async function prepareMailOfImported(
  services: MailNeeds & Pick<Services, 'now'>,
  texts: TextRepository,
): Promise<MailImported> {
  const mail = await prepareInvoiceMail(services, texts);
  const oldest = addDays(stockholmToday(services.now()), -newDays);
  return async (trx, number, { email, date }) => {
    if (!services.env.integrationMails || email === '' || date < oldest) return;
    const invoice = await readInvoiceWithNotes(trx, number);
    if (invoice) await mail(trx, invoice, email, 'first');
  };
}
