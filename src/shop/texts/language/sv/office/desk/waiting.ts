export const waitingOfficeTexts = {
  'officeWaiting.rows.one': '{count} rad väntar',
  'officeWaiting.rows.other': '{count} rader väntar',
  'officeWaiting.pieces.one': '{count} st saknas totalt.',
  'officeWaiting.pieces.other': '{count} st saknas totalt.',
  'officeWaiting.short': '{count} saknas',
  'officeWaiting.noDate': 'datum saknas',
  'officeWaiting.byHand': 'eget datum',
  'officeWaiting.first': 'De {count} äldsta visas.',
  'officeWaiting.day': 'Nytt datum för alla',
  'officeWaiting.hint':
    'Raderna behåller datumet även om artikeln får ett annat. Tomt fält: de följer artikeln igen.',
  'officeWaiting.mail': 'Mejla kunderna i morgon kl. 07 om leveransveckan ändras',
  'officeWaiting.save': 'Sätt datumet på alla',
  'officeWaiting.empty': 'Ta bort datumet från alla',
  'officeWaiting.saving': 'Sparar …',
  'officeWaiting.done.one': '{count} rad har fått datumet.',
  'officeWaiting.done.other': '{count} rader har fått datumet.',
};
