import type { DemoArticle } from './article.ts';
import { forSellersPage } from './page-for-sellers.ts';
import { historyPage } from './page-history.ts';
import { inspirationPage } from './page-inspiration.ts';
import { meetUsPage } from './page-meet-us.ts';
import { privacyPage } from './page-privacy.ts';
import { sustainabilityPage } from './page-sustainability.ts';
import type { DemoPage } from './page.ts';

export function demoPages(articles: readonly DemoArticle[]): DemoPage[] {
  return [
    historyPage,
    inspirationPage(articles),
    sustainabilityPage,
    meetUsPage,
    forSellersPage(articles),
    privacyPage,
  ];
}
