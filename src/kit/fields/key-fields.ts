import * as z from 'zod/mini';
import { withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { bounded, obeys, text } from './fields.ts';
import { isWhatItLooksLike } from './look-alikes.ts';

type Lengths = { min?: number; max?: number };

/** A number of an article, a customer or the like that is looked up: nothing in it is unseen. */
export function key({ min = 0, max = 200 }: Lengths = {}) {
  const schema = text({ min, max }).check(
    z.overwrite((value) => withoutInvisible(value).trim()),
    z.refine((value) => value !== '' || min === 0, { error: 'required' }),
  );
  return bounded(schema, boundsOfLengths({ min, max }));
}

/** Like `key`, for one that is kept: it is what it looks like. */
export function newKey(lengths: Lengths = {}) {
  return bounded(
    key(lengths).check(obeys('regex', isWhatItLooksLike, 'lookAlike')),
    boundsOfLengths(lengths),
  );
}

function boundsOfLengths({ min = 0, max = 200 }: Lengths) {
  return min > 0 ? { minLength: min, maxLength: max } : { maxLength: max };
}

/** Like `key`, but may be missing, empty or null, which all become ''. */
export function optionalKey(lengths: Pick<Lengths, 'max'> = {}) {
  return z.pipe(
    z.transform((value: unknown) => value ?? ''),
    key(lengths),
  );
}
