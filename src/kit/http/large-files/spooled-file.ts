import * as z from 'zod/mini';

/** The body of a request that is too large for memory; it is deleted once the request is answered. */
export type SpooledFile = { path: string; bytes: number; remove: () => Promise<void> };

/** The schema for the body of an endpoint that takes a file on disk. */
export function spooledFile() {
  return z.custom<SpooledFile>(
    (value) => typeof value === 'object' && value !== null && 'bytes' in value && Number(value.bytes) > 0,
    'required',
  );
}
