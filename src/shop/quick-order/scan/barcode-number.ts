/** The formats on goods and their packages; `itf` and `code_128` stand on outer boxes. */
export const scannedFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'] as const;
export type ScannedFormat = (typeof scannedFormats)[number] | 'qr_code';

/**
 * Returns the number that a barcode holds. A GS1-128 on a box has its GTIN behind the application identifier 01 (the
 * box) or 02 (what is in it).
 */
export function numberOfBarcode(rawValue: string, format: string): string {
  const text = rawValue.trim();
  if (format !== 'code_128') return text;
  const gtin = /^(?:\]C1)?\u001d?\(?0[12]\)?(\d{14})/.exec(text)?.[1];
  return gtin ?? text;
}

/** The same code within this time is one scan: it is held before the camera. */
const sameScanMs = 2_000;

/** Returns a function that tells whether a code seen now is a new scan. */
export function scanFilter(): (code: string, now: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (code, now) => {
    const before = lastSeen.get(code);
    lastSeen.set(code, now);
    return before === undefined || now - before >= sameScanMs;
  };
}
