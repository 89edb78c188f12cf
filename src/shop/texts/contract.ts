import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';

export const readLanguageTable = endpoint({
  name: 'readLanguageTable',
  summary: 'Every text of the interface in one language',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/language',
  who: 'anyone',
  cachedUntil: 'data changes',
  input: z.object({}),
  output: z.record(z.string(), z.string()),
});
