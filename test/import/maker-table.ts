import fc from 'fast-check';

/** A column as a maker heads it, and how a value of it is written and what a trial tells of it. */
type Value = { written: string; told: string };
type Field = { headings: readonly string[]; values: fc.Arbitrary<Value> };

const same = (...texts: string[]) =>
  fc.constantFrom(...texts).map((text): Value => ({ written: text, told: text }));
const written = (pairs: Readonly<Record<string, string>>) =>
  fc.constantFrom(...Object.entries(pairs)).map(([text, told]): Value => ({ written: text, told }));

/** What makers call the columns of their lists, in three languages. */
const fields: Readonly<Record<string, Field>> = {
  name_sv: {
    headings: [
      'Benämning',
      'Produktnamn',
      'Artikelnamn',
      'Namn',
      'Product name',
      'Bezeichnung',
      'Namn svenska',
      'Titel',
    ],
    values: same(
      'Bricka Skagen',
      'Grytlapp "Rönn"',
      'Total makeover, rund',
      'Ask',
      'Summa summarum',
      'Kökshandduk; ljung',
    ),
  },
  name_en: {
    headings: ['Engelsk benämning', 'Namn engelska', 'English name', 'Name EN', 'Englisch'],
    values: same('Round tray', 'Pot holder', 'Sum of parts'),
  },
  price: {
    headings: [
      'Pris',
      'Utpris',
      'Pris SEK',
      'Pris exkl. moms',
      'Nettopris',
      'Unit price',
      'Wholesale price',
      'Preis',
      'À-pris',
    ],
    values: written({
      '149,00 kr': '149,00',
      '89:-': '89,00',
      '1 249,50': '1249,50',
      '2,55': '2,55',
      'SEK 45,00': '45,00',
    }),
  },
  'price:EUR': {
    headings: ['Pris EUR', 'EUR', '€', 'Price (EUR)', 'Preis in EUR'],
    values: written({ '€ 14,90': '14,90', '8,50 EUR': '8,50', '1 029,00': '1029,00' }),
  },
  ean: {
    headings: ['EAN', 'EAN-kod', 'Streckkod', 'GTIN', 'Barcode', 'Strichcode', 'EAN-nummer'],
    values: same('7310865004703', '7312345678909', '7340012345670', '4006381333931'),
  },
  pack_qty: {
    headings: [
      'Förp.',
      'Frp',
      'Antal i förpackning',
      'Förpackningsantal',
      'Pack size',
      'VE',
      'Minsta order',
      'Qty per pack',
    ],
    values: written({ '6 st': '6', '12': '12', '1 st.': '1', '10 pcs': '10' }),
  },
  qty_available: {
    headings: ['Lager', 'Lagersaldo', 'I lager', 'Saldo', 'Stock', 'Bestand', 'Disponibelt'],
    values: written({ '42 st': '42', '7': '7', '-3': '-3', '1 204': '1204' }),
  },
  news: {
    headings: ['Nyhet', 'New', 'Neu', 'Nyheter'],
    values: written({ x: 'yes', ja: 'yes', nej: 'no', Yes: 'yes' }),
  },
  width_cm: {
    headings: ['Bredd', 'Bredd (cm)', 'Width', 'Breite', 'Width cm'],
    values: written({ '27 cm': '27,0', '38,5': '38,5', '9': '9,0' }),
  },
  weight_kg: {
    headings: ['Vikt', 'Vikt kg', 'Weight (kg)', 'Gewicht'],
    values: written({ '0,45 kg': '0,450', '1,2': '1,200' }),
  },
  country_of_origin: {
    headings: ['Ursprungsland', 'Tillverkningsland', 'Country of origin', 'Made in', 'Herkunftsland'],
    values: same('SE', 'PT'),
  },
};

const keyHeadings = [
  'Artnr',
  'Art.nr',
  'Artikelnummer',
  'Artikelnr',
  'Item no.',
  'SKU',
  'Artikelkod',
  'Produktnummer',
  'Best.nr',
  'Bestell-Nr',
  'Kod',
];
const groupHeadings = [
  'Varugrupp',
  'Kategori',
  'Grupp',
  'Sortiment',
  'Category',
  'Warengruppe',
  'Produktgrupp',
];
/** Columns that the shop has no place for, or that only other kinds of files have. */
const others: Readonly<Record<string, readonly string[]>> = {
  'Vår notering': ['ny färg', 'utgår'],
  'Hylla i lagret': ['A-12', 'B-7'],
  Inköpspris: ['45,50', '12,00 kr'],
  Jämförpris: ['299,00 kr', '149,00'],
  Leverantör: ['Bruket', 'Väveriet'],
  Land: ['Sverige', 'Portugal'],
  Betvillkor: ['30', '10'],
  Ort: ['Umeå', 'Borås'],
  Telefon: ['08-123 45 67', '090-10 20 30'],
};
/** The names by which lists call groups, and their numbers in the shop. */
export const groupNumbers = { Porslin: 61, Bord: 62, BRICKOR: 63, 'Jul 2026': 64, 'Textil > Kök': 66 };
const groups = Object.entries(groupNumbers);
const titles = [
  'Nordan Form AB',
  'Prislista våren 2027',
  'Alla priser exkl. moms',
  'Pris',
  'Kontakt: Åsa, 090-10 20 30',
  'Artiklar',
  'Sida 1',
];
const notes = ['Priserna gäller till juni', 'Frakt tillkommer', 'Med reservation för tryckfel'];

