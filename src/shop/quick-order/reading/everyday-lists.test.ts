import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { addWords, type KindOfWord } from '#shop/articles/look-up/name-words.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Lists as shops write them, copy them out of mails and export them: those that say something else than an order are
// stopped, asked about or shown to be read; those that say nothing else are read without anything to press.

const articles: [number: string, name: string, pack: number, kronor: number][] = [
  ['10101', 'Bricka Kottestig 27×20, skog', 6, 79],
  ['10102', 'Bricka Kottestig 33×27, honung', 6, 119],
  ['10103', 'Bricka Kottestig 43×33, skog', 4, 159],
  ['20101', 'Mugg Måsvik 35 cl, sjö', 6, 119],
  ['20103', 'Mugg Måsvik 35 cl, kol', 6, 119],
  ['20202', 'Rund skärbräda Granruset Ø25, skog', 4, 99],
  ['20205', 'Rund skärbräda Granruset Ø25, kol', 4, 99],
  ['30101', 'Pläd Dimma 130×170, sjö', 1, 1499],
  ['30402', 'Kanna svart', 2, 349],
];
const found = new Map<string, KnownArticle>(
  articles.map(([number, name, pack, kronor], place) => [
    exactNumberKey(number),
    { id: place + 1, names: [name], pack, priceOre: 100 * kronor },
  ]),
);
const words = new Map<string, KindOfWord>();
for (const [, name] of articles) addWords(words, name);
const known: KnownNumbers = {
  isNumber: (text) => found.has(exactNumberKey(text)),
  articlesOf: (text) => [found.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => articles.some(([, name]) => name.toLowerCase() === text.toLowerCase()),
  kindOfWord: (word) => words.get(word),
};

function read(text: string) {
  const { wanted, skipped, question } = readRows(splitLines(text), known);
  const isUnread =
    wanted.some(({ Unread }) => Unread !== undefined) || skipped.some(({ unread }) => unread !== undefined);
  const isAsked = question?.isOpen === true;
  const rows = wanted.flatMap(({ Ref, Quantity, IsProse }) => {
    const quantity = readQuantity(Quantity);
    if (IsProse) return [];
    if (!known.isNumber(Ref) || quantity === undefined) return [`stopped ${Ref}`];
    return [`${articles[known.articlesOf(Ref)[0]!.id - 1]![0]}=${quantity ?? 'p'}`];
  });
  return { rows, isUnread, isAsked };
}

/** What may be ordered at most, without anything that a person has read or answered. */
const doubted: [text: string, most: string][] = [
  // What is said of a row in the cell of its name, or beside a name.
  ...'SLUT|NEJ|makuleras|– beställt|sold out|hoppa över|utgått|udsolgt|Utsolgt|ikke|loppu|peruttu|vergriffen|storniert|senare|skip|dubbelt|hälften|NO'
    .split('|')
    .flatMap((said): [string, string][] => [
      [`Artnr;Benämning;Antal\n10101;Bricka ${said};12\n10102;Bricka;6`, '10102=6'],
      [`Artnr;Benämning;Antal\n10101;Tray ${said};12\n10102;Bricka;6`, '10102=6'],
      [`10101\tBricka ${said}\t12\n10102\tBricka\t6`, '10102=6'],
      [`10101 Bricka ${said} 12 st\n10102 6 st`, '10102=6'],
    ]),
  ['Artnr;Benämning;Antal\n10101;Skippa;12\n10102;Bricka;6', '10102=6'],
  ['Artnr;Benämning;Antal\n10101;Bricka Kottestig 27×20, skog xyzzy;12\n10102;Bricka;6', '10102=6'],
  ['Bricka NEJ 10101 12 st', ''],
  ['Artnr;Antal;Lager\n20202;4;Slut\n20205;4;Finns', '20205=4'],
  ['Artnr;Antal;Saldo\n20202;4;slut\n20205;4;12', '20205=4'],
  ['Artnr;Antal;Available\n20202;4;No\n20205;4;Yes', '20205=4'],
  ['Artnr;Antal;I lager\n20202;4;Nej\n20205;4;Ja', '20205=4'],
  ['Artnr;Antal;Färg\n20202;4;nej\n20205;4;kol', '20205=4'],
  ['Artnr;Antal;Pris\n20202;4;slut\n20205;4;99,00', '20205=4'],
  // Another article, colour or size beside the number.
  ['10101 Bricka röd 12 st', ''],
  ['Bricka röd 12 st 10101', ''],
  ['Bricka blå 10101 12 st', ''],
  ['Bricka honung 10101 12 st', ''],
  ['Bricka Måsvik 10101 12 st', ''],
  ['Mugg vit 20103 12', ''],
  ['Kanna vita 30402 2 st', ''],
  ['Bricka 43x33 10101 12 st', ''],
  ['Artnr;Antal;Färg\n10101;12;kol\n20205;4;kol', '20205=4'],
  ['Artnr;Antal;Färg\n10101;12;vit', ''],
  ['Item;Qty;Colour\n30402;2;white', ''],
  ['Artnr;Antal;Storlek\n10101;12;43x33\n10103;4;43 × 33 cm', '10103=4'],
  ['Artnr;Namn;Antal\n10101;Pläd Dimma;12\n10102;Mugg Måsvik 35 cl;6', ''],
  ['Artnr;Namn;Antal\n10101;Bricka Kottestig 33×27, honung;12', ''],
  ['Artnr;Namn;Antal\n10101;Bricka Kottestig honung;12', ''],
  ['Artnr;Namn;Antal\n10101;Bricka röd;12', ''],
  ['Artnr;Namn;Antal\n10101;Bricka 43x33;12', ''],
  ['10101;Bricka honung;12\n10102;Bricka honung;6', '10102=6'],
  // What is there, was sent, is asked or not sure.
  ['Wir haben 12 Stück 10101', ''],
  ['We have 12 pcs 10101', ''],
  ['Tack för 12 st 10101', ''],
  ['Hej, tack för 12 st 10101', ''],
  ['Thanks for 12 pcs 10101', ''],
  ['10101 12 st ?', ''],
  ['10101 12 st??', ''],
  ['10101 12 ?', ''],
  ['? 10101 12', ''],
  ['10101: ?', ''],
  ['10101 ? st', ''],
  ['10101 ?\n10102 6', '10102=6'],
  ['10101 oder 12', ''],
  ['Ämne: Avbeställning\n10101 12', ''],
  // By when, and not how many.
  ['10101 den 12', ''],
  ['10101 till den 12', ''],
  ['Bricka 10101 till den 12:e', ''],
  ['10101 bis am 6', ''],
  ['10101 by the 12', ''],
  // What was sold, or a form in which nobody has written.
  ['Artnr;Sålt\n10101;3\n10102;12', ''],
  ['Artnr;Saldo;Min;Max\n10101;3;6;12\n10102;0;6;18', ''],
  ['Artnr;Benämning;Max.\n10101;Bricka;12\n10102;Bricka;18', ''],
  ['Artnr;Stock;Max stock\n10101;3;12\n10102;0;18', ''],
  ['Artnr;Sålda antal\n10101;3\n10102;12', ''],
  ['Artnr;Sold\n10101;3\n10102;12', ''],
  ['Artnr;Såld kvantitet;Netto\n10101;3;237,00', ''],
  ['Artnr;Namn;Pris;Antal\n10101;Bricka;79,00;\n10102;Bricka;119,00;', ''],
  ['Artnr\tAntal\n10101\t\n10102\t', ''],
  ['Artnr;Täby;Umeå;Antal\n10101;;;\n10102;;;', ''],
];

test.each(doubted)('of %j at most %j is ordered before a person has said more', (text, most) => {
  const { rows, isAsked, isUnread } = read(text);
  const ordered = isAsked || isUnread ? [] : rows.filter((row) => row.includes('='));
  expect(ordered.filter((row) => !most.split(' ').includes(row))).toEqual([]);
  // The row stays to be seen: nothing is lost without a word.
  if (!isAsked && !isUnread) expect(rows.length).toBe((text.match(/(?<!\d)\d0\d0\d(?!\d)/g) ?? []).length);
});

test.each(
  (
    'Skickat:|Sent:|Gesendet:|Snart:|Januari:|December|Våren|Våren:|Fredag:|I januari|Till våren|Vecka 50|Vecka 50:|Hej! Nej|' +
    'Ämne: 12 brickor|Bitte um Lieferung bis 15.12.|for delivery in week 49.|Leverans december:|Joulukuu:|desember'
  ).split('|'),
)('the text %j beside a list is shown to be read', (text) => {
  const { isUnread, rows } = read(`${text}\n10101 12\n10102 6`);
  expect([isUnread, rows]).toEqual([true, ['10101=12', '10102=6']]);
});

/** Read as they are, with nothing to press. */
const plain: [text: string, rows: string][] = [
  // Stocks and names of the shop's own.
  ['Artnr;Antal;Lager\n20202;4;3\n20205;8;12', '20202=4 20205=8'],
  ['Artnr;Antal;Lager\n20202;4;Finns\n20205;8;Finns', '20202=4 20205=8'],
  ['Artnr;Antal;I lager\n20202;4;Ja\n20205;8;Ja', '20202=4 20205=8'],
  ['Artnr;Antal;Eko\n20202;4;Nej\n20205;8;Ja', '20202=4 20205=8'],
  ['Artnr;Antal;Nyhet\n20202;4;Nej\n20205;8;Ja', '20202=4 20205=8'],
  ['Artnr;Namn;Antal\n10101;Bricka liten;12', '10101=12'],
  ['Artnr;Namn;Antal\n10101;Tablett;12\n10102;Assiett no 5;6', '10101=12 10102=6'],
  ['Artnr;Namn;Antal\n10101;Bricka Kottestig 27x20 skog;12', '10101=12'],
  ['Artnr;Antal;Färg\n10101;12;Skog\n30402;2;Svart', '10101=12 30402=2'],
  ['Artnr;Antal;Storlek\n10101;12;27x20\n20101;6;35 cl', '10101=12 20101=6'],
  ['Artnr;Antal;Storlek\n10101;12;270 x 200 mm\n20101;6;One size', '10101=12 20101=6'],
  ['10101 Bricka liten 12 st', '10101=12'],
  ['Kan ni skicka 12 st 10101?', '10101=12'],
  ['Wir möchten 12 Stück 10101 haben', '10101=12'],
  ['12 st 10101 tack', '10101=12'],
  ['Artnr;Namn\n10101;Bricka\n10102;Bricka', '10101=p 10102=p'],
  // Exports of programs.
  [
    'Material\tBezeichnung\tMenge\tME\tPreis\tWE\tLieferdatum\n10101\tTablett\t12\tST\t79,00\tSEK\t15.12.2026\n10102\tTablett\t6\tST\t119,00\tSEK\t15.12.2026',
    '10101=12 10102=6',
  ],
  [
    'Item\tMaterial\tShort Text\tPO Quantity\tOUn\tNet Price\tPer\tDeliv. Date\n00010\t10101\tTray\t12\tPC\t79.00\t1\t15.12.2026\n00020\t10102\tTray\t6\tPC\t119.00\t1\t15.12.2026',
    '10101=12 10102=6',
  ],
  [
    'Item\tMaterial\tShort Text\tPO Quantity\tOUn\tNet Price\tPer\tDeliv. Date\n00010\t10101\tTray\t12\tPC\t79.00\t1\t15.12.2026',
    '10101=12',
  ],
  ['Artnr;Beställningskvantitet;Enhetspris\n10101;12;79,00\n10102;6;119,00', '10101=12 10102=6'],
  ['Artnr;Net quantity\n10101;12\n10102;6', '10101=12 10102=6'],
  [
    'Lineitem quantity;Lineitem name;Lineitem price;Lineitem sku\n12;Tray;79.00;10101\n6;Tray;119.00;10102',
    '10101=12 10102=6',
  ],
  [
    'Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n12,Tray,79.00,10101\n6,Tray,119.00,10102',
    '10101=12 10102=6',
  ],
  ['Variant SKU,Inventory,Order\n10101,3,12\n10102,2,6', '10101=12 10102=6'],
  ['Variant SKU;Inventory;Order\n10101;3;12\n10102;2;6', '10101=12 10102=6'],
  // Sums, rules and columns of words.
  ['Artnr;Namn;Antal\n10101;Bricka;12\n10102;Bricka;6\n;;18', '10101=12 10102=6'],
  ['10101;Bricka;12\n10102;Bricka;6\n;;18', '10101=12 10102=6'],
  ['Antal;Artnr\n12;10101\n6;10102\n18;', '10101=12 10102=6'],
  ['| Artnr | Antal |\n|---|---|\n| 10101 | 12 |\n| 10102 | 6 |', '10101=12 10102=6'],
  ['| Artnr | Antal |\n| :--- | ---: |\n| 10101 | 12 |', '10101=12'],
  ['Artnr;Antal;Butik\n10101;12;Växjö\n10102;6;Kalmar', '10101=12 10102=6'],
  ['Artnr;Antal;Märkning\n10101;12;Lena\n10102;6;Ann-Marie', '10101=12 10102=6'],
  ['Artnr;Antal;Beställare\n10101;12;Lena Ek\n10102;6;Lena Ek', '10101=12 10102=6'],
  ['Artnr;Antal;Leverans\n10101;12;2026-12-01\n10102;6;mars', '10101=12 10102=6'],
  ['Artnr;Antal;Leverans\n10101;12;v 49\n10102;6;snarast', '10101=12 10102=6'],
  // Rows out of a document, with single spaces.
  ['20202 Rund skärbräda Granruset Ø25, skog 4 99,00 396,00', '20202=4'],
  [
    '20202 Rund skärbräda Granruset Ø25, skog 4 99,00 396,00\n10101 Bricka Kottestig 27×20, skog 12 79,00 948,00',
    '20202=4 10101=12',
  ],
  ['30101 Pläd Dimma 130×170, sjö 2 1 499,00 2 998,00', '30101=2'],
  ['20101 Mugg Måsvik 35 cl, sjö 12 119,00 1 428,00', '20101=12'],
  ['20202 4 99,00 396,00', '20202=4'],
];
test.each(plain)('%j is read as %j, with nothing to press', (text, rows) => {
  expect(read(text)).toEqual({ rows: rows.split(' '), isUnread: false, isAsked: false });
});

test.each(
  (
    'Hei!|Hei,|Hei Liisa!|Moi!|Goddag|Kære Anna|Vi ønsker å bestille|Vi ønsker å bestille følgende:|Vi vil gerne bestille følgende:|Haluamme tilata:|' +
    'Ordre|Ordre:|Tilaus|Tilaus:|Bestilling|Bestilling:|Beställning vecka 50|Beställning v. 50|Bestellung KW 50|Order week 50|' +
    'Skickat: den 3 november 2026 10:12|Sent: Tuesday, November 3, 2026 10:12 AM|Ämne: Orderbekräftelse 4501|Ämne: SV: Order 4501|Subject: Order 4501|' +
    'Den 3. nov. 2026 kl. 10.12 skrev Lena:'
  ).split('|'),
)('the text %j above a list needs nothing to press', (text) => {
  expect(read(`${text}\n10101 12\n10102 6`)).toEqual({
    rows: ['10101=12', '10102=6'],
    isUnread: false,
    isAsked: false,
  });
});

test.each(
  (
    'Frakt 1 150,00|Frakt: 150 kr|Moms 25% 415,50|Moms (25 %) 415,50 kr|Att betala 2 077,50|Att betala: 2 077,50 SEK|Versand 9,90 €|Leveranstid 5 dagar|' +
    'Leveranstid 3-5 arbetsdagar|Storgatan 12, 852 31 Sundsvall|Venlig hilsen\nMette|Med vennlig hilsen\nKari Li|Hilsen Kari|Terveisin Liisa|' +
    'Ystävällisin terveisin\nLiisa|På forhånd takk|Tak|Kiitos!|---'
  ).split('|'),
)('the text %j below a list needs nothing to press', (text) => {
  expect(read(`10101 12\n10102 6\n${text}`)).toEqual({
    rows: ['10101=12', '10102=6'],
    isUnread: false,
    isAsked: false,
  });
});

test.each([
  // What is no sum of the rows, or no price times the quantity, stays to be seen.
  ['Artnr;Namn;Antal\n10101;Bricka;12\n10102;Bricka;6\n;;19', 'stopped 19'],
  ['10101;Bricka;12\n10102;Bricka;\n;;12', 'stopped 12'],
  ['20202 Rund skärbräda Granruset Ø25, skog 4 99,00 496,00', 'stopped 20202'],
  ['20202 Rund skärbräda Granruset Ø25, skog xyzzy 4 99,00 396,00', 'stopped 20202'],
  ['Artnr;Antal;Butik\n10101;12;Alla butiker', 'stopped 10101'],
  ['Artnr;Antal;Butik\n10101;12;båda', 'stopped 10101'],
  ['Artnr;Antal;Leverans\n10101;12;klar', 'stopped 10101'],
  ['10101 12\nFrakt 12 st', 'stopped Frakt'],
])('of %j the row %j is shown', (text, row) => {
  const { rows } = read(text);
  expect(
    rows.some((one) => one.startsWith(row)),
    rows.join(' '),
  ).toBe(true);
});

test('a number below the name of a shop may be its quantity, and is asked about', () => {
  expect(read('Artnr;Antal;Butik\n10101;12;6\n10102;6;18').isAsked).toBe(true);
});
