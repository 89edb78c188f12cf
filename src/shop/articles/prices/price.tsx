import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { priceLabel, priceOrFree } from './price-label.ts';
import styles from './price.module.css';

type Props = { article: Pick<PricedArticle, 'Price' | 'RegularPrice'>; size?: 'card' | 'page' };

/** The price, with a higher regular price struck through. */
export function Price({ article: { Price, RegularPrice }, size = 'card' }: Props) {
  const t = useT();
  const language = useLanguage();
  const isReduced = RegularPrice !== null && RegularPrice > Price;
  return (
    <p className={styles.price} data-size={size}>
      <span className={styles.now} data-reduced={isReduced || undefined}>
        {priceOrFree(Price, t, language)}
      </span>{' '}
      {isReduced && (
        <del className={styles.before}>
          <VisuallyHidden>{t('article.regularPrice')} </VisuallyHidden>
          {priceLabel(RegularPrice, t, language)}
        </del>
      )}
    </p>
  );
}
