import { Problem } from '#kit/http/problem.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { changeAs } from '#shop/staff/change-log/staff-change.server.ts';
import { everyKey, makeKey, revokeKey } from '#shop/integration/keys.server.ts';
import * as calls from './contract.ts';
import { readRightOfKind, rightsOfKind } from '#shop/integration/kinds.ts';
import { runOf, runsFor } from '#shop/integration/kept-runs.server.ts';
import { takeIn } from '#shop/integration/runs.server.ts';
import type { Integration } from '#shop/integration/runs.server.ts';
import { asFile } from '#kit/tables/spooled-file.server.ts';

export function officeIntegrationRoutes(services: Integration): Route[] {
  return [
    serve(calls.listExchangeRuns, ({ skip = 0, take = 50, ...filter }, _staff, { language }) =>
      runsFor(services, { ...filter, skip, take }, language),
    ),
    serve(calls.readOfficeRun, ({ id }, _staff, { language }) => runOf(services, id, language)),
    serve(calls.sendOfficeFile, async ({ File, ...file }, staff, { language }) => {
      if (rightsOfKind[file.kind].some((right) => !staff.rights.has(right))) return new Problem('no-right');
      const run = await asFile(File, (path) =>
        takeIn(services, {
          ...file,
          path,
          source: 'office',
          sender: staff.name,
          language,
          mayReadOld: staff.rights.has(readRightOfKind[file.kind]),
        }),
      );
      if (run instanceof Problem || run.Id === 0) return run;
      await changeAs(staff, services, {}, async (_trx, note) => {
        const { Id, Kind, FileName, Outcome, Created, Changed } = run;
        const after = { Kind, FileName, Outcome, Created, Changed };
        note({ entity: 'import', id: Id, action: 'import', before: null, after });
      });
      return run;
    }),
    serve(calls.listExchangeKeys, () => everyKey(services)),
    serve(calls.makeExchangeKey, (input, staff) => makeKey(services, staff, input)),
    serve(calls.revokeExchangeKey, ({ id }, staff) => revokeKey(services, staff, id)),
  ];
}
