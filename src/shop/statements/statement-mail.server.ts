import { parseLanguage } from '#kit/text/language.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { Attachment, AttachmentReaders, MailWriters, QueuedMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { drawStatement } from './statement-pdf.server.ts';
import { accountStatement, type AccountStatement } from './statements.server.ts';

const kind = 'statement';
type Needs = Pick<Services, 'db' | 'env' | 'log'>;
type Facts = { customerId: number; day: string };

/** What the mail worker needs to attach statements, which are drawn when they are sent. */
export function statementAttachments(services: Needs, texts: TextRepository): AttachmentReaders {
  return new Map([
    [
      kind,
      async (key): Promise<Attachment> => {
        const [customerId, day = ''] = key.split('.');
        const statement = await found(services, { customerId: Number(customerId), day });
        const content = await drawStatement(services, texts, statement);
        const { [parseLanguage(statement.customer.language)]: t } = await texts.translators();
        const filename = `${t('statement.fileName', { day })}.pdf`;
        return { filename, contentType: 'application/pdf', content };
      },
    ],
  ]);
}

/** Writes the mails when they are sent: what they tell is what the PDF in them tells. */
export function statementMailWriters(services: Needs, texts: TextRepository): MailWriters {
  return new Map([
    [
      kind,
      async (facts, subject) => {
        const statement = await found(services, JSON.parse(facts) as Facts);
        return await written(statement, subject, texts);
      },
    ],
  ]);
}

async function found({ db }: Needs, { customerId, day }: Facts): Promise<AccountStatement> {
  const statement = await accountStatement(db, customerId, day);
  if (!statement) throw new Error(`there is no customer ${customerId}`);
  return statement;
}

/** `which` tells apart the mails of a customer's statement of a day: that of all customers goes once. */
type MailStatement = (customer: CustomerDetails, day: string, which: string) => QueuedMail;

export async function prepareStatementMail(
  services: MailNeeds,
  texts: TextRepository,
): Promise<MailStatement> {
  const settings = await texts.settings();
  const translators = await texts.translators();
  const ordersTo = await ordersAddress(services, settings);
  return (customer, day, which) => {
    const language = parseLanguage(customer.language);
    return {
      name: `statement-${customer.id}.${day}.${which}`,
      to: invoiceEmailOf(customer),
      replyTo: ordersTo,
      subject: translators[language]('mail.statement.subject', {
        shop: settings.CompanyName,
        day: dateInFigures(day, language),
      }),
      attachment: `${kind}:${customer.id}.${day}`,
      writer: kind,
      facts: JSON.stringify({ customerId: customer.id, day } satisfies Facts),
    };
  };
}

async function written(
  { customer, day, currencies }: AccountStatement,
  subject: string,
  texts: TextRepository,
) {
  const settings = await texts.settings();
  const language = parseLanguage(customer.language);
  const { [language]: t } = await texts.translators();
  const shop = settings.CompanyName;
  const colours = mailColoursOf(settings);
  const sums = currencies.map(({ currencyCode, total, byAge }) => {
    const late = byAge.to30 + byAge.to60 + byAge.over60;
    const money = (ore: number) => moneyInWords(ore, currencyCode, language);
    return late > 0
      ? t('mail.statement.sumLate', { total: money(total), late: money(late) })
      : t('mail.statement.sum', { total: money(total) });
  });
  const opening = [
    t('mail.greeting', { name: customer.contact_person || customer.name }),
    t('mail.statement', { day: dateInFigures(day, language) }),
  ];
  const ending = [t('mail.footer'), `${t('mail.signature')}\n${shop}`];
  const body = html`${mailHeading(subject)}
  ${opening.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
  ${sums.map((line) => html`<p>${line}</p>`)}
  ${ending.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
  return {
    text: `${[...opening, sums.join('\n'), ...ending].filter(Boolean).join('\n\n')}\n`,
    html: mailPage({ language, subject, shop, colours, summary: opening[1] ?? '', body }),
  };
}
