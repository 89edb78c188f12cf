/** Returns the items before and after one in a list sorted newest first. */
export function neighbours<T extends { Id: number }>(
  all: readonly T[],
  id: number,
): { newer: T | undefined; older: T | undefined } {
  const place = all.findIndex((item) => item.Id === id);
  if (place === -1) return { newer: undefined, older: undefined };
  return { newer: all[place - 1], older: all[place + 1] };
}
