import type { Trx } from '#kit/database/db.server.ts';
import { openRows, type Layout, type OpenRows } from './layout/open-rows.server.ts';
import type { Columns } from './table-file-heading.server.ts';
import type { Asked, Plan } from './table-file-plan.server.ts';
import { RowReader, type RefusedLines } from './table-file-rows.server.ts';
import type { TableFile } from './table-file-types.server.ts';

type Person = (Layout & Asked) | undefined;
/** Runs what begins an import, in a transaction. */
type BeginIn = <T>(begin: (trx: Trx) => Promise<T>) => Promise<T>;

export function askedOf(layout: Asked | undefined): Asked {
  return { ...layout, isOfPerson: layout !== undefined };
}

/** Validates the rows as the import will, without writing any. */
export async function readWhole<C extends Columns, Row extends object>(
  plan: Plan<C, Row>,
  file: TableFile,
  layout: Person,
  beginIn: BeginIn,
): Promise<{ opened: OpenRows; reader: RowReader<C, Row> }> {
  return await readOnce(plan, file, layout, beginIn, await refusedOfWhole(plan, file, layout, beginIn));
}

/** Returns why rows are refused that nothing is wrong with by themselves, by line. */
export async function refusedOfWhole<C extends Columns, Row extends object>(
  plan: Plan<C, Row>,
  file: TableFile,
  layout: Person,
  beginIn: BeginIn,
): Promise<RefusedLines> {
  if (!plan.isJudgedWhole) return new Map();
  const { heading, rows } = await openRows(plan, file, layout);
  await rows.return(undefined);
  if (!plan.isJudgedWhole(new Set(heading.at.keys()))) return new Map();
  return (await readOnce(plan, file, layout, beginIn, new Map())).refused;
}

async function readOnce<C extends Columns, Row extends object>(
  plan: Plan<C, Row>,
  file: TableFile,
  layout: Person,
  beginIn: BeginIn,
  refusedBefore: RefusedLines,
) {
  const opened = await openRows(plan, file, layout);
  const { heading, rows } = opened;
  try {
    const columns = new Set(heading.at.keys());
    const taking = await beginIn((trx) => plan.begin(trx, columns, askedOf(layout)));
    const reader = new RowReader(plan, opened, taking, refusedBefore);
    for await (const row of rows) reader.read(row);
    return { opened, reader, refused: taking.refusedOfWhole?.() ?? new Map() };
  } finally {
    await rows.return(undefined);
  }
}
