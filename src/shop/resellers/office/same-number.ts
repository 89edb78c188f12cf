const centuries = ['16', '18', '19', '20'];

/**
 * Returns the digits that all spellings of one company's number have in common: a Swedish one without its century, and without
 * the 01 of its VAT number. It is undefined for what has too few digits to be a number.
 */
export function digitsOfNumber(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 6) return undefined;
  return /^(?:16|18|19|20)?(\d{10})(?:01)?$/.exec(digits)?.[1] ?? digits;
}

/** Returns what the digits of a number may be where it is kept as somebody has typed it. */
export function spellingsOf(digits: string): string[] {
  if (digits.length !== 10) return [digits];
  const withCentury = centuries.map((century) => century + digits);
  return [digits, `${digits}01`].concat(withCentury);
}
