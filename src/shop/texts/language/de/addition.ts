import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { additionTexts as swedish } from '#shop/texts/language/sv/addition.ts';

export const additionTexts: SameKeys<typeof swedish> = {
  'addition.question': 'Neue Bestellung oder eine offene ergänzen?',
  'addition.newOrder': 'Neue Bestellung',
  'addition.addTo': 'Bestellung {number} ergänzen (offen bis {time})',
  'addition.asInOrder': 'Versandart, Adresse, Woche und Teillieferung sind die der Bestellung.',
  'addition.wholeOrder': 'Gesamte Bestellung inkl. MwSt.',
  'addition.send': 'Bestellung ergänzen',
  'addition.sending': 'Wird ergänzt …',
  'addition.alertTitle': 'Zu Ihrer Bestellung hinzugefügt',
  'addition.added.one': '{n} Position zur Bestellung {number} hinzugefügt.',
  'addition.added.other': '{n} Positionen zur Bestellung {number} hinzugefügt.',
  'addition.tooLate':
    'Die Bestellung {number} kann nicht mehr ergänzt werden. Ihre Ware liegt noch im Warenkorb: Senden Sie sie als neue Bestellung.',
  'addition.emptyCart':
    'Legen Sie die Ware in den Warenkorb. An der Kasse wählen Sie dann, die Bestellung {number} zu ergänzen.',
  'addition.openUntil': 'Offen bis {time}',
  'addition.add': 'Ergänzen',
  'addition.holds': '{rows}, {sum} inkl. MwSt.',
  'addition.older': 'Weitere offene Bestellungen',
  'addition.chooseOlder': 'Bestellung wählen',
  'addition.addToNumber': 'Bestellung {number} ergänzen',
  'addition.messageTooLong': 'Die Nachricht ist zu lang: {count} weitere Zeichen passen in die Bestellung.',
  'addition.otherAddress': 'Die Bestellung geht an eine andere Adresse. Geben Sie eine neue auf.',
  'addition.otherCurrency': 'Die Bestellung lautet auf eine andere Währung. Geben Sie eine neue auf.',
  'mail.orderExtended.subject': 'Bestellung {number} ist ergänzt',
  'mail.orderExtended.intro.one':
    'Sie haben die Bestellung {number} um {n} Position ergänzt. Hier ist die gesamte Bestellung.',
  'mail.orderExtended.intro.other':
    'Sie haben die Bestellung {number} um {n} Positionen ergänzt. Hier ist die gesamte Bestellung.',
  'mail.orderExtended.date': 'Ergänzt am {date}',
  'mail.orderExtended.newRow': 'Neue Position',
  'mail.makerOrderExtended.subject': 'Bestellung {number} von {customer} ist ergänzt',
  'mail.makerOrderExtended.intro.one':
    '{customer} (Kundennummer {customerNumber}) hat die Bestellung {number} um {n} Position ergänzt. Hier ist die gesamte Bestellung.',
  'mail.makerOrderExtended.intro.other':
    '{customer} (Kundennummer {customerNumber}) hat die Bestellung {number} um {n} Positionen ergänzt. Hier ist die gesamte Bestellung.',
};
