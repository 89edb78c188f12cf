export const waitingOfficeTexts = {
  'officeWaiting.rows.one': '{count} line on backorder',
  'officeWaiting.rows.other': '{count} lines on backorder',
  'officeWaiting.pieces.one': '{count} pc missing in total.',
  'officeWaiting.pieces.other': '{count} pcs missing in total.',
  'officeWaiting.short': '{count} missing',
  'officeWaiting.noDate': 'no date',
  'officeWaiting.byHand': 'own date',
  'officeWaiting.first': 'The {count} oldest are shown.',
  'officeWaiting.day': 'New date for all',
  'officeWaiting.hint':
    'The lines keep the date even if the article gets another. Left empty, they follow the article again.',
  'officeWaiting.mail': 'Email the customers tomorrow at 07:00 if the delivery week changes',
  'officeWaiting.save': 'Set the date on all',
  'officeWaiting.empty': 'Remove the date from all',
  'officeWaiting.saving': 'Saving …',
  'officeWaiting.done.one': '{count} line has got the date.',
  'officeWaiting.done.other': '{count} lines have got the date.',
};
