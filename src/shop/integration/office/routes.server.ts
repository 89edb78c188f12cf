import type * as z from 'zod/mini';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { changeAs, logChange, type Change } from '#shop/staff/change-log/change-as.server.ts';
import { everyKey, makeKey, revokeKey } from '#shop/integration/keys.server.ts';
import * as calls from './contract.ts';
import { readRightOfKind, rightsOfKind } from '#shop/integration/kinds.ts';
import { runOf, runsFor } from '#shop/integration/kept-runs.server.ts';
import { takeIn, type Integration } from '#shop/integration/runs.server.ts';
import { asFile } from '#kit/tables/spooled-file.server.ts';

type SentFile = z.output<typeof calls.sendOfficeFile.input>;
type Imported = { Id: number; Created: number; Changed: number };

export function officeIntegrationRoutes(services: Integration): Route[] {
  return [
    serve(calls.listExchangeRuns, ({ skip = 0, take = 50, ...filter }, _staff, { language }) =>
      runsFor(services, { ...filter, skip, take }, language),
    ),
    serve(calls.readOfficeRun, ({ id }, _staff, { language }) => runOf(services, id, language)),
    serve(calls.sendOfficeFile, (file, staff, { language }) => sendFile(services, staff, file, language)),
    serve(calls.listExchangeKeys, () => everyKey(services)),
    serve(calls.makeExchangeKey, (input, staff) => makeKey(services, staff, input)),
    serve(calls.revokeExchangeKey, ({ id }, staff) => revokeKey(services, staff, id)),
  ];
}

/** What is imported and its row in the change log are one transaction; so is the row of a file that changed nothing. */
async function sendFile(
  services: Integration,
  staff: StaffMember,
  { File, ...file }: SentFile,
  language: Language,
) {
  if (rightsOfKind[file.kind].some((right) => !staff.rights.has(right))) return new Problem('no-right');
  const { kind: Kind, fileName: FileName } = file;
  const changeOf = (Outcome: string, { Id, Created, Changed }: Imported): Change => {
    const after = { Kind, FileName, Outcome, Created, Changed };
    return { entity: 'import', id: Id, action: 'import', before: null, after };
  };
  const run = await asFile(File, (path) =>
    takeIn(services, {
      ...file,
      path,
      source: 'office',
      sender: staff.name,
      language,
      mayReadOld: staff.rights.has(readRightOfKind[file.kind]),
      logWith: (trx, imported) => logChange(trx, staff, services.now(), changeOf('done', imported)),
    }),
  );
  if (run instanceof Problem || run.Id === 0 || run.Outcome === 'done') return run;
  await changeAs(staff, services, {}, async (_trx, note) => note(changeOf(run.Outcome, run)));
  return run;
}
