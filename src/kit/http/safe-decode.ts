/**
 * A part of an address without its percent signs; undefined where it cannot be decoded. What is decoded must be used:
 * the build leaves out a call whose answer nobody uses, and with it the failure.
 */
export function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
