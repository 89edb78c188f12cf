/**
 * Decodes a percent-encoded part of an address; undefined when it is malformed. Callers must use the result: the
 * build drops a call whose result is unused, and the failure with it.
 */
export function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
