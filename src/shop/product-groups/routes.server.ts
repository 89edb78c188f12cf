import { serve, type Route } from '#kit/http/router.server.ts';
import { listProductGroups } from './contract.ts';
import type { GroupRepository } from './product-groups.server.ts';

export function productGroupRoutes(groups: GroupRepository): Route[] {
  return [
    serve(listProductGroups, (_input, principal, context) => groups.groupsFor(principal, context.language)),
  ];
}