/** How somebody writes a heading: the letters and digits stay. */
const decorations: readonly ((heading: string) => string)[] = [
  (heading) => heading,
  (heading) => heading.toUpperCase(),
  (heading) => heading.toLowerCase(),
  (heading) => ` ${heading}:`,
  (heading) => `${heading} *`,
  (heading) => heading.normalize('NFD'),
  (heading) => heading.replace(' ', '\u00a0'),
  (heading) => heading.replace(' ', '\n'),
  (heading) => heading.replace(/(?<=\p{L})\.?(?=\p{L}{3}$)/u, '-'),
];

export type MakerTable = {
  rows: (string | null)[][];
  /** The line of the headings. */
  headingLine: number;
  /** Each column's field; '' for one that the shop has no place for. */
  meant: string[];
  headings: string[];
  fillDown: boolean;
  /** What a trial tells of each row. */
  told: { line: number; key: string; fields: Record<string, string> }[];
};

const column = fc.record({ heading: fc.nat(), decoration: fc.nat() });

/** A list of articles of a maker's own; `with` says which fields it has beside its key. */
export const makerTable: fc.Arbitrary<MakerTable> = fc
  .record({
    fields: fc.subarray(Object.keys(fields), { minLength: 4 }),
    extras: fc.subarray(Object.keys(others), { maxLength: 2 }),
    groupsAre: fc.constantFrom('column' as const, 'once' as const, 'titles' as const),
    columns: fc.array(column, { minLength: 16, maxLength: 16 }),
    order: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 }),
    titles: fc.subarray(titles, { maxLength: 3 }),
    hasBlankLines: fc.boolean(),
    hasSums: fc.boolean(),
    headingsAgain: fc.boolean(),
    notes: fc.subarray(notes, { maxLength: 1 }),
    blocks: fc.uniqueArray(
      fc.record({ group: fc.constantFrom(...groups), count: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 3, selector: ({ group: [name] }) => name },
    ),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 12, maxLength: 12 }),
    prefix: fc.constantFrom('NF-', '0', 'A', ''),
    values: fc.array(
      fc.record(Object.fromEntries(Object.entries(fields).map(([name, { values }]) => [name, values]))),
      {
        minLength: 12,
        maxLength: 12,
      },
    ),
    isEmpty: fc.array(
      fc.array(fc.constantFrom(false, false, false, true), { minLength: 16, maxLength: 16 }),
      {
        minLength: 12,
        maxLength: 12,
      },
    ),
  })
  .map((drawn) => {
    const hasGroupColumn = drawn.groupsAre !== 'titles';
    const kept = ['article_no', ...(hasGroupColumn ? ['group_id'] : []), ...drawn.fields];
    const all = [
      ...kept.map((field) => ({ field, extra: '' })),
      ...drawn.extras.map((extra) => ({ field: '', extra })),
    ];
    const inOrder = all
      .map((one, at) => ({ ...one, at, sort: drawn.order[at]! }))
      .sort((one, another) => one.sort - another.sort);
    const headings = inOrder.map(({ field, extra, at }) => {
      const { heading, decoration } = drawn.columns[at]!;
      const words =
        field === ''
          ? [extra]
          : field === 'article_no'
            ? keyHeadings
            : field === 'group_id'
              ? groupHeadings
              : fields[field]!.headings;
      return decorations[decoration % decorations.length]!(words[heading % words.length]!);
    });
    const meant = inOrder.map(({ field }) => field);
    const rows: (string | null)[][] = [];
    const line = () => rows.length;
    for (const title of drawn.titles) rows.push([title]);
    if (drawn.titles.length > 0 && drawn.hasBlankLines) rows.push([null]);
    rows.push([...headings]);
    const headingLine = line();
    const told: MakerTable['told'] = [];
    let at = 0;
    for (const {
      group: [group, groupNumber],
      count,
    } of drawn.blocks) {
      if (!hasGroupColumn) rows.push([group]);
      for (let inBlock = 0; inBlock < count; inBlock++, at++) {
        const key = `${drawn.prefix}${drawn.numbers[at]}`;
        const own: Record<string, string> = {};
        const cells = inOrder.map(({ field, extra }, place): string | null => {
          if (field === 'article_no') return key;
          if (field === 'group_id') return drawn.groupsAre === 'column' || inBlock === 0 ? group : null;
          if (field === '') return others[extra]![at % others[extra]!.length]!;
          if (drawn.isEmpty[at]![place]! && field !== 'name_sv' && field !== 'price') return null;
          const value = drawn.values[at]![field] as Value;
          own[field] = value.told;
          return value.written;
        });
        rows.push(cells);
        told.push({ line: line(), key, fields: { group_id: String(groupNumber), ...own } });
      }
      if (drawn.hasSums)
        rows.push(
          meant.map((field, place) => (place === 0 ? 'Summa' : field === 'price' ? '1 204,00' : null)),
        );
      if (drawn.hasBlankLines) rows.push([null]);
      if (drawn.headingsAgain) rows.push([...headings]);
    }
    for (const note of drawn.notes) rows.push([note]);
    return { rows, headingLine, meant, headings, told, fillDown: drawn.groupsAre !== 'column' };
  });
