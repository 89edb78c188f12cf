import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { priceLabel } from '#shop/articles/prices/price-label.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Bought } from './contract.ts';
import list from '#shop/orders/own-list.module.css';
import styles from './bought.module.css';
import { percentOf } from './percent-of.ts';

export function BoughtPrices({ row: { PriceThen, PriceNow } }: { row: Bought }) {
  const t = useT();
  const language = useLanguage();
  const percent = percentOf(PriceThen, PriceNow, language);
  return (
    <>
      <span className={styles.prices}>
        {PriceThen !== null && PriceThen !== PriceNow && (
          <span className={styles.then}>{priceLabel(PriceThen, t, language)} </span>
        )}
        {PriceThen !== null && PriceNow !== null && PriceThen !== PriceNow && (
          <span aria-hidden="true">→ </span>
        )}
        {PriceNow !== null && <strong>{priceLabel(PriceNow, t, language)}</strong>}
      </span>
      {percent && (
        <p className={list.quiet}>
          <span aria-hidden="true">
            {percent.isUp ? '↑' : '↓'} {percent.text}
          </span>
          <VisuallyHidden>
            {t(percent.isUp ? 'bought.up' : 'bought.down', { percent: percent.text })}
          </VisuallyHidden>
        </p>
      )}
    </>
  );
}
