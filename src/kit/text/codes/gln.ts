import { isEan } from '#kit/text/ean.ts';

/** Returns the thirteen digits of a number by which a place or a party is called; undefined when it is none. */
export function readGln(value: string): string | undefined {
  const digits = value.replace(/[\s-]/g, '');
  // Its check digit is made as that of an EAN.
  return isEan(digits) ? digits : undefined;
}
