import type { ReactNode } from 'react';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-card.module.css';
import type { PricedArticle } from '#shop/articles/contract.ts';
import { PriceSteps } from '#shop/articles/prices/price-steps.tsx';
import { Price } from '#shop/articles/prices/price.tsx';
import { StockStatus } from '#shop/articles/stock/stock-status.tsx';

type Props = { article: PricedArticle; addToCart: ReactNode; save: ReactNode };

/** What a customer sees of an article in a card, and the controls to order it with. */
export function CardTrade({ article, addToCart, save }: Props) {
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
        <PriceSteps steps={article.PriceSteps} />
      </div>
      <div className={styles.buy}>{addToCart}</div>
      <div className={styles.save}>{save}</div>
    </>
  );
}
