export const roundings = ['none', '0.05', '0.50', 'krona'] as const;
export type Rounding = (typeof roundings)[number];

const unitOf: Record<Rounding, bigint> = { none: 1n, '0.05': 5n, '0.50': 50n, krona: 100n };

/** In hundredths of a percent and millionths of a currency: both are exact. */
export type Share = { percent: number; factor: number; rounding: Rounding };

/** As 100 % of the price in the same currency. */
const whole = 10_000n * 1_000_000n;

/**
 * Returns the share of a price in whole öre: the nearest, a half upwards, and to whole kronor always upwards. What costs
 * something never becomes free of charge.
 */
export function percentOf(ore: number, { percent, factor, rounding }: Share): bigint {
  if (ore === 0) return 0n;
  const unit = unitOf[rounding];
  const exact = BigInt(ore) * BigInt(percent) * BigInt(factor);
  const divisor = whole * unit;
  const units =
    rounding === 'krona' ? (exact + divisor - 1n) / divisor : (2n * exact + divisor) / (2n * divisor);
  return (units > 0n ? units : 1n) * unit;
}

export function shareOf({
  Percent,
  Factor,
  Rounding,
}: {
  Percent: number;
  Factor?: number | null | undefined;
  Rounding: Rounding;
}): Share {
  return {
    percent: Math.round(Percent * 100),
    factor: Math.round((Factor ?? 1) * 1_000_000),
    rounding: Rounding,
  };
}
