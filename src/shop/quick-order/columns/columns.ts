import { packageWordIn } from '#shop/wanted-rows/package-words.ts';
import { isWhole, wholeIn } from '#shop/quick-order/reading/cell-forms.ts';
import { mostColumns, type ColumnRole, type Heading } from './headings.ts';
import { reasonPlaceOf } from './saved-rows.ts';
import {
  isSameArticle,
  namesOf,
  numberIn,
  type KnownNumbers,
} from '#shop/quick-order/reading/known-numbers.ts';
import { numberOfCell } from '#shop/quick-order/reading/number-with-name.ts';
import { articlesOf, cellsOf, isInPieces, type Table } from './column-evidence.ts';
import { isHarmlessName, isNameOfSoldOrKept, isNameOfDone } from './harmless-names.ts';
import {
  chooseQuantity,
  isColumnOfNumbers,
  isColumnOfWholes,
  isOtherByItsCells,
  type QuantityChoice,
} from './quantity-column.ts';

/** The columns of lines that have the same cells. */
export type Columns = QuantityChoice & {
  /** The columns of numbers, in the order in which they are looked at. */
  numbers: readonly number[];
  /** Whether a person is yet to say which of the `asked` columns are the quantity. */
  isOpen: boolean;
};

type Row = readonly string[];

/**
 * Chooses the columns: those that a heading tells; otherwise the column with most known numbers is the number, the
 * first of equal ones. `answered` are the columns that a person has said are the quantity.
 */
export function columnsOf(
  rows: readonly Row[],
  heading: Heading | undefined,
  known: KnownNumbers,
  answered?: readonly number[],
): Columns {
  const width = Math.min(mostColumns, Math.max(0, ...rows.map((cells) => cells.length)));
  const isOpenRole = (role?: ColumnRole) => role === undefined || role === 'remark';
  const open = places(width).filter((place) => isOpenRole(heading?.roles[place]));
  const named = { numbers: numbersNamed(rows, heading, known), quantities: placesOf(heading, 'quantity') };
  const beside = namedElse(rows, heading, named.numbers, known);
  const [first, ...more] =
    beside.length > 0
      ? beside
      : named.numbers.length > 0
        ? named.numbers
        : mostKnown(rows, without(open, named.quantities), known);
  const refs = rows.map(({ [first ?? -1]: cell = '' }) => {
    const number = numberOfCell(cell, known);
    return known.isNumber(number) ? number : undefined;
  });
  // A heading says nothing of a column that it leaves blank.
  const hasHeading = heading !== undefined && open.every((place) => !!heading.cells[place]);
  const table = { rows, refs, hasHeading };
  const also = without(open, [...named.quantities, ...more, first ?? -1]).filter((place) =>
    namesOwnArticle(rows, refs, place, known),
  );
  const numbers = [...(first === undefined ? [] : [first]), ...more, ...also];
  const choice = choiceAmong(table, named.quantities, {
    open: without(open, numbers),
    first: first ?? 0,
    known,
    heading,
  });
  const told = answered && [...new Set(answered)].filter((place) => choice.asked.includes(place));
  const isTold = told !== undefined && (told.length > 0 || answered?.length === 0);
  const isOpen = choice.asked.length > 0 && !isTold;
  return { numbers, asked: choice.asked, quantities: isTold ? told : choice.quantities, isOpen };
}

type Among = {
  open: readonly number[];
  first: number;
  known: KnownNumbers;
  heading: Heading | undefined;
};

/**
 * Several columns that a heading calls a quantity may be those of several shops, or of which some are empty. One whose
 * name is not known is asked about.
 */
function choiceAmong(table: Table, named: readonly number[], among: Among): QuantityChoice {
  if (named.length === 0) {
    const choice = chooseQuantity(table, among.open, among.first, among.known);
    const { heading } = among;
    if (heading && choice.quantities.length + choice.asked.length === 0)
      return { quantities: [], asked: soldOf(table, heading) };
    if (!heading || !choice.quantities.some(heading.isUnknown)) return choice;
    const alsoUnknown = among.open.filter(
      (place) => heading.isUnknown(place) && isColumnOfNumbers(cellsOf(table, place)),
    );
    return {
      quantities: [],
      asked: [...new Set([...choice.quantities, ...alsoUnknown])].sort((a, b) => a - b),
    };
  }
  const whole = named.filter((place) => cellsOf(table, place).some(isWhole));
  const rivals = rivalsOf(table, among);
  // The heading may stand over another column than the quantities, as where its cells are merged.
  const moved = rivals.filter((place) => !among.heading?.cells[place]);
  if (whole.length === 0 && named.every((place) => cellsOf(table, place).length === 0) && moved.length > 0)
    return moved.length === 1 ? { quantities: moved, asked: [] } : { quantities: [], asked: moved };
  const quantities = whole.filter((place) => !mayBeOrderNumber(table, place, among.heading));
  const filled = quantities.length > 0 ? quantities : whole;
  const [only = named[0]!, ...others] = filled;
  const pieces = among.open.filter((place) => isInPieces(table, { place, only }, among.known));
  const also = [...new Set([...pieces, ...rivals])];
  if (also.length > 0) return { quantities: [], asked: [only, ...others, ...also].sort((a, b) => a - b) };
  if (others.length === 0 && mayBeOrderNumber(table, only, among.heading))
    return { quantities: [], asked: [only] };
  return others.length === 0 ? { quantities: [only], asked: [] } : { quantities: [], asked: filled };
}

