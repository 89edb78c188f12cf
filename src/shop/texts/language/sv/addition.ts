export const additionTexts = {
  'addition.question': 'Ny order, eller lägga till i en öppen?',
  'addition.newOrder': 'Ny order',
  'addition.addTo': 'Lägg till i order {number} (öppen till {time})',
  'addition.asInOrder': 'Leveranssätt, adress, vecka och delleverans är orderns.',
  'addition.wholeOrder': 'Hela ordern inkl. moms',
  'addition.send': 'Lägg till i ordern',
  'addition.sending': 'Lägger till …',
  'addition.alertTitle': 'Raderna är tillagda',
  'addition.added.one': '{n} rad tillagd i order {number}.',
  'addition.added.other': '{n} rader tillagda i order {number}.',
  'addition.tooLate':
    'Det är för sent att lägga till i order {number}. Varorna ligger kvar: skicka dem som en ny order.',
  'addition.emptyCart':
    'Lägg varorna i varukorgen. I kassan väljer du sedan att lägga till dem i order {number}.',
  'addition.openUntil': 'Öppen till {time}',
  'addition.add': 'Lägg till',
  'addition.addToNumber': 'Lägg till i order {number}',
  'addition.messageTooLong': 'Meddelandet är för långt: {count} tecken till får plats i ordern.',
  'addition.otherAddress': 'Ordern ska till en annan adress. Lägg en ny order.',
  'addition.otherCurrency': 'Ordern är i en annan valuta. Lägg en ny order.',
  'mail.orderExtended.subject': 'Order {number} är utökad',
  'mail.orderExtended.intro.one': 'Du har lagt till {n} rad i order {number}. Här är hela ordern.',
  'mail.orderExtended.intro.other': 'Du har lagt till {n} rader i order {number}. Här är hela ordern.',
  'mail.orderExtended.date': 'Utökad {date}',
  'mail.orderExtended.newRow': 'Ny rad',
  'mail.makerOrderExtended.subject': 'Order {number} från {customer} är utökad',
  'mail.makerOrderExtended.intro.one':
    '{customer} (kundnummer {customerNumber}) har lagt till {n} rad i order {number}. Här är hela ordern.',
  'mail.makerOrderExtended.intro.other':
    '{customer} (kundnummer {customerNumber}) har lagt till {n} rader i order {number}. Här är hela ordern.',
};
