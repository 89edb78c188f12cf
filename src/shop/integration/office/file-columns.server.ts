import { badField, type Problem } from '#kit/http/problem.ts';
import type { Language } from '#kit/text/language.ts';
import type { Db } from '#kit/database/db.server.ts';
import { placesOfHeading } from '#kit/tables/layout/place-of-chosen.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { findColumn } from '#kit/tables/table-file-heading.server.ts';
import type { FileShape } from '#kit/tables/table-file-plan.server.ts';
import { currenciesOfLists, furtherPriceFields } from '#shop/articles/import/list-prices.server.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { guessColumns } from '#shop/integration/layout/guess-columns.server.ts';
import { chosenOf, readHead, type Head } from '#shop/integration/layout/layouts.server.ts';
import { standsOncePerBlock, titlesOfBlocks } from '#shop/integration/layout/guess-fill-down.server.ts';
import { otherKindOf } from '#shop/integration/layout/other-kind.server.ts';
import { includesVat } from '#shop/integration/layout/price-headings.ts';
import { readLayout } from '#shop/integration/layout/store.server.ts';
import {
  pricesIncludeVatIn,
  profileNames,
  type ProfileName,
} from '#shop/integration/profiles/profile-names.ts';
import { reasonText } from '#shop/integration/reasons.server.ts';
import type { FileColumns } from './contract.ts';

type File = { kind: FileKind; path: string; shapes: Readonly<Record<FileKind, { shape: FileShape }>> };

const samples = 3;
const longestSample = 200;

/** Returns the columns of a file with what each is guessed to be, or was chosen as before. */
export async function columnsOfFile(db: Db, file: File, language: Language): Promise<FileColumns | Problem> {
  try {
    return await columnsOf(db, file, await readHead(file.path, file.shapes[file.kind].shape));
  } catch (error) {
    if (!(error instanceof TableFileError)) throw error;
    const { message } = error;
    return badField('File', 'regex', () => reasonText(message, language));
  }
}

async function columnsOf(db: Db, { kind, shapes }: File, head: Head): Promise<FileColumns> {
  const { shape } = shapes[kind];
  const { heading, rows, key, columns } = head;
  // Headings that are all known are what an empty register is exported as.
  if (rows.length === 0 && !isKnown(heading.cells, columns))
    throw new TableFileError('it has no rows below its first line');
  const file = heading.cells.map((cell, place) => ({
    heading: cell,
    cells: rows.flatMap(({ cells }) => cells[place] || []),
  }));
  const stored = await readLayout(db, { kind, heading_key: key });
  const chosen = chosenOf(stored?.columns ?? '', shape);
  const guessed = guessColumns(file, rows.length, { shape, columns });
  const guesses = stored && Array.isArray(chosen) ? asChosen(heading.cells, chosen, columns) : guessed;
  const lists = shape.further ? await currenciesOfLists(db) : new Map<string, string>();
  const further = shape.further
    ? furtherPriceFields(
        lists,
        guesses.filter((guess) => guess !== undefined),
      )
    : [];
  const program = profileNames.find((name) => name === stored?.profile) ?? programOf(kind, heading.cells);
  // A recommended price is of consumers, whatever the others are.
  const told = [
    ...file
      .filter((_column, place) => /^(?:regular_)?price(?::|$)/.test(guesses[place] ?? ''))
      .map((column) => column.heading),
    ...head.titles.filter((title) => /pris|price|preis/iu.test(title)),
  ]
    .map(includesVat)
    .find((one) => one !== undefined);
  const place = shape.fillsDown === undefined ? -1 : guesses.indexOf(shape.fillsDown);
  const once =
    place < 0 ? undefined : standsOncePerBlock(rows, { place, keyPlace: guesses.indexOf(shape.key) });
  const titles = place < 0 && shape.fillsDown !== undefined ? titlesOfBlocks(rows) : [];
  const isFilled = once !== undefined || titles.length > 0;
  return {
    HeadingLine: heading.line,
    Columns: file.map(({ heading: Heading, cells }, Index) => ({
      Index,
      Heading,
      Sample: [...new Set(cells)].slice(0, samples).map((cell) => cell.slice(0, longestSample)),
      Guess: guesses[Index] ?? null,
    })),
    Known: stored !== undefined || isKnown(heading.cells, columns),
    Remembered: stored !== undefined,
    Profile: program,
    LooksLike: stored || program ? null : (otherKindOf(heading.cells, kind, shapes) ?? null),
    Fields: [...Object.keys(shape.columns), ...further],
    PriceLists: [...lists].map(([Code, CurrencyCode]) => ({ Code, CurrencyCode })),
    MakeGroups: stored?.makes_groups ?? false,
    MakeColours: stored?.makes_colours ?? false,
    MakeMaterials: stored?.makes_materials ?? false,
    FillDown: stored ? stored.fill_down : isFilled ? (shape.fillsDown ?? null) : null,
    OncePerBlock: once ?? null,
    BlockTitles: titles,
    PricesIncludeVat: stored?.prices_include_vat ?? (program ? pricesIncludeVatIn(program) : told) ?? null,
  };
}

const signs: readonly (readonly [ProfileName, readonly string[]])[] = [
  ['shopify', ['Handle', 'Option1 Name', 'Variant SKU']],
  ['shopify', ['URL handle', 'Option1 name', 'SKU']],
  ['woocommerce', ['SKU', 'Regular price', 'Categories']],
];

/** Returns the program whose headings no other has. */
function programOf(kind: FileKind, cells: readonly string[]): ProfileName | null {
  const found = signs.find(([, headings]) => headings.every((heading) => cells.includes(heading)));
  return kind === 'articles' && found ? found[0] : null;
}

/** Columns of which nothing was chosen are read by their headings, as the import does. */
function asChosen(
  cells: readonly string[],
  chosen: readonly { heading: string; field: string }[],
  columns: Head['columns'],
): (string | undefined)[] {
  const guesses = cells.map((cell) => findColumn(cell, columns)?.name);
  for (const { heading, field } of chosen)
    for (const place of placesOfHeading(cells, heading)) guesses[place] = field || undefined;
  const fieldsChosen = new Set(chosen.map(({ field }) => field));
  return guesses.map((field, place) => {
    const isChosen = chosen.some(({ heading }) => placesOfHeading(cells, heading).includes(place));
    return !isChosen && field !== undefined && fieldsChosen.has(field) ? undefined : field;
  });
}

function isKnown(cells: readonly string[], columns: Head['columns']): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => findColumn(cell, columns) !== undefined);
}
