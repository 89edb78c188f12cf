import * as z from 'zod/mini';
import { optionalText, text } from '#kit/forms/fields.ts';

/** The name of a row in every language that the shop may be shown in. */
export const nameFields = {
  NameSV: text({ min: 1 }),
  NameEN: optionalText(),
  NameDE: z.optional(text()),
};

export type Names = { NameSV: string; NameEN: string; NameDE?: string | undefined };
