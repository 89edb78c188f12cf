/** Accepts thirteen digits with a correct check digit. */
export function isEan(value: string): boolean {
  return /^\d{13}$/.test(value) && eanCheckDigit(value.slice(0, 12)) === value[12];
}

/** Accepts eight digits with a correct check digit, as small packages have. */
export function isEan8(value: string): boolean {
  // The weights are those of thirteen digits, counted from the right.
  return /^\d{8}$/.test(value) && isEan(value.padStart(13, '0'));
}

/** Computes the thirteenth digit of an EAN-13 from the first twelve. */
export function eanCheckDigit(twelveDigits: string): string {
  const sum = [...twelveDigits].reduce(
    (sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
