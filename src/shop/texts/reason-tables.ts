import type { Language } from '#kit/text/language.ts';
import { reasonTexts as de } from './language/de/imports/reasons.ts';
import { reasonTexts as sv } from './language/sv/imports/reasons.ts';
import type { SameKeys } from './same-keys.ts';

export type ReasonKey = keyof typeof sv;

/** Reasons are stored in English, which therefore has no table; only the server knows these. */
export const reasonTables: Readonly<Partial<Record<Language, SameKeys<typeof sv>>>> = { sv, de };
