import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { ShownIn } from '#kit/http/shown-in.ts';

/** `Text` is sanitised HTML. */
export const WebText = z.object({ Position: z.string(), Text: z.string(), ShownIn });
export type WebText = z.infer<typeof WebText>;

export const listWebTexts = endpoint({
  name: 'listWebTexts',
  summary: 'Longer texts by their position on the site, as sanitised HTML',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/webtexts',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.array(WebText),
});