/** What was sold, or is to be kept, may be meant to be ordered: without a column of quantities, nobody can tell. */
function soldOf(table: Table, { cells, roles }: Heading): number[] {
  return places(cells.length).filter(
    (place) =>
      roles[place] === 'other' &&
      isNameOfSoldOrKept(cells[place]!) &&
      isColumnOfWholes(cellsOf(table, place)),
  );
}

/** Columns of whole numbers below no name, or below one that is not known to be of something else. */
function rivalsOf(table: Table, { open, known, heading }: Among): number[] {
  const articles = articlesOf(table, known);
  return open.filter((place) => {
    const name = heading?.cells[place];
    // A row that goes on beyond the heading has moved.
    if (name === undefined) return false;
    if (place === reasonPlaceOf(heading) || !isColumnOfWholes(cellsOf(table, place))) return false;
    if (name === '') return !isOtherByItsCells(table, place, articles);
    const isRemark = heading?.roles[place] === 'remark';
    return isRemark || !(packageWordIn(name) !== undefined || isHarmlessName(name) || isNameOfDone(name));
  });
}

const leastOrderNumber = 1000;

/** Below `Order`, one large number in all rows may be that of an order. */
function mayBeOrderNumber(table: Table, place: number, heading: Heading | undefined): boolean {
  const [first = '', ...more] = cellsOf(table, place);
  return (
    /^(?:order|beställning|bestellung)$/i.test(heading?.cells[place] ?? '') &&
    (wholeIn(first) ?? 0) >= leastOrderNumber &&
    more.every((cell) => cell === first)
  );
}

/** Beside numbers of ours that a heading calls the supplier's, the other numbers are the buyer's own. */
function numbersNamed(rows: readonly Row[], heading: Heading | undefined, known: KnownNumbers): number[] {
  const suppliers = placesOf(heading, 'supplier').filter((place) =>
    rows.some(({ [place]: cell = '' }) => cell !== '' && known.isNumber(numberOfCell(cell, known))),
  );
  const eans = placesOf(heading, 'ean');
  const fewer = rows.filter((cells) => suppliers.every((place) => cells[place] === ''));
  if (suppliers.length > 0 && 2 * fewer.length < rows.length) return [...suppliers, ...eans];
  return [
    ...placesOf(heading, 'article'),
    ...placesOf(heading, 'supplier'),
    ...placesOf(heading, 'own'),
    ...eans,
  ];
}

const ofArticles = /^(?:material|produkt|product|vara|artikel|article)/iu;

/** Programs name the count of the lines `Item`, and the column of the articles as if it held what they are made of. */
function namedElse(
  rows: readonly Row[],
  heading: Heading | undefined,
  named: readonly number[],
  known: KnownNumbers,
): number[] {
  const isKnown = (place: number) =>
    rows.some(({ [place]: cell = '' }) => cell !== '' && known.isNumber(cell));
  const isCount = (place: number) =>
    rows.every(({ [place]: cell = '' }, at) => [1, 10].includes(Number(cell) / (at + 1)));
  if (!heading || !named.every((place) => isCount(place) && !isKnown(place))) return [];
  return placesOf(heading, 'other').filter(
    (place) => ofArticles.test(heading.cells[place] ?? '') && isKnown(place),
  );
}

function placesOf(heading: Heading | undefined, wanted: ColumnRole): number[] {
  return heading?.roles.flatMap((role, place) => (role === wanted ? [place] : [])) ?? [];
}

function mostKnown(rows: readonly Row[], among: readonly number[], known: KnownNumbers): number[] {
  const ways: readonly { isKnown: (cell: string) => boolean; among: readonly Row[] }[] = [
    { isKnown: (cell) => known.isNumber(numberIn(cell, known)), among: rows },
    // A few rows tell which column holds numbers with names.
    { isKnown: (cell) => known.isNumber(numberOfCell(cell, known)), among: rows.slice(0, mostOfNames) },
    { isKnown: (cell) => known.isName(numberIn(cell, known)), among: rows },
  ];
  for (const { isKnown, among: some } of ways) {
    // Each number counts once: a quantity that happens to be a number of an article stands in many rows.
    const counts = among.map((place) => {
      const found = some.flatMap(({ [place]: cell = '' }) => (cell !== '' && isKnown(cell) ? [cell] : []));
      // Of equal columns, the one that is known in more rows.
      return new Set(found).size + found.length / (rows.length + 1);
    });
    const most = Math.max(0, ...counts);
    if (most > 0) return [among[counts.indexOf(most)]!];
  }
  // Nothing is known, so a column of words is sooner the number than one of small whole numbers before it.
  const first = among.find((place) => !cellsOf({ rows }, place).every(isWhole)) ?? among[0];
  return first === undefined ? [] : [first];
}

const mostOfNames = 30;

/** Whether most cells of a column are a number or name of the article that their row is of. */
function namesOwnArticle(
  rows: readonly Row[],
  refs: readonly (string | undefined)[],
  place: number,
  known: KnownNumbers,
): boolean {
  const named = rows.flatMap(({ [place]: cell = '' }, at) => {
    const ref = refs[at];
    if (cell === '' || ref === undefined) return [];
    return [isSameArticle(ref, numberIn(cell, known), known) || namesOf(ref, known).includes(cell)];
  });
  return 2 * named.filter(Boolean).length > named.length;
}

function places(width: number): number[] {
  return Array.from({ length: width }, (_, place) => place);
}

function without(some: readonly number[], others: readonly number[]): number[] {
  return some.filter((place) => !others.includes(place));
}
