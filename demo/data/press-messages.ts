import { addDays } from '#kit/text/dates.ts';
import { pressCompanyNews } from './press-company-news.ts';
import type { DemoPressMessage } from './press-message.ts';
import { pressProductNews } from './press-product-news.ts';
import { pressSaidAboutUs } from './press-said-about-us.ts';

/** Oldest first; the last one becomes public nine days after `today`. */
export function demoPressMessages(today: string): DemoPressMessage[] {
  return [...pressProductNews, ...pressCompanyNews, ...pressSaidAboutUs]
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map(({ daysAgo, ...text }, place) => ({
      ...text,
      id: place + 1,
      publishAt: `${addDays(today, -daysAgo)}T07:00:00Z`,
    }));
}
