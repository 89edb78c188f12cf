import { luhn, luhnCheckDigit } from './swedish-identity.ts';

/** Accepts `NNN-NNNN` or `NNNN-NNNN`, the hyphen optional. */
export function isBankgiro(value: string): boolean {
  return /^\d{3,4}-?\d{4}$/.test(value) && luhn(digitsOf(value));
}

/** Accepts two to eight digits, spaces and hyphen optional: `28 65 43-4`. */
export function isPlusgiro(value: string): boolean {
  const digits = digitsOf(value);
  return /^[\d ]+-?\d$/.test(value) && digits.length >= 2 && digits.length <= 8 && luhn(digits);
}

export function formatBankgiro(value: string): string {
  return digitsOf(value).replace(/(\d{4})$/, '-$1');
}

/** Groups the digits in pairs from the right, before the check digit. */
export function formatPlusgiro(value: string): string {
  const digits = digitsOf(value);
  return `${digits.slice(0, -1).replace(/\B(?=(?:\d{2})+$)/g, ' ')}-${digits.slice(-1)}`;
}

/** With `length`, the second last digit must be the length as well. */
export function isOcr(value: string, control: 'check' | 'length'): boolean {
  if (!/^\d{2,25}$/.test(value) || !luhn(value)) return false;
  return control === 'check' || value.at(-2) === lengthDigit(value.length);
}

/** Returns the base followed by its check digit. */
export function ocr(base: string): string {
  return base + luhnCheckDigit(base);
}

/** Returns the base, any padding, the length digit and the check digit. */
export function ocrWithLength(base: string, padding = ''): string {
  const padded = base + padding;
  return ocr(padded + lengthDigit(padded.length + 2));
}

function lengthDigit(totalLength: number): string {
  return String(totalLength % 10);
}

function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}
