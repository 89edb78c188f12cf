/** The first path segments of the shop's own addresses, which no page of the maker's may use. */
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

/**
 * Accepts lower-case letters a to z, digits, and hyphens between them: addresses that people can read aloud, type and
 * send.
 */
export function isPagePath(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !ownPaths.includes(text);
}
