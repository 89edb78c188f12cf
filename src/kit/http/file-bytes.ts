import * as z from 'zod/mini';

/** The body of a call that takes a file. */
export function fileBytes() {
  return z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, 'required');
}
