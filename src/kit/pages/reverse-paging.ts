export type Part = { skip: number; take: number };

/** A part as it is counted from the list's nearer end; from the far one what is read is the wrong way round. */
export type PartFromEnd = Part & { fromFarEnd: boolean };

/** Skipping a row costs a database as much as reading it: none has to skip more than half of the list. */
export function reversePaging(total: number, { skip, take }: Part): PartFromEnd {
  const after = Math.max(0, total - skip - take);
  if (skip <= after) return { skip, take, fromFarEnd: false };
  return { skip: after, take: Math.max(0, Math.min(take, total - skip)), fromFarEnd: true };
}
