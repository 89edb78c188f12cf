import { plural } from '#shop/texts/text.ts';
import type { ForecastLocale } from '#shop/delivery-forecast/forecast-words.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

const mostNamed = 3;

/** `3 rader hinner inte: Mugg, Bricka, Fat`; of many rows the first are named. */
export function lateInWords(late: readonly Verdict[], { t }: Pick<ForecastLocale, 't'>): string {
  const names = late.flatMap(({ Article }) => (Article ? [Article.ArticleText] : []));
  const named = names.slice(0, mostNamed).join(', ');
  const more = names.length - mostNamed;
  const articles = more > 0 ? t('forecast.andMore', { articles: named, count: more }) : named;
  return plural(t, 'forecast.late', late.length, { articles });
}
