/** The header of an endpoint that honours a key, for its description. */
export const keyHeader = {
  'Idempotency-Key':
    'A value of its own for each call, up to 255 characters; a repeat with the same key and body does nothing and gets the ' +
    'same answer, with `Idempotency-Replayed: true`.',
};
