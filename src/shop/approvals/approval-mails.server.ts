import type { Trx } from '#kit/database/db.server.ts';
import { mailButton, mailHeading, mailPage } from '#kit/mail/mail-page.server.ts';
import { queueMail, type QueuedMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { orderPath } from '#shop/orders/order-label.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import type { T } from '#shop/texts/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import { readAdministrators, readRequester, type ApprovalRow } from './store.server.ts';

type Asked = Pick<ApprovalRow, 'id' | 'customer_id' | 'person_id' | 'requested_by' | 'currency_code'>;
type Decided = Asked & { by: string } & ({ orderId: number } | { reason: string });
type Told = { email: string; language: Language };
/** `addsTo` is the order that is added to, whose new sum `totalOre` is. */
type Wanted = { totalOre: number; isAboveLimit: boolean; note: string; addsTo: number | undefined };

export type ApprovalMails = {
  /** Tells all who may approve, but who asked. */
  asked(trx: Trx, approval: Asked & Wanted): Promise<void>;
  /** Tells who asked. */
  decided(trx: Trx, approval: Decided): Promise<void>;
};

/** Reads what the mails need, before a transaction holds the only connection of the embedded database. */
export async function openApprovalMails(services: Services, texts: TextRepository): Promise<ApprovalMails> {
  const { env } = services;
  const settings = await texts.settings();
  const replyTo = await ordersAddress(services, settings);
  const colours = mailColoursOf(settings);
  const translators = await texts.translators();
  const shop = settings.CompanyName;

  type Content = { name: string; subject: string; lines: readonly string[]; path: string; button: string };
  function mailTo({ email, language }: Told, write: (t: T) => Content): QueuedMail {
    const t = translators[language];
    const { name, subject, lines, path, button } = write(t);
    const url = `${env.publicUrl}${path}`;
    const after = [t('mail.footer'), `${t('mail.signature')}\n${shop}`];
    const body = html`${mailHeading(subject)}
      ${lines.map((line) => html`<p style="margin:18px 0">${line}</p>`)}
      <p style="margin:0 0 20px">${mailButton(url, button, colours)}</p>
      ${after.map((part) => html`<p style="color:${colours.muted}">${part}</p>`)}`;
    return {
      name,
      to: email,
      replyTo,
      subject,
      text: `${[...lines, url, ...after].join('\n\n')}\n`,
      html: mailPage({ language, subject, shop, colours, summary: lines[1] ?? '', body }),
    };
  }

  return {
    async asked(trx, { id, customer_id, person_id, requested_by: name, currency_code, totalOre, ...about }) {
      const { isAboveLimit, note, addsTo: number } = about;
      const all = await readAdministrators(trx, customer_id);
      const told = all.filter((one) => one.id !== person_id && one.email !== '');
      const mails = told.map((one) =>
        mailTo(one, (t) => {
          const amount = moneyInWords(totalOre, currency_code, one.language);
          return {
            name: `approval-${id}.asked.${one.id}`,
            subject: t('mail.approvalAsked.subject', { amount }),
            lines: [
              one.name === null ? t('mail.greetingNoName') : t('mail.greeting', { name: one.name }),
              t(isAboveLimit ? 'mail.approvalAsked.aboveLimit' : 'mail.approvalAsked.text', { name, amount }),
              ...(number === undefined ? [] : [t('mail.approvalAsked.addsTo', { number })]),
              ...(note === '' ? [] : [t('mail.approvalAsked.note', { note })]),
            ],
            path: '/approvals',
            button: t('mail.approvalAsked.button'),
          };
        }),
      );
      await queueMail(trx, services, mails);
    },
    async decided(trx, approval) {
      const { id, person_id, by } = approval;
      const asker = await readRequester(trx, person_id);
      if (!asker || asker.email === '') return;
      const isApproved = 'orderId' in approval;
      const mail = mailTo(asker, (t) => ({
        name: `approval-${id}.decided`,
        subject: t(isApproved ? 'mail.approvalApproved.subject' : 'mail.approvalDeclined.subject'),
        lines: [
          t('mail.greeting', { name: asker.called }),
          isApproved
            ? t('mail.approvalApproved.text', { by, number: approval.orderId })
            : t('mail.approvalDeclined.text', { by }),
          ...('reason' in approval && approval.reason !== ''
            ? [t('mail.approvalDeclined.reason', { reason: approval.reason })]
            : []),
        ],
        path: isApproved ? orderPath(approval.orderId) : '/approvals',
        button: t(isApproved ? 'receipt.seeOrder' : 'mail.approvalAsked.button'),
      }));
      await queueMail(trx, services, [mail]);
    },
  };
}
