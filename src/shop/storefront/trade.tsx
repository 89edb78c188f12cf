import { CardTrade as Card } from '#shop/articles/listing/card-trade.tsx';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { isSoldOut } from '#shop/articles/stock/sold-out.ts';
import { AddToCart } from '#shop/cart/add-to-cart/add-to-cart.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { SaveCard } from './save-article.tsx';

export { InCartMark } from '#shop/cart/add-to-cart/in-cart-mark.tsx';
export { PriceTerms } from './price-terms.tsx';

/** What a customer sees of an article in a card, with the controls of the cart and of saved lists. */
export function CardTrade({ article }: { article: PricedArticle }) {
  return (
    <Card
      article={article}
      addToCart={
        <MayOrder>
          <AddToCart article={article} soldOut={isSoldOut(article)} />
        </MayOrder>
      }
      save={<SaveCard article={article} />}
    />
  );
}
