import { createHash } from 'node:crypto';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { headingKey } from '#kit/tables/heading-key.mjs';
import { readChosenColumns, type ChosenColumn } from '#kit/tables/layout/chosen-columns.ts';
import { findHeading } from '#kit/tables/layout/find-heading.server.ts';
import { headOf, type Layout } from '#kit/tables/layout/open-rows.server.ts';
import type { Profile } from '#kit/tables/layout/profile.ts';
import { headingsOfProfile } from '#kit/tables/layout/profile-rows.server.ts';
import { openTableFile } from '#kit/tables/table-file.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { headingKeysOf, withWords, type Columns } from '#kit/tables/table-file-heading.server.ts';
import type { Asked, FileShape } from '#kit/tables/table-file-plan.server.ts';
import type { TableRow } from '#kit/tables/table-file-types.server.ts';
import { headingsOf } from '#shop/integration/heading-words.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { columnText } from '#shop/integration/column-text.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import {
  pricesIncludeVatIn,
  profileNames,
  type ProfileName,
} from '#shop/integration/profiles/profile-names.ts';
import { profileOf } from '#shop/integration/profiles/profiles.ts';
import { headingWords } from './guessed-words.ts';
import { putLayout, readLayout, type StoredLayout } from './store.server.ts';

/** How a person wants a file read. Without `columns` it is read as the last one with the same headings. */
export type AskedLayout = {
  columns?: string | undefined;
  profile?: ProfileName | undefined;
  makeGroups?: boolean | undefined;
  makeColours?: boolean | undefined;
  makeMaterials?: boolean | undefined;
  fillDown?: string | undefined;
  pricesIncludeVat?: boolean | undefined;
};
export type FileLayout = Layout & Asked;

export type Head = {
  heading: TableRow;
  /** The first rows below it. */
  rows: readonly TableRow[];
  key: string;
  columns: Columns;
  /** What stands in the lines above it. */
  titles: readonly string[];
};

const mostLooked = 200;

/**
 * Reads the heading and the first rows of a file that a person wrote.
 * @throws TableFileError when it is no table
 */
export async function readHead(path: string, shape: FileShape, profile?: Profile): Promise<Head> {
  const columns = withWords(shape.columns, headingsOf);
  const ofProgram = profile ? headingsOfProfile(profile).map(headingKey) : [];
  const known = new Set([...headingKeysOf(columns), ...headingWords, ...ofProgram]);
  const file = await openTableFile(path, { heads: [...known], isOfPerson: true, stopAt: mostLooked });
  const rows = file.rows();
  try {
    const head = await headOf(rows, mostLooked);
    const heading = findHeading(head, known);
    if (!heading) throw new TableFileError('it is empty');
    const below = head.filter(({ line, cells }) => line > heading.line && cells.some((cell) => cell !== ''));
    const titles = head.flatMap(({ line, cells }) => (line < heading.line ? cells.filter(Boolean) : []));
    return { heading, rows: below, key: keyOf(heading.cells), columns, titles };
  } finally {
    await rows.return(undefined);
    await file.close();
  }
}

/** Headings may be longer than an index takes. */
function keyOf(cells: readonly string[]): string {
  return createHash('sha256').update(cells.map(headingKey).join('|')).digest('base64url');
}

/** Returns what the person has chosen, or what is wrong with it. */
export function chosenOf(columns: string, shape: FileShape): ChosenColumn[] | Problem {
  const chosen = readChosenColumns(columns);
  if ('wrong' in chosen)
    return badField('columns', 'regex', officeTextOf('exchange.columns.wrong', { part: chosen.wrong }));
  const seen = new Map<string, string>();
  for (const { heading, field } of chosen) {
    if (field === '') continue;
    if (!(field in shape.columns) && shape.further?.(field) === undefined)
      return badField('columns', 'regex', officeTextOf('exchange.columns.unknown', { field }));
    const other = seen.get(field);
    if (other !== undefined)
      return badField('columns', 'match', (language) => {
        const t = officeTextIn(language);
        return t('exchange.columns.twice', { one: other, other: heading, field: columnText(field, t) });
      });
    seen.set(field, heading);
  }
  return chosen;
}

