import { defaultLanguage, entryOf, type Language } from './language.ts';
import { readNumber, TwoReadings } from './number-text.ts';

// Inside the shop money is whole öre in a safe integer; only the wire format and the screen use decimals.

export const noBreakSpace = '\u00a0';
const minus = '\u2212';

/** @throws RangeError when the öre exceed the safe integers */
export function exact(ore: number): number {
  if (!Number.isSafeInteger(ore)) throw new RangeError('not an exact number of öre');
  return ore;
}

/**
 * Converts a JSON number with at most two decimals to öre.
 * @throws RangeError when it is not finite or too large
 */
export function wireToOre(amount: number): number {
  return exact(Math.round(amount * 100) + 0);
}

/** Converts öre to a JSON number with at most two decimals. */
export function oreToWire(ore: number): number {
  return (exact(ore) + 0) / 100;
}

/**
 * Parses what a person wrote into öre; null when it is not an amount, is ambiguous, has more than two decimals or is in
 * another currency.
 */
export function parseAmount(text: string, currency?: string): number | null {
  const digits = readNumber(text, currency === undefined ? {} : { currency });
  if (!digits || digits instanceof TwoReadings || digits.fraction.length > 2) return null;
  const ore = Number(digits.whole + digits.fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(ore)) return null;
  return digits.negative ? 0 - ore : ore;
}

/** Formats the price of a piece as the shop writes it in every language, `1 234,50`, in German `1.234,50`. */
export function formatAmount(ore: number, language = defaultLanguage): string {
  const digits = String(Math.abs(exact(ore))).padStart(3, '0');
  return `${signOf(ore)}${groupThousands(digits.slice(0, -2), language)},${digits.slice(-2)}`;
}

/** Formats `1 235`, in German `1.235`: whole kronor, rounded half up. */
export function formatWholeKronor(ore: number, language: Language): string {
  const kronor = divideRounded(BigInt(exact(ore)), 100n);
  return `${signOf(kronor)}${groupThousands(String(Math.abs(kronor)), language)}`;
}

export function unitOf(currencyCode: string): string {
  return currencyCode === 'SEK' ? 'kr' : currencyCode;
}

/** Returns the VAT in öre, rounded half away from zero. `ratePercent` is a whole number. */
export function vatOf(netOre: number, ratePercent: number): number {
  return divideRounded(BigInt(exact(netOre * ratePercent)), 100n);
}

/** Rounds half away from zero, so that a credit note rounds like its invoice. The divisor is above 0. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

export function signOf(value: number): string {
  return value < 0 ? minus : '';
}

/** Amounts have a decimal comma in every language, so that a language's own group fits only beside one. */
function groupThousands(digits: string, language: Language): string {
  const { group, decimal } = entryOf(language);
  return digits.replace(/\B(?=(?:\d{3})+$)/g, decimal === ',' ? group : noBreakSpace);
}
