import type * as z from 'zod/mini';
import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { changeAs, logChange, type Change } from '#shop/staff/change-log/change-as.server.ts';
import { everyKey, makeKey, revokeKey } from '#shop/integration/keys.server.ts';
import * as calls from './contract.ts';
import { readRightOfKind } from '#shop/integration/kinds.ts';
import { keepLayout, layoutOf } from '#shop/integration/layout/layouts.server.ts';
import { columnsOfFile } from './file-columns.server.ts';
import { runsFor } from '#shop/integration/kept-runs.server.ts';
import { lacksRight } from './lacks-right.ts';
import { changesOfRun, officeRun, undoRun } from '#shop/integration/office/run/office-runs.server.ts';
import { takeIn, type Integration } from '#shop/integration/runs.server.ts';

type SentFile = z.output<typeof calls.sendOfficeFile.input>;
type Imported = { Id: number; Created: number; Changed: number };

export function officeIntegrationRoutes(services: Integration): Route[] {
  return [
    serve(calls.listExchangeRuns, ({ skip = 0, take = 50, ...filter }, _staff, { language }) =>
      runsFor(services, { ...filter, skip, take }, language),
    ),
    serve(calls.readOfficeRun, async ({ id }, staff, { language }) =>
      officeRun(services, staff, id, language),
    ),
    serve(calls.listRunChanges, (part, staff) => changesOfRun(services, staff, part)),
    serve(calls.undoExchangeRun, (input, staff, { language }) => undoRun(services, staff, input, language)),
    serve(calls.readFileColumns, async ({ kind, File }, staff, { language }) => {
      if (lacksRight(staff, kind)) return new Problem('no-right');
      return await columnsOfFile(services.db, { kind, path: File.path, shapes: services.imports }, language);
    }),
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
  { File, columns, profile, fillDown, pricesIncludeVat, ...rest }: SentFile,
  language: Language,
) {
  const { makeGroups, makeColours, makeMaterials, ...file } = rest;
  const { kind, fileName } = file;
  if (lacksRight(staff, kind)) return new Problem('no-right');
  const changeOf = (Outcome: string, { Id, Created, Changed }: Imported): Change => {
    const after = { Kind: kind, FileName: fileName, Outcome, Created, Changed };
    return { entity: 'import', id: Id, action: 'import', before: null, after };
  };
  const ofKind = { kind, path: File.path, shape: services.imports[kind].shape };
  const asked = { columns, profile, makeGroups, makeColours, makeMaterials, fillDown, pricesIncludeVat };
  const layout = await layoutOf(services, ofKind, asked);
  if (layout instanceof Problem) return layout;
  const run = await takeIn(services, {
    ...file,
    path: File.path,
    layout,
    source: 'office',
    sender: staff.name,
    by: staff,
    language,
    mayReadOld: staff.rights.has(readRightOfKind[kind]),
    logWith: (trx, imported) => logChange(trx, staff, services.now(), changeOf('done', imported)),
  });
  if (run instanceof Problem) return run;
  if (run.Reason === '') await keepLayout(services, ofKind, asked);
  if (run.Id === 0 || run.Outcome === 'done') return run;
  await changeAs(staff, services, {}, async (_trx, note) => note(changeOf(run.Outcome, run)));
  return run;
}
