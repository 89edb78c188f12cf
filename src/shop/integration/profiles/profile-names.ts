import type { FileKind } from '#shop/integration/kinds.ts';

/** The programs whose files are known. */
export const profileNames = ['shopify', 'woocommerce', 'fortnox', 'spiris', 'centra'] as const;
export type ProfileName = (typeof profileNames)[number];

export const namesOfPrograms: Record<ProfileName, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  fortnox: 'Fortnox',
  spiris: 'Spiris (Visma eEkonomi)',
  centra: 'Centra',
};

/** Whether a program is taken to write prices with VAT, unless a person says otherwise. */
export function pricesIncludeVatIn(program: ProfileName): boolean {
  return program === 'shopify' || program === 'woocommerce';
}

/** Only accounting has customers who are companies. */
export function programsFor(kind: FileKind): readonly ProfileName[] {
  if (kind === 'articles') return profileNames;
  return kind === 'customers' ? ['fortnox', 'spiris'] : [];
}
