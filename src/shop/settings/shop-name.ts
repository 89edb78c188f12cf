/** Returns the company's name without its legal form. */
export function shopName(companyName: string): string {
  return companyName.replace(/\s+(AB|HB|KB|A\/S|AS|ApS|Oy|GmbH|Ltd)\.?$/, '');
}
