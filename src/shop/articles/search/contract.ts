import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { ShownIn } from '#kit/http/shown-in.ts';
import { queryText } from '#kit/fields/fields.ts';

/** It has neither price nor stock, so that it is the same for everybody who sees the same groups. */
const SuggestedArticle = z.object({
  Id: z.int(),
  ArticleNumber: z.string(),
  ArticleText: z.string(),
  ShownIn,
  ImageId: z.nullable(z.int()),
});
const SuggestedGroup = z.object({
  ProductGroupId: z.int(),
  Name: z.string(),
  /** The name of the parent group. */
  ParentName: z.nullable(z.string()),
  ShownIn,
});

export const SearchSuggestions = z.object({
  /** The best results of a search for the same text. */
  Articles: z.array(SuggestedArticle),
  Groups: z.array(SuggestedGroup),
  /** The maker's own pages with these words. */
  Pages: z.array(z.object({ Title: z.string(), Path: z.string() })),
  /** Where nothing is found: the words of the text that find something by themselves. */
  Words: z.array(z.object({ Text: z.string(), TotalCount: z.int() })),
  /** The number of articles that the search finds. */
  TotalCount: z.int(),
  /** Whether the only result has exactly this number or EAN, for example from a barcode scanner. */
  IsExact: z.boolean(),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const listSearchSuggestions = endpoint({
  name: 'listSearchSuggestions',
  summary: 'The few articles, groups and pages that best answer a text while it is typed',
  description: 'A customer’s own article numbers that begin with the text lead to their articles first.',
  method: 'GET',
  path: '/api/searchsuggestions',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({ searchtext: queryText() }),
  output: SearchSuggestions,
});
