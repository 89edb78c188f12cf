import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { listProductGroups } from './contract.ts';
import type { GroupBook } from './product-groups.server.ts';

export function productGroupRoutes(groups: GroupBook): Route[] {
  return [serve(listProductGroups, (_input, reader, asked) => groups.groupsFor(reader, asked.language))];
}
