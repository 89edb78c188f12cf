import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { queryText } from '#kit/fields/fields.ts';

export const MenuPage = z.object({ Slug: z.string(), Title: z.string(), Tags: z.array(z.string()) });

export const listPages = endpoint({
  name: 'listPages',
  summary: 'CMS pages with a tag, `meny` unless another is given',
  method: 'GET',
  path: '/api/Pages',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({ tag: queryText() }),
  output: z.array(MenuPage),
});
