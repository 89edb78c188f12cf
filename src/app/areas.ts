const myPagePaths = [
  'userprofile',
  'deliveryaddresses',
  'orders',
  'invoices',
  'waiting',
  'bought',
  'lists',
  'people',
  'approvals',
];
const webShopPaths = [...myPagePaths, 'products', 'article'];

/** Returns the area that a path belongs to, as far as the menus distinguish areas. */
export function areaOf(pathname: string): 'intro' | 'web shop' | undefined {
  const first = firstStep(pathname);
  if (first === '' || first === 'start') return 'intro';
  return webShopPaths.includes(first) ? 'web shop' : undefined;
}

export function isMyPage(pathname: string): boolean {
  return myPagePaths.includes(firstStep(pathname));
}

/** Returns whether the product groups are shown beside the content rather than above it. */
export function isCatalogue(pathname: string): boolean {
  return ['products', 'article'].includes(firstStep(pathname));
}

function firstStep(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}
