import { useEffect, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-bar.module.css';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { Price } from '#shop/articles/prices/price.tsx';

type Props = { article: PricedArticle; formId: string };

/**
 * A bar at the bottom of a phone with the price and the cart button, shown while the page's own form is not fully
 * visible.
 */
export function ArticleBar({ article, formId }: Props) {
  const t = useT();
  const isInSight = useInSight(formId);
  return (
    <aside
      ref={keepFootClear}
      className={styles.bar}
      aria-label={t('article.addToCart')}
      data-article-bar
      hidden={isInSight !== false}
    >
      <div className={styles.price}>
        <Price article={article} />
        <p>{t('cart.packOf', { count: article.QuantityPerPackage })}</p>
      </div>
      <Button type="submit" form={formId} kind="primary">
        {t('article.addToCart')}
      </Button>
    </aside>
  );
}

/** Returns undefined until the observer has reported for the first time. */
function useInSight(id: string): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.intersectionRatio === 1), {
      threshold: [0, 1],
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return isInSight;
}
