import type { FoundKind } from './day-contract.ts';

export type Screen = { path: string; name: string };
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
  const fitting = screens.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, mostScreens);
  return [
    ...fitting.map(({ path, name }): Hit => ({ kind: 'screen', path, name, text: '' })),
    ...rows.map(({ Kind, Id, Name, Text }): Hit => {
      return { kind: Kind, path: `${pathsOf[Kind]}/${Id}`, name: Name, text: Text };
    }),
  ];
}
