import { writeChosenColumns } from '#kit/tables/layout/chosen-columns.ts';
import { pricesIncludeVatIn, type ProfileName } from '#shop/integration/profiles/profile-names.ts';
import type { FileColumns } from './contract.ts';

/** What somebody chooses for a file; `fields` are those of its columns in their order, '' for one that is not read. */
export type ColumnChoice = {
  fields: readonly string[];
  /** The program that the file comes from, in place of the fields; '' for none. */
  profile: ProfileName | '';
  makeGroups: boolean;
  makeColours: boolean;
  makeMaterials: boolean;
  fillDown: boolean;
  /** '' while it is to be asked. */
  vat: '' | 'in' | 'out';
};

export function choiceOf({
  Columns,
  Profile,
  Known,
  MakeGroups,
  MakeColours,
  MakeMaterials,
  FillDown,
  PricesIncludeVat,
}: FileColumns): ColumnChoice {
  const includesVat = PricesIncludeVat ?? (Profile ? pricesIncludeVatIn(Profile) : undefined);
  const unsaid = Known ? 'out' : '';
  return {
    fields: Columns.map(({ Guess }) => Guess ?? ''),
    makeGroups: MakeGroups,
    makeColours: MakeColours,
    makeMaterials: MakeMaterials,
    fillDown: FillDown !== null,
    profile: Profile ?? '',
    vat: includesVat === undefined ? unsaid : vatWord(includesVat),
  };
}

export function vatWord(includesVat: boolean): 'in' | 'out' {
  return includesVat ? 'in' : 'out';
}

export function hasPrices({ fields, profile }: ColumnChoice): boolean {
  if (profile !== '') return true;
  return fields.some((field) => /^(?:regular_)?price(?::|$)/.test(field));
}

/** Returns the currency that a column's prices are in, where not just one list has it and none is named. */
export function currencyWithoutList(field: string, lists: FileColumns['PriceLists']): string | undefined {
  const named = /^(?:regular_)?price:(.+)$/.exec(field)?.[1];
  if (named === undefined || lists.some(({ Code }) => Code === named)) return undefined;
  return lists.filter(({ CurrencyCode }) => CurrencyCode === named).length === 1 ? undefined : named;
}

/** Returns the column that was chosen as the same thing before the one at `place`. */
export function sameAs({ fields }: ColumnChoice, place: number): number | undefined {
  const first = fields.indexOf(fields[place] ?? '');
  return fields[place] === '' || first === place ? undefined : first;
}

/** Whether nothing is left to be chosen, and no two columns are the same. */
export function isWhole(choice: ColumnChoice): boolean {
  if (hasPrices(choice) && choice.vat === '') return false;
  if (choice.profile !== '') return true;
  return choice.fields.every((_field, place) => sameAs(choice, place) === undefined);
}

/** Returns the choice as the call takes it. A column whose heading does not tell it is named by its place. */
export function inputOf(choice: ColumnChoice, { Columns, Fields }: FileColumns) {
  const headings = Columns.map(({ Heading }) => Heading.toLowerCase());
  const isClear = (heading: string) =>
    heading !== '' && headings.filter((one) => one === heading).length === 1;
  const chosen = Columns.flatMap(({ Index, Heading, Guess }) => {
    const field = choice.fields[Index] ?? '';
    const heading = isClear(Heading.toLowerCase()) ? Heading : `#${Index}`;
    return field === '' && Guess === null ? [] : [{ heading, field }];
  });
  const hasGroups = Fields.includes('group_id') && !Fields.includes('parent_id');
  return {
    ...(choice.profile === '' ? { columns: writeChosenColumns(chosen) } : { profile: choice.profile }),
    ...(hasGroups && choice.makeGroups && { makeGroups: true }),
    ...(choice.makeColours && Fields.includes('colour_ids') && { makeColours: true }),
    ...(choice.makeMaterials && Fields.includes('material_id') && { makeMaterials: true }),
    ...(hasGroups && choice.fillDown && { fillDown: 'group_id' as const }),
    ...(hasPrices(choice) && choice.vat !== '' && { pricesIncludeVat: choice.vat === 'in' }),
  };
}
