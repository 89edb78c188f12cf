import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import * as calls from './contract.ts';
import {
  changeGroup,
  createGroup,
  moveGroup,
  officeGroups,
  removeGroup,
  type CountArticles,
} from './groups.server.ts';

export function officeGroupRoutes(
  services: Services,
  { uses, countArticles }: { uses: readonly UsedWhere[]; countArticles: CountArticles },
): Route[] {
  return [
    serve(calls.listOfficeGroups, () => officeGroups(services.db, countArticles)),
    serve(calls.createOfficeGroup, (input, staff) => createGroup(services, staff, input)),
    serve(calls.changeOfficeGroup, (input, staff) => changeGroup(services, staff, input, countArticles)),
    serve(calls.moveOfficeGroup, (input, staff) => moveGroup(services, staff, input, countArticles)),
    serve(calls.deleteOfficeGroup, ({ id }, staff) => removeGroup(services, staff, id, uses)),
  ];
}
