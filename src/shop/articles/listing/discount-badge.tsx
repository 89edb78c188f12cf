import { Badge } from '#kit/widgets/badge.tsx';
import { formatPercent } from '#kit/text/percent.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-badges.module.css';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { isSoldOut } from '#shop/articles/stock/sold-out.ts';

/** The discount on the picture; a badge on something that cannot be bought would mislead. */
export function DiscountBadge({ article }: { article: PricedArticle }) {
  const t = useT();
  const language = useLanguage();
  const percent = isSoldOut(article) ? null : article.Discount;
  if (!percent) return null;
  return (
    <span className={styles.discount}>
      <Badge kind="discount">
        {/* The badge is a sign, and the same in each language; what is read aloud is the language's own. */}
        <span aria-hidden="true">-{percent}%</span>
        <VisuallyHidden>{t('card.discount', { percent: formatPercent(percent, language) })}</VisuallyHidden>
      </Badge>
    </span>
  );
}
