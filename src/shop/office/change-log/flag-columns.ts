/** The columns of files that are yes or no. */
export const flagColumns: ReadonlySet<string> = new Set([
  'active',
  'annulled',
  'blocked',
  'carrier_account',
  'collected',
  'default',
  'fee_agreed',
  'news',
  'no_stock_article',
  'require_login',
  'season_news',
  'show_as_reseller',
]);
