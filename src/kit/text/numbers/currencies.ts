/** The currencies that somebody can be charged in. */
export const currencyCodes = ['SEK', 'EUR', 'NOK', 'DKK', 'USD', 'GBP', 'CHF'] as const;
