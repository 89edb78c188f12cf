import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { text } from '#kit/fields/fields.ts';
import { ShownIn } from '#kit/http/shown-in.ts';

export const PageLink = z.object({
  Id: z.int(),
  Url: z.string(),
  LinkText: z.string(),
  LinkType: z.string(),
  IsExternal: z.boolean(),
});
export const LayoutSettings = z.object({
  width: z.optional(z.enum(['narrow', 'normal', 'wide', 'full'])),
  background: z.optional(z.enum(['none', 'tint', 'dark'])),
  columns: z.optional(z.int()),
  imageSide: z.optional(z.enum(['left', 'right'])),
});
export const Block = z.object({
  Id: z.int(),
  BlockType: z.string(),
  Heading: z.string(),
  /** Sanitised HTML. */
  Content: z.string(),
  ShownIn,
  ImageUrl: z.nullable(z.string()),
  /** What the picture shows, for those who do not see it; missing where nobody has written it. */
  ImageText: z.optional(z.string()),
  Links: z.array(PageLink),
  get ChildBlocks() {
    return z.array(Block);
  },
  SortOrder: z.int(),
  LayoutSettings,
});
export type Block = z.infer<typeof Block>;

export const Page = z.object({
  Slug: z.string(),
  Title: z.string(),
  ShownIn,
  Tags: z.array(z.string()),
  Blocks: z.array(Block),
});

export const readPage = endpoint({
  name: 'readPage',
  summary: 'One CMS page with its blocks',
  method: 'GET',
  path: '/api/Pages/:slug',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({ slug: text({ min: 1 }) }),
  output: Page,
});
