import * as z from 'zod/mini';
import type { ProblemJson } from './problem.ts';

/** What is refused of a call that does many things, as it would be answered by itself. */
export const Refused = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.string(), message: z.string() }))),
});

/** Leaves out the members that only some problems have. */
export function refusedOf({ type, title, status, detail, errors }: ProblemJson): z.infer<typeof Refused> {
  return { type, title, status, ...(detail !== undefined && { detail }), ...(errors && { errors }) };
}