/** Returns how the file is read: as it is asked, and where that is not said, as the last one of these headings was. */
export async function layoutOf(
  { db }: Pick<Services, 'db'>,
  { kind, path, shape }: { kind: FileKind; path: string; shape: FileShape },
  asked: AskedLayout,
): Promise<FileLayout | Problem> {
  if (asked.fillDown !== undefined && asked.fillDown !== shape.fillsDown)
    return badField('fillDown', 'regex', officeTextOf('exchange.columns.unknown', { field: asked.fillDown }));
  const profile = asked.profile && profileOf(asked.profile, kind);
  if (asked.profile !== undefined && !profile)
    return badField('profile', 'regex', officeTextOf('exchange.profile.none', { name: asked.profile }));
  if (profile) return layoutWith([], asked, profile);
  if (asked.columns !== undefined) {
    const columns = chosenOf(asked.columns, shape);
    return Array.isArray(columns) ? layoutWith(columns, asked) : columns;
  }
  const stored = await rememberedFor(db, { kind, path, shape });
  if (!stored) return layoutWith([], asked);
  const columns = chosenOf(stored.columns, shape);
  const before = profileNames.find((name) => name === stored.profile);
  return {
    ...layoutWith(
      Array.isArray(columns) ? columns : [],
      {
        profile: before,
        makeGroups: asked.makeGroups || stored.makes_groups,
        makeColours: asked.makeColours || stored.makes_colours,
        makeMaterials: asked.makeMaterials || stored.makes_materials,
        fillDown: asked.fillDown ?? stored.fill_down ?? undefined,
        pricesIncludeVat: asked.pricesIncludeVat ?? stored.prices_include_vat ?? undefined,
      },
      before && profileOf(before, kind),
    ),
    isRemembered: true,
  };
}

function layoutWith(columns: readonly ChosenColumn[], asked: AskedLayout, profile?: Profile): FileLayout {
  const { fillDown } = asked;
  const pricesIncludeVat = asked.pricesIncludeVat ?? (asked.profile && pricesIncludeVatIn(asked.profile));
  return {
    columns,
    profile,
    fillDown,
    makesGroups: asked.makeGroups,
    makesColours: asked.makeColours,
    makesMaterials: asked.makeMaterials,
    pricesIncludeVat,
  };
}

async function rememberedFor(
  db: Services['db'],
  { kind, path, shape }: { kind: FileKind; path: string; shape: FileShape },
): Promise<StoredLayout | undefined> {
  try {
    return await readLayout(db, { kind, heading_key: (await readHead(path, shape)).key });
  } catch (error) {
    // The import itself tells what is wrong with the file.
    if (error instanceof TableFileError) return undefined;
    throw error;
  }
}

/** Remembers what the person has chosen for files with these headings. */
export async function keepLayout(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, path, shape }: { kind: FileKind; path: string; shape: FileShape },
  { columns, profile, fillDown, pricesIncludeVat, ...asked }: AskedLayout,
): Promise<void> {
  if (columns === undefined && profile === undefined) return;
  const ofProgram = profile && profileOf(profile, kind);
  const { key } = await readHead(path, shape, ofProgram);
  const layout = {
    columns: ofProgram ? '' : (columns ?? ''),
    profile: profile ?? null,
    makes_groups: asked.makeGroups ?? false,
    makes_colours: asked.makeColours ?? false,
    makes_materials: asked.makeMaterials ?? false,
    fill_down: fillDown ?? null,
    prices_include_vat: pricesIncludeVat ?? null,
  };
  await putLayout(db, { kind, heading_key: key }, layout, now());
}
