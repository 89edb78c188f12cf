export type Part = { skip: number; take: number };

/** A part of a list, counted from its nearer end. Counted from the far end, the rows are read in reverse order. */
export type PartFromEnd = Part & { fromFarEnd: boolean };

/**
 * Skipping a row costs a database as much as reading it, so the part is counted from whichever end skips less than
 * half.
 */
export function reversePaging(total: number, { skip, take }: Part): PartFromEnd {
  const after = Math.max(0, total - skip - take);
  if (skip <= after) return { skip, take, fromFarEnd: false };
  return { skip: after, take: Math.max(0, Math.min(take, total - skip)), fromFarEnd: true };
}
