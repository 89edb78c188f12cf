/**
 * The first path segments of the shop's own addresses, which no page of the maker's may use; some are for pages to
 * come. A page that stands at a new one must give way: see migration 0081.
 */
export const ownPaths = [
  'api',
  'application',
  'approvals',
  'article',
  'assets',
  'bought',
  'calloff',
  'cart',
  'changes',
  'claims',
  'data',
  'deliveryaddresses',
  'favicon',
  'feed',
  'healthz',
  'invoices',
  'kontakt',
  'koepvillkor',
  'lists',
  'look',
  'metrics',
  'office',
  'orders',
  'people',
  'pressroom',
  'products',
  'quickorder',
  'readyz',
  'requirelogin',
  'resellers',
  'robots',
  'season',
  'shopinfo',
  'sitemap',
  'start',
  'userprofile',
  'waiting',
  'watches',
];

/**
 * Accepts lower-case letters a to z, digits, and hyphens between them: addresses that people can read aloud, type and
 * send.
 */
export function isPagePath(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !ownPaths.includes(text);
}
