import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { statementTexts as swedish } from '#shop/texts/language/sv/account/statement.ts';

export const statementTexts: SameKeys<typeof swedish> = {
  'statement.heading': 'Kontoauszug',
  'statement.documentTitle': 'Kontoauszug Kunde {number}',
  'statement.fileName': 'kontoauszug-{day}',
  'statement.day': 'Stand',
  'statement.intro': 'Das ist auf dem Konto offen. Guthaben hat ein Minuszeichen.',
  'statement.nothing': 'Auf dem Konto ist nichts offen.',
  'statement.document': 'Beleg',
  'statement.invoice': 'Rechnung {number}',
  'statement.over': 'Überzahlt, Rechnung {number}',
  'statement.credit': 'Gutschrift {number}',
  'statement.settled': 'Bezahlt und gutgeschrieben',
  'statement.open': 'Offen',
  'statement.moved.payment': 'Bezahlt am {day}: {amount}',
  'statement.moved.rounding': 'Rundung am {day}: {amount}',
  'statement.moved.credit': 'Gutgeschrieben am {day}: {amount} (Gutschrift {number})',
  'statement.moved.late': 'Auf Zinsen und Gebühr laut Mahnung: {amount}',
  'statement.age.notDue': 'Nicht fällig',
  'statement.age.to30': '1–30 Tage',
  'statement.age.to60': '31–60 Tage',
  'statement.age.over60': 'Über 60 Tage',
  'statement.credited': 'Guthaben',
  'statement.totalIn': 'Summe {currency}',
  'statement.payWith': 'Bitte OCR oder Nummer der Rechnung angeben',
  'mail.statement.subject': 'Kontoauszug {day} von {shop}',
  'mail.statement': 'Hier ist ein Kontoauszug, Stand {day}. Er ist angehängt.',
  'mail.statement.sum': 'Summe: {total}.',
  'mail.statement.sumLate': 'Summe: {total}, davon {late} überfällig.',

  'reminder.heading': 'Mahnung {level}',
  'reminder.documentTitle': 'Mahnung zu Rechnung {number}',
  'reminder.fileName': 'mahnung-{number}',
  'reminder.day': 'Datum',
  'reminder.intro':
    'Rechnung {number} vom {date} war am {due} fällig, und wir haben die Zahlung noch nicht vollständig erhalten.',
  'reminder.already':
    'Wenn Sie in den letzten Tagen bezahlt haben, betrachten Sie diese Mahnung als gegenstandslos.',
  'reminder.what': 'Posten',
  'reminder.balance': 'Noch zu zahlen auf Rechnung {number}',
  'reminder.fee': 'Mahngebühr',
  'reminder.interest': 'Verzugszinsen ab {from}: Referenzzins + 8 Prozentpunkte',
  'reminder.interestNotAsked': 'Verzugszinsen ab {from} (werden jetzt nicht verlangt)',
  'mail.reminder.subject': 'Mahnung: Rechnung {number}',
  'mail.reminder':
    'Rechnung {number} war am {due} fällig. Noch zu zahlen sind {amount}. Die Mahnung ist angehängt.',
};
