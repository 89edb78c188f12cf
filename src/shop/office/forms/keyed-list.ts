/**
 * A list in a form: its order, and each item as a separate value, so that changes by two people to different items do
 * not conflict.
 */
export type KeyedValues = Record<string, string> & { Order: string };
type Listed = { Id: number | null };
export type KeyedItem<Item> = { key: string; item: Item };

export function keyedValuesOf<Item extends Listed>(items: readonly Item[]): KeyedValues {
  const keyed = items.map((item) => [`i:${item.Id ?? crypto.randomUUID()}`, JSON.stringify(item)] as const);
  return { ...Object.fromEntries(keyed), Order: JSON.stringify(keyed.map(([key]) => key)) };
}

/** Returns the items in their order. An item missing from the order, which can happen after a merge, comes last. */
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
