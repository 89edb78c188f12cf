import { Badge } from '#kit/widgets/badge.tsx';
import { inLanguage } from '#kit/text/language.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-badges.module.css';
import { isPriced, type ShownArticle } from '#shop/articles/contract.ts';

// Only customers see prices: a visitor's first visit does without.
const DiscountBadge = lazyPart(async () => (await import('./discount-badge.tsx')).DiscountBadge);

/** Badges for news and discount on the picture. */
export function ArticleBadges({ article }: { article: ShownArticle }) {
  const isDiscounted = isPriced(article) && article.Discount;
  if (!article.News && !article.SeasonNews && !isDiscounted) return null;
  return (
    <div className={styles.badges}>
      {(article.News || article.SeasonNews) && (
        <span className={styles.fitted}>
          <NewsBadge article={article} />
        </span>
      )}
      {isDiscounted ? <DiscountBadge article={article} onFailed={doWithout} /> : null}
    </div>
  );
}

/** The price tells it, too. */
function doWithout(): void {}

/** A badge with `New` or `New this season`, in the maker's words. */
export function NewsBadge({ article: { News, SeasonNews } }: { article: ShownArticle }) {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  if (SeasonNews) {
    const { ArticleSeasonNewsTextSV = '', ArticleSeasonNewsTextEN } = settings;
    const text = inLanguage(language, ArticleSeasonNewsTextSV, ArticleSeasonNewsTextEN);
    return <Badge kind="season">{text || t('card.seasonNews')}</Badge>;
  }
  if (!News) return null;
  const text = inLanguage(language, settings.ArticleNewsTextSV ?? '', settings.ArticleNewsTextEN);
  return <Badge kind="news">{text || t('card.news')}</Badge>;
}
