import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { pathId } from '#kit/fields/fields.ts';

/** The specification spells `name` in lower case. */
export const WebImage = z.object({ Id: z.int(), Sort: z.int(), name: z.string(), Text: z.string() });
export type WebImage = z.infer<typeof WebImage>;

/** The texts printed below a picture; sizes are those of the full file. */
export const ImageFacts = z.object({
  Id: z.int(),
  Caption: z.string(),
  Photographer: z.string(),
  Place: z.string(),
  TakenOn: z.nullable(z.string()),
  Licence: z.string(),
  Width: z.int(),
  Height: z.int(),
});
export type ImageFacts = z.infer<typeof ImageFacts>;

/** Groups 1 and 2 are on the start page, 3 is the press room's header, 4 the gallery. */
export const listWebImages = endpoint({
  name: 'listWebImages',
  summary: 'The web images of a group, by Sort',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/webimages/:group',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({ group: pathId() }),
  output: z.array(WebImage),
});
