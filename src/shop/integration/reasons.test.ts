import { expect, test } from 'vitest';
import { reasonTables } from '#shop/texts/reason-tables.ts';
import { reasonText } from './reasons.server.ts';

test.each([
  ['is no article of the shop', 'är ingen artikel i shoppen'],
  ['is above 6, which can be sent', 'är över 6, som kan skickas'],
  ['is above 100000', 'är över 100000'],
  ['is not one e-mail address', 'är inte en e-postadress'],
  ['is not a telephone number', 'är inte ett telefonnummer'],
  ['is not one of 25, 12, 6, 0', 'är inte något av 25, 12, 6, 0'],
  ['is not sv or en', 'är varken sv eller en'],
  ['can be 1500 or 1.5: write 1500 or 1.50', 'kan vara 1500 eller 1,5: skriv 1500 eller 1,50'],
  ['can be 12000 or 12: write 12000 or 12', 'kan vara 12000 eller 12: skriv 12000 eller 12'],
  ['is no group', 'är ingen produktgrupp'],
  ['goes round in a circle', 'går runt i en cirkel'],
  ['is also on line 7, where it is written a-1', 'finns också på rad 7, skrivet a-1'],
  [
    '3 rows: new without a price: it cannot be ordered until it has one',
    '3 rader: nya utan pris, de kan inte beställas förrän de har ett',
  ],
  [
    'it has something in cell XFD1048576; a table has at most 500 columns',
    'Den har något i cell XFD1048576; en tabell har högst 500 kolumner',
  ],
  ['something nobody has thought of', 'something nobody has thought of'],
])('%s is %s in Swedish, and as it was said in English', (reason, swedish) => {
  expect([reasonText(reason, 'sv'), reasonText(reason, 'en')]).toEqual([swedish, reason]);
});

test.each([
  ['is no article of the shop', 'ist kein Artikel des Shops'],
  ['is not sv or en', 'ist weder sv noch en'],
  ['is also on line 7, where it is written a-1', 'steht auch in Zeile 7, dort als a-1 geschrieben'],
  [
    'it has no column quantity; its first line is: a;b',
    'Der Datei fehlt die Spalte quantity; ihre erste Zeile lautet: a;b',
  ],
  ['something nobody has thought of', 'something nobody has thought of'],
])('%s is %s in German', (reason, german) => {
  expect(reasonText(reason, 'de')).toBe(german);
});

test('a reason names the same values in every language', () => {
  const placesIn = (text: string) => [...text.matchAll(/\$\d/g)].map(String).sort();
  const { sv, de } = reasonTables;
  const placesOf = (table: object = {}) =>
    Object.entries(table).map(([key, text]) => [key, placesIn(String(text))]);
  expect(placesOf(sv)).toHaveLength(116);
  expect(placesOf(de)).toEqual(placesOf(sv));
});
