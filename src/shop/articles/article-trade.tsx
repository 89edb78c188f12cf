import { useLocation } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { AddToCart } from '#shop/cart/add-to-cart.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-trade.module.css';
import { isPriced } from './contract.ts';
import type { ShownArticle } from './contract.ts';
import { Price } from './price.tsx';
import { PriceTerms } from './price-terms.tsx';
import { isSoldOut } from './stock-label.ts';

/** The price and the way into the cart; a visitor is told how to see them. */
export function ArticleTrade({ article }: { article: ShownArticle }) {
  return (
    <div className={styles.trade}>
      {isPriced(article) ? (
        <>
          <div className={styles.price}>
            <Price article={article} size="page" />
            <PriceTerms className={styles.vat} of="article" />
          </div>
          <AddToCart article={article} soldOut={isSoldOut(article)} />
        </>
      ) : (
        <LogInFirst />
      )}
    </div>
  );
}

function LogInFirst() {
  const t = useT();
  const { state } = useLogin();
  const { pathname, search } = useLocation();
  return (
    <p className={styles.visitor} data-unchecked={state === 'unchecked' || undefined}>
      {/* A customer who gets here waits for prices, or the article has none yet. */}
      {state !== 'in' && (
        <ButtonLink to={`/requirelogin?from=${encodeURIComponent(pathname + search)}`}>
          {t('login.pricesAfterLogIn')}
        </ButtonLink>
      )}
    </p>
  );
}
