import { Problem } from '#kit/http/problem.ts';
import { textOf } from '#shop/texts/language-table.ts';

/** Refuses more than `mostRows` rows at a time. Nothing is cut off silently. */
export const tooManyRows = new Problem('too-large', { detail: textOf('rows.tooMany') });
