/** What the maker has decided of a customer: orders wait above the limit, all of them, or none. */
export const creditStops = ['limit', 'always', 'never'] as const;
export type CreditStop = (typeof creditStops)[number];
