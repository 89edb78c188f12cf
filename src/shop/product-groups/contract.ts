import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { ShownIn } from '#kit/http/shown-in.ts';

const GroupImage = z.object({ ImageId: z.int(), Text: z.string(), ShownIn });
export type GroupImage = z.infer<typeof GroupImage>;

export const ProductGroup = z.object({
  ProductGroupId: z.int(),
  ParentId: z.nullable(z.int()),
  Name: z.string(),
  ShownIn,
  RequireLogin: z.boolean(),
  HasChildren: z.boolean(),
  /** Stands among the group's articles. */
  Picture: z.optional(GroupImage),
});
export type ProductGroup = z.infer<typeof ProductGroup>;

export const listProductGroups = endpoint({
  name: 'listProductGroups',
  summary: 'The product groups that the caller may see, parents before children',
  method: 'GET',
  path: '/api/ProductGroups',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(ProductGroup),
});
