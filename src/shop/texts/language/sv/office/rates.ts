export const ratesOfficeTexts = {
  'rates.title': 'Valutakurser',
  'rates.intro':
    'En faktura i annan valuta med svensk moms visar momsen i kronor också, enligt kursen leveransdagen eller den senaste inom tio dagar före. Utan kurs går den inte att göra.',
  'rates.part': 'Kursen en dag',
  'rates.currency': 'Valuta',
  'rates.day': 'Dag',
  'rates.rate': 'Kronor',
  'rates.rateHint': 'Kronor för en enhet av valutan, till exempel 11,4325.',
  'rates.add': 'Lägg till kurs',
};
