import * as z from 'zod/mini';
import { integer, optionalText, text } from '#kit/fields/fields.ts';

/** The name of a row in every language that the shop may be shown in. */
export const nameFields = {
  NameSV: text({ min: 1 }),
  NameEN: optionalText(),
  NameDE: z.optional(text()),
};

/** Where the row stands among the others; the last place unless told. */
export const sortField = z.optional(integer({ min: -1_000_000, max: 1_000_000 }));

export type Names = { NameSV: string; NameEN: string; NameDE?: string | undefined };
