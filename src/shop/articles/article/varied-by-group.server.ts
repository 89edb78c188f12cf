/** The position of an article in the catalogue, and how well it fits. */
export type Scored = { place: number; score: number };

/** Takes the best article of each group first, then the second best of each, up to a limit per group. */
export function variedByGroup(
  found: readonly Scored[],
  atMostOfGroup: number,
  groupOf: (place: number) => number,
): Scored[] {
  const counts = new Map<number, number>();
  return found
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .map((one) => {
      const group = groupOf(one.place);
      const turn = counts.get(group) ?? 0;
      counts.set(group, turn + 1);
      return { one, turn };
    })
    .filter(({ turn }) => turn < atMostOfGroup)
    .sort((a, b) => (atMostOfGroup === Infinity ? 0 : a.turn - b.turn))
    .map(({ one }) => one);
}
