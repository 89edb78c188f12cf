import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { AddToCart } from '#shop/cart/add-to-cart/add-to-cart.tsx';
import { whyNotAdded } from '#shop/cart/add-to-cart/why-not-added.ts';
import { MayOrder } from '#shop/login/may-order.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-trade.module.css';
import { isPriced, readArticle, type ShownArticle } from '#shop/articles/contract.ts';
import { FetchingPrices } from '#shop/articles/prices/fetching-prices.tsx';
import { Price } from '#shop/articles/prices/price.tsx';
import { PriceTerms } from './price-terms.tsx';
import { SoldOutNote } from '#shop/articles/stock/sold-out-note.tsx';
import { isSoldOut } from '#shop/articles/stock/sold-out.ts';

// Only customers have prices, lists, and a bar that orders.
const MorePrices = lazyPart(async () => (await import('#shop/articles/prices/more-prices.tsx')).MorePrices);
const ArticleBar = lazyPart(async () => (await import('./article-bar.tsx')).ArticleBar);
const SaveArticle = lazyPart(async () => (await import('./save-article.tsx')).SaveArticle);

/** The price and the order form; a visitor is told how to see prices. */
export function ArticleTrade({ article }: { article: ShownArticle }) {
  const t = useT();
  const trade = useRef<HTMLDivElement>(null);
  const formId = useId();
  const soldOut = 'QuantityAvailable' in article && isSoldOut(article);
  /** The form shows the message itself, but it is out of view when the bar was used. */
  function sayIfUnseen(text: string, isError: boolean) {
    if (trade.current?.querySelector('[data-article-bar]')?.checkVisibility())
      toast(text, { error: isError });
  }
  return (
    <div ref={trade} className={styles.trade}>
      {isPriced(article) && (
        <div className={styles.price}>
          <Price article={article} size="page" />
          <PriceTerms className={styles.vat} of="article" />
          {(article.PriceSteps || article.RecommendedPrice) && <MorePrices article={article} />}
        </div>
      )}
      {soldOut && <SoldOutNote article={article} />}
      {isPriced(article) ? (
        <MayOrder>
          <AddToCart
            article={article}
            soldOut={soldOut}
            formId={formId}
            onAdded={(count) => sayIfUnseen(plural(t, 'card.added', count), false)}
            onFailed={(error) => sayIfUnseen(whyNotAdded(error, t), true)}
          />
          <div className={styles.save}>
            <SaveArticle article={article} />
          </div>
          {!soldOut && <ArticleBar article={article} formId={formId} />}
        </MayOrder>
      ) : (
        <LogInFirst articleId={article.Id} />
      )}
    </div>
  );
}

/** A customer sees this while the price loads, or when the article has no price yet. */
function LogInFirst({ articleId }: { articleId: number }) {
  const t = useT();
  const { state } = useLogin();
  const { pathname, search } = useLocation();
  const { isFetching, isSuccess } = useEndpoint(readArticle, { id: articleId });
  if (state === 'in' && isFetching) return <FetchingPrices />;
  if (state === 'in') return isSuccess && <p className={styles.visitor}>{t('card.priceOnRequest')}</p>;
  return (
    <>
      {state === 'unchecked' && <FetchingPrices />}
      <p className={styles.visitor} data-unchecked={state === 'unchecked' || undefined}>
        <ButtonLink to={`/requirelogin?from=${encodeURIComponent(pathname + search)}`}>
          {t('login.pricesAfterLogIn')}
        </ButtonLink>
      </p>
    </>
  );
}
