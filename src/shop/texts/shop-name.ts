/** The company's name as people say it, without the form of company. */
export function shopName(companyName: string): string {
  return companyName.replace(/\s+(AB|HB|KB|A\/S|AS|ApS|Oy|GmbH|Ltd)\.?$/, '');
}
