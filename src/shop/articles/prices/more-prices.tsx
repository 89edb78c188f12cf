import type { PricedArticle } from '#shop/articles/contract.ts';
import { PriceSteps } from './price-steps.tsx';
import { RecommendedPrice } from './recommended-price.tsx';

/** What an article costs in larger rows, and what it is recommended to cost in shops. */
export function MorePrices({ article }: { article: PricedArticle }) {
  return (
    <>
      <PriceSteps steps={article.PriceSteps} size="page" />
      <RecommendedPrice amount={article.RecommendedPrice} />
    </>
  );
}
