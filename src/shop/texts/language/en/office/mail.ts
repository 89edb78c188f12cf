import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { mailOfficeTexts as swedish } from '#shop/texts/language/sv/office/mail.ts';

export const mailOfficeTexts: SameKeys<typeof swedish> = {
  'mail.title': 'Email',
  'mail.about': 'Email from the last 30 days. The content is not shown here.',
  'mail.search': 'Recipient or subject',
  'mail.state.waiting': 'Waiting',
  'mail.state.file': 'Written to a file, not sent',
  'mail.state.dead': 'Failed',
  'mail.state.sent': 'Sent',
  'mail.subject': 'Subject',
  'mail.recipient': 'To',
  'mail.created': 'Created',
  'mail.when': 'Sent or next attempt',
  'mail.tries': 'Attempts',
  'mail.resend': 'Resend',
  'mail.resentNone': 'Nothing was resent: the selected emails have been sent or are on their way.',
  'mail.resentOne': '1 email is being resent',
  'mail.resent': '{n} emails are being resent',
};
