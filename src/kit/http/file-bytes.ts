import * as z from 'zod/mini';

/** The schema for the body of an endpoint that takes a file. */
export function fileBytes() {
  return z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, 'required');
}
