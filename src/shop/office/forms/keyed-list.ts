/** A list as a form holds it: its order, and each thing by itself, so that two who edit two things do not meet. */
export type KeyedValues = Record<string, string> & { Order: string };
type Listed = { Id: number | null };
export type KeyedItem<Item> = { key: string; item: Item };

export function keyedValuesOf<Item extends Listed>(items: readonly Item[]): KeyedValues {
  const keyed = items.map((item) => [`i:${item.Id ?? crypto.randomUUID()}`, JSON.stringify(item)] as const);
  return { ...Object.fromEntries(keyed), Order: JSON.stringify(keyed.map(([key]) => key)) };
}

/** In their order; what was kept when two had changed the list, and stands in neither's order, comes last. */
export function keyedItemsOf<Item>(values: KeyedValues): KeyedItem<Item>[] {
  const order = JSON.parse(values.Order) as string[];
  const others = Object.keys(values).filter((name) => name.startsWith('i:') && !order.includes(name));
  return [...order, ...others]
    .filter((key) => (values[key] ?? '') !== '')
    .map((key) => ({ key, item: JSON.parse(values[key] ?? '') as Item }));
}

export const keyedList = {
  sorted: (items: readonly { key: string }[]): Partial<KeyedValues> => ({
    Order: JSON.stringify(items.map(({ key }) => key)),
  }),
  put: (key: string, item: object): Partial<KeyedValues> => ({ [key]: JSON.stringify(item) }),
  added(values: KeyedValues, item: object): Partial<KeyedValues> {
    const key = `i:${crypto.randomUUID()}`;
    const order = JSON.parse(values.Order) as string[];
    return { [key]: JSON.stringify(item), Order: JSON.stringify([...order, key]) };
  },
  removed(values: KeyedValues, key: string): Partial<KeyedValues> {
    const order = JSON.parse(values.Order) as string[];
    return { [key]: '', Order: JSON.stringify(order.filter((one) => one !== key)) };
  },
};
