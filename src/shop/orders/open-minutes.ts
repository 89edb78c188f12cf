/** The longest time for which an order can stay open: one day. */
export const mostOpenMinutes = 1_440;
