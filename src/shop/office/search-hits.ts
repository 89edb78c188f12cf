import type { FoundKind } from './day-contract.ts';

/** `words` are others by which it is found, `text` says where it is. */
export type Screen = { path: string; name: string; words?: string; text?: string };
export type Hit = { kind: FoundKind | 'screen'; path: string; name: string; text: string };

const pathsOf: Record<FoundKind, string> = {
  order: '/office/orders',
  customer: '/office/customers',
  article: '/office/articles',
  invoice: '/office/invoices',
  page: '/office/pages',
};

const mostScreens = 4;

export function hitsOf(
  rows: readonly { Kind: FoundKind; Id: number; Name: string; Text: string }[],
  screens: readonly Screen[],
  q: string,
): Hit[] {
  const words = q.toLowerCase();
  const named = screens.filter(({ name }) => name.toLowerCase().includes(words));
  const called = screens.filter((one) => !named.includes(one) && beginsWord(one.words ?? '', words));
  const fitting = [...named, ...called].slice(0, mostScreens);
  return [
    ...fitting.map(({ path, name, text = '' }): Hit => ({ kind: 'screen', path, name, text })),
    ...rows.map(({ Kind, Id, Name, Text }): Hit => {
      return { kind: Kind, path: `${pathsOf[Kind]}/${Id}`, name: Name, text: Text };
    }),
  ];
}

function beginsWord(text: string, words: string): boolean {
  return ` ${text.toLowerCase()}`.includes(` ${words}`);
}
