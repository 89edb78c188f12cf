import * as z from 'zod/mini';
import { keyRights } from './key-rights.ts';

export const ExchangeKey = z.object({
  Id: z.int(),
  Name: z.string(),
  /** The last characters of the key. */
  Hint: z.string(),
  Rights: z.array(z.enum(keyRights)),
  /** Made before rights were split by kind of file: it takes every kind that there was then. */
  MadeBeforeKinds: z.boolean(),
  CreateDate: z.string(),
  CreatedBy: z.string(),
  LastUsed: z.nullable(z.string()),
  Revoked: z.nullable(z.string()),
});
export type ExchangeKey = z.infer<typeof ExchangeKey>;
