import { parseLanguage } from '#kit/text/language.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { AttachmentReaders, QueuedMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readInvoiceFile } from '#shop/invoices/invoice-files.server.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { Proposal } from './proposals.server.ts';
import { readReminder } from './store.server.ts';

const kind = 'reminder';

/** Returns the PDF of a reminder as it was sent; undefined when there is no such reminder. */
export async function keptReminder({ db, env }: Pick<Services, 'db' | 'env'>, id: number) {
  const reminder = await readReminder(db, id);
  const content = reminder && (await readInvoiceFile(env, reminder.pdf_key));
  return content && { content, reminder };
}

/** What the mail worker needs to attach reminders. */
export function reminderAttachments(
  services: Pick<Services, 'db' | 'env'>,
  texts: TextRepository,
): AttachmentReaders {
  return new Map([
    [
      kind,
      async (id) => {
        const kept = await keptReminder(services, Number(id));
        if (!kept) throw new Error(`there is no reminder ${id}`);
        const { [parseLanguage(kept.reminder.language)]: t } = await texts.translators();
        const filename = `${t('reminder.fileName', { number: kept.reminder.invoice_number })}.pdf`;
        return { filename, contentType: 'application/pdf', content: kept.content };
      },
    ],
  ]);
}

type MailReminder = (proposal: Proposal, id: number, to: string) => QueuedMail;

export async function prepareReminderMail(services: MailNeeds, texts: TextRepository): Promise<MailReminder> {
  const settings = await texts.settings();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  const ordersTo = await ordersAddress(services, settings);
  return ({ invoice, total }, id, to) => {
    const language = parseLanguage(invoice.language);
    const t = translators[language];
    const number = invoice.invoice_number;
    const subject = t('mail.reminder.subject', { number });
    const opening = [
      t('mail.greeting', { name: invoice.buyer_contact_person || invoice.buyer_name }),
      t('mail.reminder', {
        number,
        due: dateInFigures(invoice.due_date, language),
        amount: moneyInWords(total, invoice.currency_code, language),
      }),
      t('reminder.already'),
    ];
    const ending = [t('mail.footer'), `${t('mail.signature')}\n${shop}`];
    const body = html`${mailHeading(subject)}
    ${opening.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
    ${ending.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    return {
      name: `reminder-${id}`,
      to,
      replyTo: ordersTo,
      subject,
      attachment: `${kind}:${id}`,
      text: `${[...opening, ...ending].join('\n\n')}\n`,
      html: mailPage({ language, subject, shop, colours, summary: opening[1] ?? '', body }),
    };
  };
}
