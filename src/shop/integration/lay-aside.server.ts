import { csvFile } from '#kit/tables/csv-file.ts';
import type { Claim } from './claim.server.ts';
import type { Run } from './contract.ts';
import { nameWithin, type OpenFolder } from './open-folder.server.ts';
import type { Integration } from './runs.server.ts';
import type { Folders } from './integration-folders.server.ts';

export type Looking = { services: Integration; folders: Folders; claim: Claim };

/** The file is not moved if it has been already, or if a newer one has its name. */
export async function putBack(looking: Looking, at: OpenFolder, name: string): Promise<void> {
  const { folders } = looking;
  if (!(await at.look(name))) return;
  if (!(await folders.in.look(name))) return await at.move(name, folders.in);
  await layWithFailed(looking, at, name, 'a newer file of its name came before it was read');
}

export async function layWithFailed(
  { services, folders }: Looking,
  at: OpenFolder,
  name: string,
  reason: string,
): Promise<void> {
  const report = csvFile(heading, [[0, 'outcome', 'failed', reason]]);
  await layAside(at, name, folders.failed, services.now().getTime(), report);
  services.log.warn({ reason }, 'an import file was not imported');
}

const reportEnding = '.report.csv';

/** Moves the file under an unused name, with its report beside it. */
export async function layAside(
  at: OpenFolder,
  name: string,
  to: OpenFolder,
  number: number,
  report: string,
): Promise<void> {
  for (let count = 1; count < 100; count++) {
    const target = nameWithin(`${number}${count === 1 ? '' : `-${count}`}_`, name, reportEnding);
    if ((await to.look(target)) || !(await to.writeNew(`${target}${reportEnding}`, report))) continue;
    return await at.move(name, to, target);
  }
  throw new Error('a file of the exchange finds no name of its own');
}

/** Moves the PDFs named in an invoice file. */
export async function layPdfsAside(folders: Folders, run: number, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    if (await folders.in.look(name)) {
      await folders.in.move(name, folders.done, nameWithin(`${run}_`, name, reportEnding));
    }
    if (await folders.in.look(`${name}.ok`)) await folders.in.remove(`${name}.ok`);
  }
}

const heading = ['line', 'field', 'value', 'reason'];

export function reportOf(run: Run): string {
  const counts = `${run.Read} read, ${run.Created} new, ${run.Changed} changed, ${run.Rejected} rejected`;
  return csvFile(heading, [
    [0, 'outcome', run.Outcome, run.Reason || counts],
    ...run.Remarks.map((remark) => [0, 'remark', '', remark]),
    ...run.Errors.map(({ Line, Field, Value, Reason }) => [Line, Field, Value, Reason]),
  ]);
}
