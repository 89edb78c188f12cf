import { readNumber } from './number-text.ts';

// Money is whole öre in a safe integer everywhere inside; only the wire and the screen know of decimals.

const noBreakSpace = '\u00a0';
const minus = '\u2212';

/** @throws RangeError where the öre are no longer exact */
function exact(ore: number): number {
  if (!Number.isSafeInteger(ore)) throw new RangeError('not an exact number of öre');
  return ore;
}

/** From a JSON number with at most two decimals. @throws RangeError when it is not finite or too large */
export function wireToOre(amount: number): number {
  return exact(Math.round(amount * 100) + 0);
}

/** To a JSON number with at most two decimals. */
export function oreToWire(ore: number): number {
  return (exact(ore) + 0) / 100;
}

/** What a person wrote, in öre; null when it is no amount, is ambiguous or has more than two decimals. */
export function parseAmount(text: string): number | null {
  const digits = readNumber(text);
  if (!digits || digits.fraction.length > 2) return null;
  const ore = Number(digits.whole + digits.fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(ore)) return null;
  return digits.negative ? 0 - ore : ore;
}

/** `1 234,50` in both languages, with no-break spaces and a true minus. */
export function formatAmount(ore: number): string {
  const digits = String(Math.abs(exact(ore))).padStart(3, '0');
  return `${signOf(ore)}${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** `1 235:-`: whole kronor, half up. */
export function formatWholeKronor(ore: number): string {
  const kronor = divideRounded(exact(ore), 100);
  return `${signOf(kronor)}${groupThousands(String(Math.abs(kronor)))}:-`;
}

/** `1 234,50 kr`, and the code for every other currency, since `kr` is also Norwegian and Danish. */
export function formatCurrency(ore: number, currencyCode: string): string {
  return `${formatAmount(ore)}${noBreakSpace}${currencyCode === 'SEK' ? 'kr' : currencyCode}`;
}

/** In öre, half away from zero. `ratePercent` is a whole number. */
export function vatOf(netOre: number, ratePercent: number): number {
  return divideRounded(exact(netOre * ratePercent), 100);
}

/** Half away from zero, so that a credit rounds like its invoice; by remainder, since a quotient of floats is inexact. */
function divideRounded(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const rest = size % divisor;
  const quotient = (size - rest) / divisor + (2 * rest >= divisor ? 1 : 0);
  return dividend < 0 ? 0 - quotient : quotient;
}

function signOf(value: number): string {
  return value < 0 ? minus : '';
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, noBreakSpace);
}
