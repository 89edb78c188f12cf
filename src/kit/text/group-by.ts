/** Replaces Map.groupBy, which Node 20 lacks. */
export function groupBy<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) addToGroup(groups, keyOf(value), value);
  return groups;
}

export function addToGroup<T, K>(groups: Map<K, T[]>, key: K, value: T): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
