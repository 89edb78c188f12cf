import type { Destination } from '#shop/order-model/vat-case.ts';

/** The least value of the goods of an order, in öre excluding VAT. */
export type MinimumOrder = {
  /** Null for all countries. */
  country_code: string | null;
  currency_code: string;
  amount: number;
  /** What a smaller order costs; null when there can be none. */
  small_order_fee: number | null;
};

/** Returns the minimum that holds: one of the country before one for all. */
export function minimumFor<Rule extends MinimumOrder>(
  rules: readonly Rule[],
  { destination: { countryCode }, currencyCode }: { destination: Destination; currencyCode: string },
): Rule | undefined {
  const inCurrency = rules.filter((rule) => rule.currency_code === currencyCode);
  return (
    inCurrency.find((rule) => rule.country_code === countryCode) ??
    inCurrency.find((rule) => rule.country_code === null)
  );
}
