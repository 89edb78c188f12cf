import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { stockLabel, type StockedArticle } from './stock-label.ts';
import styles from './stock-status.module.css';

export function StockStatus({ article }: { article: StockedArticle }) {
  const locale = { language: useLanguage(), t: useT(), today: useToday() };
  const { text, state } = stockLabel(article, useSettings(), locale);
  return (
    <span className={styles.stock} data-state={state}>
      {text}
    </span>
  );
}
