import * as z from 'zod/mini';

/** The languages of those texts that are not in the language that was asked for, by the names of their fields. */
export const ShownIn = z.optional(z.record(z.string(), z.string()));
