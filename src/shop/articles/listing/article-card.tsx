import { memo } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { AddToCart } from '#shop/cart/add-to-cart/add-to-cart.tsx';
import { InCartMark } from '#shop/cart/add-to-cart/in-cart-mark.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleThumbnail } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleBadges } from './article-badges.tsx';
import styles from './article-card.module.css';
import { isPriced } from '#shop/articles/contract.ts';
import type { PricedArticle, ShownArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import { Price } from '#shop/articles/prices/price.tsx';
import { isSoldOut } from '#shop/articles/stock/stock-label.ts';
import { StockStatus } from '#shop/articles/stock/stock-status.tsx';

/** As wide as the list's columns make it. */
const sizes = '(min-width: 75rem) 18rem, (min-width: 40rem) 30vw, 46vw';

type Props = {
  article: ShownArticle;
  picture?: 'first' | 'lazy';
  /** Of the heading that names it. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Where it only leads on to the article, it has no price and nothing to order with. */
  leadsOn?: boolean;
};

/**
 * An article in a list: its name covers the whole card as a link, with what can be pressed above it. Its list is drawn
 * again at every change of view, page or login, and sixty cards with it would be felt.
 */
export const ArticleCard = memo(function ArticleCard(props: Props) {
  const { article, picture = 'lazy', level = 2, leadsOn = false } = props;
  const Heading = `h${level}` as const;
  const t = useT();
  const { ImageId } = article;
  const path = articlePath(article);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Image
          urlOf={ImageId === null ? undefined : (width) => articleThumbnail(ImageId, width)}
          sizes={sizes}
          alt=""
          loading={picture}
        />
        <ArticleBadges article={article} />
        {isPriced(article) && !leadsOn && (
          <span className={styles.inCart}>
            <InCartMark articleId={article.Id} />
          </span>
        )}
      </div>
      <div className={styles.title}>
        <Heading className={styles.name}>
          <Link to={path} title={article.ArticleText}>
            {article.ArticleText}
          </Link>
        </Heading>
        <p className={styles.number}>
          <VisuallyHidden>{t('article.number')} </VisuallyHidden>
          {article.ArticleNumber}
        </p>
      </div>
      {!leadsOn && (isPriced(article) ? <Trade article={article} /> : <More article={article} path={path} />)}
    </li>
  );
});

/** What a customer needs to order from the list. */
function Trade({ article }: { article: PricedArticle }) {
  const t = useT();
  return (
    <>
      <div className={styles.facts}>
        <p>
          <VisuallyHidden>{t('article.stock')}: </VisuallyHidden>
          <StockStatus article={article} />
        </p>
        <p>{t('cart.packOf', { count: article.QuantityPerPackage })}</p>
      </div>
      <div className={styles.price}>
        <Price article={article} />
      </div>
      <div className={styles.buy}>
        <AddToCart article={article} soldOut={isSoldOut(article)} />
      </div>
    </>
  );
}

/** What a visitor sees instead, in the room that a known customer's browser keeps for the above. */
function More({ article, path }: { article: ShownArticle; path: string }) {
  const t = useT();
  return (
    <>
      <div className={styles.facts}>
        <Link className={styles.more} to={path} tabIndex={-1}>
          {t('card.moreInformation')}
          <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
        </Link>
      </div>
      <div className={styles.price}>
        {!('QuantityAvailable' in article) && (
          <p className={styles.fetching} aria-hidden="true">
            {t('card.fetchingPrice')}
          </p>
        )}
      </div>
      <div className={styles.buy} />
    </>
  );
}
