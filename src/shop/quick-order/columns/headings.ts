import { toNfc } from '#kit/text/unicode-text.mjs';
import { packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { numberWords } from '#shop/quick-order/reading/cell-forms.ts';
import type { KnownNumbers } from '#shop/quick-order/reading/known-numbers.ts';
import type { SplitLine } from '#shop/quick-order/reading/split-line.ts';

/**
 * What a column holds; `supplier` is our number in a buyer's own words, beside which `article` is the buyer's. `other` is
 * something that is neither a number of an article, a quantity nor its unit, `remark` whatever somebody says of a row.
 */
export type ColumnRole = 'article' | 'supplier' | 'own' | 'ean' | 'quantity' | 'unit' | 'other' | 'remark';

const names: Record<ColumnRole, string> = {
  article:
    'artnr artikelnr artikelnummer artikelno artikel articleno articlenumber articlenr article artno itemno itemnumber item ' +
    'sku nr nummer number no varunr varunummer produktnr produktnummer productno productnumber productcode produktkod ' +
    'artikelkod itemcode stockcode kod code ' +
    'lineitemsku variantsku bestnr beställningsnr beställningsnummer orderno partno partnumber modell model ' +
    'bestellnr bestellnummer',
  supplier:
    'levartnr levartikelnr levartikelnummer levartikel levnr leverantörensartikelnummer leverantörensartikelnr leverantörensartnr leverantörsartikelnummer ' +
    'leverantörsartikelnr leverantörsartnr leverantörsnummer supplierarticleno supplierarticlenumber supplierarticle supplieritemno supplieritemnumber supplieritem ' +
    'suppliersku suppliercode supplierpartno supplierpartnumber supplierproductcode supplierref vendorarticleno vendorarticlenumber vendorarticle ' +
    'vendoritemno vendoritemnumber vendoritem vendorsku vendorcode vendorpartno vendorpartnumber vendormaterial vendormatno vendormaterialno vendormaterialnumber ' +
    'manufacturerno manufacturerpartno manufacturersku mpn lieferantenartikelnr lieferantenartikelnummer lieferantenartnr lieferantenmaterial ' +
    'lieferantenmaterialnr lieferantenmaterialnummer',
  own:
    'ownarticleno ownarticlenumber ownnumber ownno ownsku egetartnr egetartikelnr egetartikelnummer egetnr egetnummer ' +
    'vårtartnr vårtartikelnr vårtartikelnummer vårtnr ertartnr ertartikelnr ertartikelnummer ertnr kundensartnr ' +
    'kundartikelnr kundensartikelnummer eigeneartikelnr eigeneartikelnummer eigenenummer customerarticleno customersku ouritemno materialno materialnumber materialnr materialnummer matno',
  ean: 'ean eankod eancode eannr eannummer ean13 ean8 gtin gtin13 gtin14 streckkod streckkodnr barcode upc upca',
  quantity:
    'antal ant st styck stycken köp köpes inköp behov önskas order qty quantity kvantitet kvant mängd pcs pieces beställtantal antalst antalstyck orderantal ' +
    'beställantal bestantal orderqty orderquantity orderedquantity orderedqty qtyordered beställ beställs beställes attbeställa beställning att toorder ordered wanted ' +
    'beställningskvantitet orderkvantitet orderedqty netquantity lineitemquantity lineitemqty beställt antalbeställt antalattbeställa villha best köpa önskatantal beställningsantal nyorder antaltotalt units required ' +
    'qtyrequired buy antall aantal quantité määrä reorderqty poqty poquantity noofpcs qtypcs ' +
    'menge anzahl stk stück bestellmenge bestellt bedarf anz bestmenge bestellung stückzahl mengestk anzahlstk bestelltemenge',
  unit: 'oun enhet unit unitofmeasure uom einheit me mengeneinheit förpenhet',
  other:
    'benämning namn name text description beskrivning artikelnamn artikeltext articletext articlename productname produkt ' +
    'produktnamn product vara varunamn varubenämning pris price utpris inpris inköpspris cirkapris capris rekpris rek rrp uvp butikspris moms vat mwst rabatt discount rabatt värde vikt weight gewicht vecka week woche hylla lagerplats apris àpris styckpris unitprice nettopris netto summa ' +
    'lineitemname lineitemprice enhetspris inventory shorttext material belopp total totalt radsumma sum färg colour color storlek size förp förpackning packqty ' +
    'quantityperpackage package lager saldo stock lagersaldo rad radnr row line pos moq innehåll inhalt content contents ' +
    'bezeichnung artikelbezeichnung beschreibung preis einzelpreis betrag summe gesamt farbe größe',
  remark:
    'kommentar kommentarer comment comments anm anmärkning note notes notering status bemerkung info övrigt meddelande',
};

const roleOfName = new Map(
  Object.entries(names).flatMap(([role, list]) => list.split(' ').map((name) => [name, role as ColumnRole])),
);

export type Heading = {
  cells: readonly string[];
  roles: readonly (ColumnRole | undefined)[];
  /** Whether a column has a name that is not known, so that nobody but a person can tell whether it is the quantity. */
  isUnknown: (place: number) => boolean;
  /** The cells below are parted by commas too, as in a CSV file of English make. */
  hasCommas: boolean;
};

/** No order has its number or quantity further to the right. */
export const mostColumns = 50;
const ofNumber: ReadonlySet<ColumnRole> = new Set(['article', 'supplier', 'own', 'ean']);
const longestHeading = 200;
const longestName = Math.max(...[...roleOfName.keys()].map((name) => name.length));

/**
 * Returns the columns that a line tells of, when it is a heading: words without digits, one of which names a column,
 * and none of which is the number or name of an article.
 */
export function headingOf({ separator, cells }: SplitLine, known: KnownNumbers): Heading | undefined {
  if (separator !== 'free') return headingOfCells(cells, known);
  const [text = ''] = cells;
  if (text.length > longestHeading) return undefined;
  const byComma = text.split(',').map((part) => part.trim());
  const withCommas = headingOfCells(byComma, known);
  if (withCommas && namedIn(withCommas) >= 2) {
    return { ...withCommas, hasCommas: true };
  }
  // In a line without cells, such as a sentence, every word must name a column. One alone is a title, of no columns.
  return [[text], text.split(' ')].flatMap((words) => {
    const heading = headingOfCells(words, known);
    // A line such as `Antal: 12 st` or `Order: 12 st 10101` tells a quantity, and `Antal (förp)` of what it is.
    if (!heading || words.some(isCountedIn) || tellsPackages(heading)) return [];
    if (namedIn(heading) !== words.length) return [];
    return words.length === 1 ? [{ ...heading, cells: [], roles: [] }] : [heading];
  })[0];
}

/** Returns a heading of which no name is known: the first line of a table, of words that tell no article and no quantity. */
export function unknownHeadingOf({ separator, cells }: SplitLine, known: KnownNumbers): Heading | undefined {
  const filled = cells.filter((cell) => cell !== '');
  const isOfWords = filled.every(
    (cell) => /^\p{L}[\p{L} .:-]{0,30}$/u.test(cell) && !numberWords.has(cell.toLowerCase()),
  );
  if (separator === 'free' || filled.length < 2 || !isOfWords) return undefined;
  if (filled.some((cell) => known.isNumber(cell) || known.isName(cell))) return undefined;
  return {
    cells,
    roles: cells.map(roleOf),
    isUnknown: (place) => !!cells[place] && roleOf(cells[place]) === undefined,
    hasCommas: false,
  };
}

/** What a heading is remembered by: its words, whatever their case and signs. */
export function headingKey({ cells }: Heading): string {
  return keyOf(cells);
}

export function keyOf(cells: readonly string[]): string {
  return cells.map(plainWord).join('|');
}

function headingOfCells(cells: readonly string[], known: KnownNumbers): Heading | undefined {
  if (cells.length > mostColumns || cells.some((cell) => cell.length > longestHeading)) return undefined;
  const plain = withChanged(cells.map(roleOf), cells);
  const roles = plain.map(
    (role, place) => role ?? (isCountedIn(cells[place] ?? '') ? 'quantity' : undefined),
  );
  const tellsColumn = roles.some((role) => role !== undefined && role !== 'other' && role !== 'remark');
  if (!tellsColumn) return undefined;
  // Beside the names of number and quantity, words with a digit are names too: `Höjd 1`, `Pris (2026)`.
  const isWhole =
    roles.includes('quantity') && roles.some((role) => role !== undefined && ofNumber.has(role));
  const isTold = (cell: string) => isWhole && /^\p{L}{2}/u.test(cell) && !/^\p{L}+\d+$/u.test(cell);
  const hasDigits = cells.some(
    (cell, place) => roles[place] === undefined && /\p{Nd}/u.test(cell) && !isNamed(cell) && !isTold(cell),
  );
  if (hasDigits) return undefined;
  if (cells.some((cell) => cell !== '' && (known.isNumber(cell) || known.isName(cell)))) return undefined;
  const isUnknown = (place: number) =>
    roles[place] === undefined && !!cells[place] && packageWordIn(cells[place]) === undefined;
  return { cells, roles, isUnknown, hasCommas: false };
}

/** Whether a name of quantities tells by a number how many each of them is: `Antal (6-pack)`, `Antal x6`. */
export function isCountedIn(name: string): boolean {
  return name.length <= longestHeading && countedIn.test(name) && !isNamed(name);
}
function tellsPackages({ cells, roles }: Heading): boolean {
  const hasNumber = roles.some((role) => role !== undefined && ofNumber.has(role));
  return !hasNumber && roles.includes('quantity') && cells.some((cell) => packageWordIn(cell) !== undefined);
}

const countedIn = /^(?:antal|qty|quantity|menge|anzahl|beställ|order)(?!\p{L})[^\d]{0,30}\d/iu;

const counted = 'antalet|antal|ant|anzahl|menge|qty|quantity|kvantitet';
const changed =
  'nytt|nya|ny|ändrat|ändrad|rätt|rättat|korrigerat|justerat|uppdaterat|slutligt|slutgiltigt|extra|tilläggs?|ytterligare|mer|' +
  'new|changed|revised|corrected|correct|adjusted|updated|final|additional|add|more|neue|geänderte|korrigierte|zusätzliche|zusatz';
const isChangedQuantity = new RegExp(
  `^(?:${changed})(?:${counted})(?:st|styck|pcs|stk)?$|^(?:${counted})(?:${changed})$|^(?:tillägg|ändring|ändrat|ändrad|justering|extra|addition|change|changes|zusatz|nachtrag|änderung)$`,
  'u',
);

/** Beside a quantity, one that is new, changed or added is another: a person says which of them counts. */
function withChanged(
  roles: (ColumnRole | undefined)[],
  cells: readonly string[],
): (ColumnRole | undefined)[] {
  if (!roles.includes('quantity')) return roles;
  const isChanged = (cell: string) =>
    cell.length <= 2 * longestName && isChangedQuantity.test(plainWord(cell));
  return roles.map((role, place) => role ?? (isChanged(cells[place] ?? '') ? 'quantity' : undefined));
}

/** Shops, years and days stand in names of columns: `Butik 1`, `Sålt 2025`, `Lager 27/11`. */
function isNamed(cell: string): boolean {
  return /^\p{L}{3,}[\p{L} ./:-]*[ .:/-]\d[\d./-]*$/u.test(cell);
}

function namedIn({ roles }: Heading): number {
  return roles.filter((role) => role !== undefined).length;
}

/** What is in stock, in a package or sold is counted too, and is no order. */
const countsOther =
  /(?:ant|antal|anzahl|menge|qty|quantity|st|stk|stück|pcs) ?\/ ?\p{L}+|(?<!\p{L})(?:i lager|på lager|in stock|on hand|auf lager|saldo|disponib\p{L}*|available|verfügbar|(?:per|pro|i varje) \p{L}+|såld\p{L}*|sålt|sold|verkauft\p{L}*|kvar|minst|min|minimum|max)(?!\p{L})/iu;

function roleOf(cell: string): ColumnRole | undefined {
  // A name has few signs beside its letters.
  if (cell.length > 2 * longestName) return undefined;
  return (
    roleOfName.get(plainWord(cell)) ??
    roleInTwoLanguages(cell) ??
    (countsOther.test(toNfc(cell)) ? 'other' : undefined)
  );
}

/** Returns what all parts of a name such as `Antal/Qty` say. */
function roleInTwoLanguages(cell: string): ColumnRole | undefined {
  const [role, ...others] = cell.split(/[/|(]/, 4).map((part) => roleOfName.get(plainWord(part)));
  return others.length > 0 && others.every((other) => other === role) ? role : undefined;
}

function plainWord(cell: string): string {
  return toNfc(cell)
    .toLocaleLowerCase('sv')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const ordering =
  /^(?:best|order|köp|ta(?:s)?(?!\p{L})|ska|välj|vald|med(?!\p{L})|in[ck]l|lever|ship|select|aktuell|aktiv|active|godkän|approv|ok(?!\p{L})|want|buy|kauf|auswahl)/iu;

/** Whether `no` in a column takes a row out: `Eko` and `Nyhet` are other questions. */
export function asksToOrder(heading: Heading | undefined, place: number): boolean {
  const name = heading?.cells[place] ?? '';
  return name === '' || heading?.roles[place] === 'quantity' || ordering.test(name);
}
