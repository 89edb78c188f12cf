import { Badge } from '#kit/widgets/badge.tsx';
import { inLanguage } from '#kit/text/language.ts';
import { formatPercent } from '#kit/text/percent.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-badges.module.css';
import { isPriced, type ShownArticle } from '#shop/articles/contract.ts';
import { isSoldOut } from '#shop/articles/stock/stock-label.ts';

/** Badges for news and discount on the picture. */
export function ArticleBadges({ article }: { article: ShownArticle }) {
  const t = useT();
  const language = useLanguage();
  // A discount badge on something that cannot be bought would mislead.
  const percent = isPriced(article) && !isSoldOut(article) ? article.Discount : null;
  if (!article.News && !article.SeasonNews && !percent) return null;
  return (
    <div className={styles.badges}>
      {(article.News || article.SeasonNews) && (
        <span className={styles.fitted}>
          <NewsBadge article={article} />
        </span>
      )}
      {percent ? (
        <span className={styles.discount}>
          <Badge kind="discount">
            {/* The badge is a sign, and the same in each language; what is read aloud is the language's own. */}
            <span aria-hidden="true">-{percent}%</span>
            <VisuallyHidden>
              {t('card.discount', { percent: formatPercent(percent, language) })}
            </VisuallyHidden>
          </Badge>
        </span>
      ) : null}
    </div>
  );
}

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
