import { Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import * as calls from './contract.ts';
import * as pages from './pages.server.ts';

export function officePageRoutes(services: Services): Route[] {
  return [
    serve(calls.listOfficePages, ({ q, state }) => pages.officePages(services, { q, state })),
    serve(calls.readOfficePage, ({ id }) => pages.officePage(services, id)),
    serve(calls.createOfficePage, (input, staff) => pages.createPage(services, staff, input)),
    serve(calls.changeOfficePage, (input, staff) => pages.changePage(services, staff, input)),
    serve(calls.unpublishOfficePage, (input, staff) => pages.unpublish(services, staff, input)),
    serve(calls.deleteOfficePage, async ({ id }, staff) => {
      const done = await pages.setDeleted(services, staff, id, true);
      return done instanceof Problem ? done : undefined;
    }),
    serve(calls.restoreOfficePage, ({ id }, staff) => pages.setDeleted(services, staff, id, false)),
    serve(calls.listPageVersions, ({ id }) => pages.pageVersions(services, id)),
    serve(calls.readPageVersion, ({ id, version }) => pages.pageVersion(services, id, version)),
  ];
}
