import type { Texts } from '#shop/texts/language/texts.ts';

export const mailOfficeTexts = {
  'mail.title': ['Mejl', 'Mail'],
  'mail.about': [
    'Den senaste månadens mejl. Vad som står i dem visas inte: det är mottagarens.',
    'Mails of the last month. What they say is not shown: that is the receiver’s.',
  ],
  'mail.search': ['Mottagare eller ärende', 'Receiver or subject'],
  'mail.state.waiting': ['Väntar', 'Waiting'],
  'mail.state.dead': ['Uppgivet', 'Given up'],
  'mail.state.sent': ['Skickat', 'Sent'],
  'mail.subject': ['Ärende', 'Subject'],
  'mail.recipient': ['Till', 'To'],
  'mail.created': ['Skapat', 'Created'],
  'mail.when': ['Skickat eller nästa försök', 'Sent or next try'],
  'mail.tries': ['Försök', 'Tries'],
  'mail.resend': ['Försök skicka igen', 'Try to send again'],
  'mail.resentNone': [
    'Inget skickades igen: det som valdes är skickat eller på väg.',
    'Nothing was sent again: what was chosen has been sent or is on its way.',
  ],
  'mail.resentOne': ['1 mejl skickas igen', '1 mail is being sent again'],
  'mail.resent': ['{n} mejl skickas igen', '{n} mails are being sent again'],
} as const satisfies Texts;
