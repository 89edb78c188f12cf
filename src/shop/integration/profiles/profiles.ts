import type { Profile } from '#kit/tables/layout/profile.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import type { ProfileName } from './profile-names.ts';
import { centraArticles } from './centra.ts';
import { fortnoxArticles, fortnoxCustomers } from './fortnox.ts';
import { shopifyArticles } from './shopify.ts';
import { spirisArticles, spirisCustomers } from './spiris.ts';
import { woocommerceArticles } from './woocommerce.ts';

const profiles: Record<ProfileName, Partial<Record<FileKind, Profile>>> = {
  shopify: { articles: shopifyArticles },
  woocommerce: { articles: woocommerceArticles },
  fortnox: { articles: fortnoxArticles, customers: fortnoxCustomers },
  spiris: { articles: spirisArticles, customers: spirisCustomers },
  centra: { articles: centraArticles },
};

export function profileOf(name: ProfileName, kind: FileKind): Profile | undefined {
  return profiles[name][kind];
}
