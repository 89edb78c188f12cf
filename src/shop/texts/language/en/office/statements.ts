import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { statementsOfficeTexts as swedish } from '#shop/texts/language/sv/office/statements.ts';

export const statementsOfficeTexts: SameKeys<typeof swedish> = {
  'statements.title': 'Account statement',
  'statements.day': 'As of',
  'statements.dayWrong': 'Choose a day that has been.',
  'statements.open': 'Open the statement',
  'statements.mail': 'Mail the statement',
  'statements.mail.title': 'Mail the statement?',
  'statements.mail.text': 'The statement as of {day} is mailed to {email}.',
  'statements.mailed': 'The statement is being mailed to {email}.',
  'statements.all': 'Statements to all who are overdue',
  'statements.all.none': 'There is nobody more to mail today.',
  'statements.all.count.one': '{count} customer has something overdue and is mailed a statement as of today.',
  'statements.all.count.other':
    '{count} customers have something overdue and are each mailed a statement as of today.',
  'statements.all.before.one': '{count} has got today’s already.',
  'statements.all.before.other': '{count} have got today’s already.',
  'statements.all.withoutEmail.one': '{count} more has no e-mail address and gets none.',
  'statements.all.withoutEmail.other': '{count} more have no e-mail address and get none.',
  'statements.all.go': 'Mail',
  'statements.all.done.one': '{count} statement is being mailed.',
  'statements.all.done.other': '{count} statements are being mailed.',
};
