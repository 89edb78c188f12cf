import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Lists of shops in which something stands that nobody has accounted for (decision 0186): each tells what may be ordered of
// it at most; `p` is a package. What is not ordered is stopped or asked about, and is not left out as without a quantity.

const articles: [number: string, name: string, pack: number, kronor: number][] = [
  ['10101', 'Bricka Kottestig 27×20, skog', 6, 79],
  ['10102', 'Bricka Kottestig 33×27, honung', 6, 119],
  ['10103', 'Bricka Kottestig 43×33, skog', 4, 159],
  ['10104', 'Bricka Kottestig 43×33, honung', 6, 159],
  ['10105', 'Rund bricka Fjällbris Ø31, björk', 6, 149],
  ['10106', 'Rund bricka Fjällbris Ø38, björk', 6, 169],
  ['10107', 'Rund bricka Fjällbris Ø45, björk', 6, 199],
  ['10108', 'Rund bricka Fjällbris Ø49, björk', 6, 219],
  ['10112', 'Tablett Kottestig, skog', 6, 49],
  ['10206', 'Handduk Fjällbris', 6, 99],
  ['20106', 'Skål Fjällbris', 6, 149],
  ['20301', 'Glas Norrsken', 6, 89],
  ['40201', 'Vykort Norrsken', 25, 12],
  ['00512', 'Ljusstake Norrsken 24 cm', 1, 12],
  ['0731', 'Servett 33×33', 20, 35],
  ['4711-12', 'Mugg blå 30 cl', 1, 89],
  ['MB1200', 'Matta 140×200 grå', 1, 1299],
  ['H-1', 'Hylla', 1, 2499],
  ['K6', 'Krok', 1, 45],
  ['A4-100', 'Ram', 1, 145],
  ['1000', 'Knopp', 6, 19],
  ['150', 'Tändstickor 150', 24, 15],
];
const found = new Map<string, KnownArticle>(
  articles.map(([number, name, pack, kronor], place) => [
    exactNumberKey(number),
    { id: place + 1, names: [name], pack, priceOre: 100 * kronor },
  ]),
);
const known: KnownNumbers = {
  isNumber: (text) => found.has(exactNumberKey(text)),
  articlesOf: (text) => [found.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => articles.some(([, name]) => name.toLowerCase() === text.toLowerCase()),
  kindOfWord: () => undefined,
};

function orderedOf(text: string) {
  const { wanted, skipped, question } = readRows(splitLines(text), known);
  const lines = text.split('\n');
  const lost = skipped.filter(({ why }) => why === 'noQuantity').map(({ line }) => lines[line - 1] ?? '');
  const mayMatter =
    wanted.some(({ Unread }) => Unread !== undefined) || skipped.some(({ unread }) => unread !== undefined);
  const rows = question?.isOpen
    ? []
    : wanted.flatMap(({ Ref, Quantity }) => {
        const quantity = readQuantity(Quantity);
        const number = articles[(known.articlesOf(Ref)[0]?.id ?? 0) - 1]?.[0];
        return number !== undefined && quantity !== undefined ? [`${number}=${quantity ?? 'p'}`] : [];
      });
  return { rows, lost, mayMatter };
}

/** What may be ordered at most. */
const lists: [text: string, most: string][] = [
  // An amount is one number.
  ['H-1 2 499 kr', 'H-1=p'],
  ['MB1200 Matta 140×200 grå 1 299 kr', 'MB1200=p'],
  ['H-1 2 499:-', 'H-1=p'],
  ['H-1: 2 499 kr', 'H-1=p'],
  ['2 499 kr H-1', 'H-1=p'],
  ['H-1 2\u00a0499\u00a0kr', 'H-1=p'],
  ['MB1200 1 299,00 kr', 'MB1200=p'],
  ['MB1200 1 299 SEK', 'MB1200=p'],
  ['MB1200\tMatta\t1 299 kr\nH-1\tHylla\t2 499 kr', 'MB1200=p H-1=p'],
  ['10101 12 st\nH-1 Hylla 2 499 kr', '10101=12'],
  ['10101 1 200 kr', ''],
  ['10101 12 000 kr', ''],
  ['MB1200 Matta 1 299\nH-1 Hylla 2 499', ''],
  ['MB1200\tMatta\t1 299', ''],
  ['10101 79,00\n10102 119,00', ''],
  ['10101: 79,00', ''],
  ['10101 Bricka Kottestig 27×20, skog 79,00', ''],
  ['10101 79', ''],
  ['00512 12,00', ''],
  ['10101 199,00', ''],
  ['10105 6 199', ''],
  ['Rund bricka Fjällbris Ø31, björk 6 129', ''],
  ['10102\tBricka honung\t119,00', ''],
  ['10102;119,00', ''],
  ['10102\tBricka\t119', ''],
  ['10101\tBricka\t79,00\t199,00\n10102\tBricka\t119,00\t299,00', ''],
  ['10101\tBricka\t79\t199\n10102\tBricka\t119\t299', ''],
  // A line of a mail or a page that begins as a heading does.
  ['Hej!\nOrder: 10101 12 st\n10102 6 st\nMvh Lena', '10101=12 10102=6'],
  ['Order: 12 st 10101\n6 st 10102', '10101=12 10102=6'],
  ['Order 10101 antal 12\nOrder 10102 antal 6', '10101=12 10102=6'],
  ['Qty 12 Item 10101\nQty 6 Item 10102', '10101=12 10102=6'],
  ['10102 6\nAntal: 12 av 10101', '10102=6 10101=12'],
  ['10101\nAntal: 12 st', ''],
  ['Item: 10101\nQuantity: 12 pcs\nItem: 10102\nQuantity: 6 pcs', ''],
  ['Artikel: 10101\nMenge: 12 Stück', ''],
  ['10101\nOrder 12 st', ''],
  ['Antal: 12 st av varje\n10101\n10102\n10103', ''],
  ['Qty 12 of each\n10101\n10102', ''],
  ['Antal (förp)\n10101 2\n10102 1', ''],
  ['Order 4501 makulerad 27/11\n10101 12', ''],
  ['Order 4501 (levererad)\n10101 12', ''],
  // One package is the commonest quantity, beside whatever else a row holds.
  ['10101\t6 st\t24', '10101=6'],
  ['10101\t6 st\t24\n10103\t4 st\t8', '10101=6 10103=4'],
  ['10101\t6\t88158', '10101=6'],
  ['6\t69,00\t88158\t10101', '10101=6'],
  ['88158\t10101\t6\n88412\t10103\t4', '10101=6 10103=4'],
  ['10101\t6\t24', ''],
  ['40201\tVykort\t25\t50', '40201=25'],
  // A word that says no, or tells of another article.
  ['Artnr;Antal;Retur\n10101;12;x\n10102;6;', '10102=6'],
  ['Artnr;Antal;Retur\n10101;12;12\n10102;6;', '10102=6'],
  ['Item no;Qty;Confirmed\n10101;12;No\n10102;6;Yes', '10102=6'],
  ['Item;Qty;Reorder\n10101;12;no\n10102;6;yes', '10102=6'],
  ['10101 12 pcs no thanks', ''],
  ['10101 12 pcs no\n10102 6 pcs yes', '10102=6'],
  ['10101 12 st röda', ''],
  ['10101\tvit\t12\n10101\tsvart\t6', ''],
  ['[ ] 10101 12\n[x] 10102 6', '10102=6'],
  ['- [ ] 10101 12 st\n- [x] 10102 6 st', '10102=6'],
  // A number in another cell than that of the quantity.
  ['Artnr\tNamn\tAntal\n10101\tBricka\t12\n10102\tBricka\t6\n10104\t6', '10101=12 10102=6 10104=6'],
  ['Artnr\tNamn\tAntal\n10101\tBricka\t12\n10102\tBricka\t6\n10104\t6 st', '10101=12 10102=6 10104=6'],
  ['Artnr;Pris;Antal\n10101;79;12\n10102;6', '10101=12'],
  ['Artnr\tAntal\tKommentar\n10101\t12\t\n10104\t\t6', '10101=12 10104=6'],
  ['Artnr\tNamn\tAntal\n10101\tBricka\t12\n10104 6 st\tBricka\t', '10101=12 10104=6'],
  ['Artnr\tNamn\tAntal\n10101\tBricka\nskog\t12\n10102\tBricka\t6', '10102=6'],
  ['10101\tBricka\nskog\t12\n10102\tBricka\t6', '10102=6'],
  ['Artnr\tNamn\tAntal\n10101\tBricka\nskog\t12', ''],
  ['Artikel\t\tAntal\t\tPris\n10101\tBricka\t\t12\t79', '10101=12'],
  ['Artnr;Antal;\n10101;;12', '10101=12'],
  ['Artnr;;Antal\n10101;12;', '10101=12'],
  // A quantity that is not understood.
  ['10101\t12 kpl\t199\n10102\t6 kpl\t299', '10101=12 10102=6'],
  ['10101\t12 ex\t49', '10101=12'],
  ['10101;Bricka;ca 12;6', ''],
  ['5\t10101\t12 ex', '10101=12'],
  ['10101\ttolv\t3', ''],
  ...[
    '(12)',
    '12 (tolv)',
    '12!',
    '+12',
    '12+6',
    '2x6',
    '12 eller 18',
    '12 till Umeå',
    '12/st',
    '2 esk',
    '1) 24',
  ].map((cell): [string, string] => [`10101\tBricka\t${cell}\t6`, '']),
  ['1) 24 st;Bricka;10102;119,00', ''],
  ['10101\tBricka\t12 ex\t79', '10101=12'],
  // A mail below an answer.
  ...[
    'Från:|Datum:|Till:|Ämne:',
    'Från:|Skickat:|Till:|Ämne:',
    'From:|Sent:|To:|Subject:',
    'From:|Date:|To:|Subject:',
  ]
    .concat(
      'Von:|Gesendet:|An:|Betreff:',
      'Fra:|Sendt:|Til:|Emne:',
      'Lähettäjä:|Lähetetty:|Vastaanottaja:|Aihe:',
    )
    .map((names): [string, string] => {
      const head = names.split('|').map((name) => `${name} Åsa 27 november 2025 kl. 10:15`);
      const old = 'Tack för er order!\nArtnr\tNamn\tAntal\n10101\tBricka\t12\n10102\tBricka\t6';
      return [`10103 8 st\n\nMed vänlig hälsning\nÅsa\n\n${head.join('\n')}\n\n${old}`, '10103=8'];
    }),
  // Numbers that are joined of parts.
  ['101 12', ''],
  ['101 12 st', ''],
  ['Bricka 101 12', ''],
  ['Serie 101 12 st', ''],
  ['402 01', ''],
  ['1010 1', ''],
  ['10 10 6', ''],
  ['1 0106', ''],
  ['101 12\n102 06\n201 06', ''],
  ['10 101 12.', ''],
  ['4711 - 12 st', ''],
  ['4711 -12', ''],
  ['A4 - 100', ''],
  ['H -1 st', ''],
  ['K 6 st', ''],
  ['MB 1200 st', ''],
  // Lists without quantities.
  ['10101\n10102\n203 01 Malmö', '10101=p 10102=p'],
  ['10101\n10102\nTfn 201 06', '10101=p 10102=p'],
  ['Order 10103\n10101\n10102', '10101=p 10102=p'],
  ['Kundnummer 10103\n10101', '10101=p'],
  ['Faktura 10103\n10101', '10101=p'],
  ['10101\nEr referens 20101', '10101=p'],
  ...[
    'nej',
    'slut',
    'finns hemma',
    'kanske',
    '❌',
    '-',
    'no',
    'ikke',
    'udgår',
    'sold out',
    'dubbelt',
    'alla färger',
    'om ni har',
  ].map((word): [string, string] => [`10101\n10102 ${word}\n10103`, '10101=p 10103=p']),
  ['1 10101\n2 10102\n3 10103', ''],
  ['✅ 10101 12\n❌ 10102 6', '10101=12'],
  // Columns that may be the quantity too.
  ...(
    'Reorder|Påfyllning|Fyll på|Refill|Replenish|Restock|Behöver|Behövs|Need|Needed|Ta|Tar|Beställa|Önskat|Inköpsantal|Suggested|Förslag|' +
    'Rekommenderat|Nytt|Ändra till|Rättat|Korr|Bekräftat|Confirmed|Rest|Bestilles|Bestill|Tilataan|Ord.|Kommentar|Xyzzy'
  )
    .split('|')
    .flatMap((name): [string, string][] => [
      [`Artnr;Antal;${name}\n10101;3;24\n10102;6;12`, ''],
      [`Artnr;${name};Antal\n10101;3;24`, ''],
    ]),
  // What stands in another cell.
  ...(
    'Stängd|Closed|Klar|Done|Shipped|Skickad|Fakturerad|Mak|Slut|Sold out|Hold|Väntar|Pending|Utkast|Senare|Later|Nästa order|Kanske|Maybe|Ev.|?|' +
    'Kolla pris|Beställd|Ordered|Beställd 12/11|Har|Finns hemma|Skip|Hoppa över|Dubblett|Ska vara 12|Bara 12|x2|Dubbla|Halvera|Per butik|' +
    'Om ni har|Udgår|Kansellert|Peruttu|Toimitettu|om slut ta 18 av 10104|Qwrtz'
  )
    .split('|')
    .flatMap((word): [string, string][] => [
      [`Artnr;Antal;Status\n10101;6;${word}\n10102;12;`, '10102=12'],
      [`Artnr;Antal;Kommentar\n10101;6;${word}\n10102;12;`, '10102=12'],
      [`Artnr;Antal\n10101;6;${word}\n10102;12;`, '10102=12'],
      [`10101;Bricka;6;${word}\n10102;Bricka;12;`, '10102=12'],
    ]),
  ['Artnr;Antal;Status\n10101;6;Nej', ''],
  ['Artnr;Antal;Anm\n10101;6;FALSE', ''],
  ['Artnr;Antal;Beställ\n10101;6;x\n10102;12;', '10101=6'],
  ['Artnr;Antal;OK\n10101;6;x\n10102;12;', '10101=6'],
  ['Artnr;Antal;Levererad\n10101;6;x\n10102;12;', '10102=12'],
  ['Artnr;Antal;Beställd\n10101;6;2026-11-01\n10102;12;', '10102=12'],
  ['Artnr;Antal;Lev antal\n10101;12;12', ''],
  // Headings with digits.
  ...['Antal (6-pack)', 'Antal x6', 'Antal kart à 6 st', 'Qty (packs of 6)', 'Antal (1000-tal)'].map(
    (name): [string, string] => [`Artnr;${name}\n10101;2\n10102;3`, ''],
  ),
];

test.each(lists)('of %j at most %j is ordered', (text, most) => {
  const { rows, lost } = orderedOf(text);
  expect(rows.filter((row) => !most.split(' ').includes(row))).toEqual([]);
  // What has no quantity at all may be left out.
  expect(lost.filter((line) => /(?:^|[\s;])\d{1,2}(?: st)?(?:$|[;\s])/.test(line))).toEqual([]);
});

test.each([
  ['10101 24 st 1 896 kr', '10101=24'],
  ['MB1200 2 st 1 299 kr', 'MB1200=2'],
  ['10101: 12 st (79 kr)', '10101=12'],
  ['Artnr: 10101 Antal: 12 Pris: 79,00', '10101=12'],
  ['10101 12 st 79,00 948,00', '10101=12'],
  ['10101 Bricka Kottestig 27×20, skog 12 st 79,00 948,00', '10101=12'],
  ['1 10101 12\n2 10102 6', '10101=12 10102=6'],
  ['10101 12 kpl', '10101=12'],
  ['10101\t12 kpl', '10101=12'],
  ['Vi skulle vilja ha 12 st 10101 tack', '10101=12'],
  ['Kan ni skicka 12 st 10101?', '10101=12'],
  ['10101 12 st, tack på förhand', '10101=12'],
  ['10101\t12\n10102\t6\nDelsumma\t18', '10101=12 10102=6'],
  ['*10101* – 12 st', '10101=12'],
  ['Artnr\tNamn\tAntal\n10101\tBricka\t12\n10104\t6', '10101=12 10104=6'],
  ['Artikel\t\tAntal\t\tPris\n10101\tBricka\t\t12\t79', '10101=12'],
  ['Artnr;Antal;Status\n10101;6;Bekräftad', '10101=6'],
  ['10101 12 st\n10102 6 st\n\nMvh\nAnna Ek\nHylla AB\nStorgatan 12', '10101=12 10102=6'],
])('%j is read as %j', (text, rows) => {
  expect(orderedOf(text).rows.join(' ')).toBe(rows);
});

test.each(
  (
    'Till varje butik:|Samma till båda butikerna:|Dubbla antalet på allt tack!|Please double all quantities below|Har hemma:|Sålt förra veckan:|' +
    'I lager idag|Saldo|Inventering|Senast beställde vi:|Offertförfrågan|Vad kostar:|OBS: stryk sista raden!|Beställ inte|Ej beställa|Behöver inte|' +
    'Inte nu|Finns|Vi har|Kvar|Lager|Förra ordern|Kom igår|Har fått|Fattas|Ska tillbaka|Byte|Sönder|Vänta med|Avvakta|Senare|Nästa order|' +
    'Beställt|Lager:|Kanske|Prover|Offert|Utkast|Slut|Om slut|I andra hand|Rest|Hej, dubbla allt|Tack för igår|Order redan lagd|Beställning till alla butiker'
  ).split('|'),
)('the text %j around a list is shown to be read, or stops its rows', (text) => {
  for (const list of [`${text}\n10101 12\n10102 6`, `10101 12\n10102 6\n${text}`]) {
    const { rows, mayMatter } = orderedOf(list);
    expect(mayMatter || rows.length === 0, list).toBe(true);
  }
  // Below the list, what the maker has written earlier, and is only quoted.
  const quoted = orderedOf(`10101 12\n10102 6\n\n> ${text}`);
  expect([quoted.rows.join(' '), quoted.mayMatter]).toEqual(['10101=12 10102=6', false]);
});

test.each(
  (
    'Hej!|Hej Anna,|Hej, här kommer vår beställning|Hej! Vi vill beställa:|Tack på förhand|Mvh Anna|Med vänliga hälsningar|Best regards, Anna Ek|' +
    'Tel 070-123 45 67|anna@butiken.se|www.butiken.se|Beställning|Order:|Beställning julen 2027|Datum: 2026-11-27|Kundnr 1001|Summa 18|' +
    'Storgatan 12|852 31 Sundsvall|Skickat från min iPhone|Sent from my iPhone'
  ).split('|'),
)('the text %j around a list needs no reading', (text) => {
  const { rows, mayMatter } = orderedOf(`${text}\n10101 12\n10102 6`);
  expect([rows.join(' '), mayMatter]).toEqual(['10101=12 10102=6', false]);
});
