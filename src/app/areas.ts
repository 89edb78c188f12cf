const myPagePaths = ['userprofile', 'deliveryaddresses', 'orders', 'invoices'];
const webShopPaths = [...myPagePaths, 'products', 'article'];

/** The part of the shop that a path belongs to, as far as the menus tell parts apart. */
export function areaOf(pathname: string): 'intro' | 'web shop' | undefined {
  const first = firstStep(pathname);
  if (first === '' || first === 'start') return 'intro';
  return webShopPaths.includes(first) ? 'web shop' : undefined;
}

export function isMyPage(pathname: string): boolean {
  return myPagePaths.includes(firstStep(pathname));
}

/** Where the groups stand beside the content rather than above it. */
export function isCatalogue(pathname: string): boolean {
  return ['products', 'article'].includes(firstStep(pathname));
}

function firstStep(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}
