import { memo, useState } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleBadges } from './article-badges.tsx';
import { CardImage } from './card-image.tsx';
import styles from './article-card.module.css';
import type { Ordering } from './ordering.ts';
import { isPriced, type ShownArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';

type Props = {
  article: ShownArticle;
  image?: 'first' | 'lazy';
  /** The level of the heading with the article's name. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Without the controls the card only links to the article, and shows no price. */
  ordering?: Ordering;
};

/**
 * An article in a list. The link of its name covers the whole card, and controls lie above it. The component is
 * memoized because its list re-renders at every change of view, page or log-in, and sixty cards would be slow.
 */
export const ArticleCard = memo(function ArticleCard(props: Props) {
  const { article, image = 'lazy', level = 2, ordering } = props;
  const Heading = `h${level}` as const;
  const t = useT();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const path = articlePath(article);
  return (
    <li
      className={styles.card}
      data-focused={isFocused || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') setIsPointedAt(true);
      }}
      onFocus={({ target }) => {
        if (!target.matches(':focus-visible')) return;
        setIsPointedAt(true);
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <div className={styles.image}>
        <CardImage article={article} image={image} isPointedAt={isPointedAt} />
        <ArticleBadges article={article} />
        {isPriced(article) && ordering && (
          <span className={styles.inCart}>
            <ordering.InCartMark articleId={article.Id} />
          </span>
        )}
      </div>
      <div className={styles.title}>
        <Heading className={styles.name}>
          <Link
            to={path}
            title={isPointedAt ? article.ArticleText : undefined}
            lang={article.ShownIn?.ArticleText}
          >
            {article.ArticleText}
          </Link>
        </Heading>
        <p className={styles.number}>
          <VisuallyHidden>{t('article.number')} </VisuallyHidden>
          {article.ArticleNumber}
        </p>
      </div>
      {ordering &&
        (isPriced(article) ? (
          <ordering.CardTrade
            article={article}
            meanwhile={<More article={article} path={path} isFetching />}
          />
        ) : (
          <More article={article} path={path} isFetching={!('QuantityAvailable' in article)} />
        ))}
    </li>
  );
});

/** The visitor's alternative, in the space that a known customer's browser reserves for what a customer gets. */
function More({ article, path, isFetching }: { article: ShownArticle; path: string; isFetching: boolean }) {
  const t = useT();
  return (
    <>
      <div className={styles.facts}>
        <Link className={styles.more} to={path} tabIndex={-1}>
          {t('card.moreInformation')}
          <VisuallyHidden>: {article.ArticleText}</VisuallyHidden>
        </Link>
      </div>
      <div className={styles.price} data-fetching={isFetching || undefined}>
        {isFetching ? (
          <p className={styles.fetching} aria-hidden="true">
            {t('card.fetchingPrice')}
          </p>
        ) : (
          <p className={styles.fetching}>{t('card.priceOnRequest')}</p>
        )}
      </div>
      <div className={styles.buy} />
    </>
  );
}
