const minutesUnlessSet = 60;

/** Returns for how many minutes an order can be added to. Unless set, it is none while a system fetches orders. */
export function openMinutesOf(set: number | undefined, isFetched: boolean): number {
  return set ?? (isFetched ? 0 : minutesUnlessSet);
}
