/** The first words of the shop's own addresses: no page of the maker's may take one. */
export const ownPaths = [
  'api',
  'application',
  'article',
  'assets',
  'cart',
  'deliveryaddresses',
  'favicon',
  'feed',
  'healthz',
  'invoices',
  'kontakt',
  'koepvillkor',
  'look',
  'metrics',
  'office',
  'orders',
  'pressroom',
  'products',
  'readyz',
  'requirelogin',
  'robots',
  'sitemap',
  'start',
  'userprofile',
];

/** Small letters a to z, digits, and hyphens between them: what people can read aloud, type and send. */
export function isPagePath(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !ownPaths.includes(text);
}
