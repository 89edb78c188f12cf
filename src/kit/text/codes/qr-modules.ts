import { encode } from 'uqr';

/** How much of a code may be unreadable: about 7, 15, 25 and 30 percent. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Returns the modules of a QR code row by row, dark ones true, with a quiet zone of `quiet` modules around them. */
export function qrModules(text: string, { level, quiet }: { level: QrLevel; quiet: number }): boolean[][] {
  return encode(text, { ecc: level, border: quiet }).data;
}
