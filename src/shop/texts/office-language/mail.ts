import type { Texts } from '#shop/texts/language/texts.ts';

export const mailOfficeTexts = {
  'mail.title': ['Mejl', 'Email'],
  'mail.about': [
    'De senaste 30 dagarnas mejl. Innehållet visas inte här.',
    'Email from the last 30 days. The content is not shown here.',
  ],
  'mail.search': ['Mottagare eller ämne', 'Recipient or subject'],
  'mail.state.waiting': ['Väntar', 'Waiting'],
  'mail.state.dead': ['Misslyckat', 'Failed'],
  'mail.state.sent': ['Skickat', 'Sent'],
  'mail.subject': ['Ämne', 'Subject'],
  'mail.recipient': ['Till', 'To'],
  'mail.created': ['Skapat', 'Created'],
  'mail.when': ['Skickat eller nästa försök', 'Sent or next attempt'],
  'mail.tries': ['Försök', 'Attempts'],
  'mail.resend': ['Skicka igen', 'Resend'],
  'mail.resentNone': [
    'Inget skickades igen: de valda mejlen är redan skickade eller på väg.',
    'Nothing was resent: the selected emails have been sent or are on their way.',
  ],
  'mail.resentOne': ['1 mejl skickas igen', '1 email is being resent'],
  'mail.resent': ['{n} mejl skickas igen', '{n} emails are being resent'],
} as const satisfies Texts;
