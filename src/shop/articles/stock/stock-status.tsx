import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { useSettings } from '#shop/settings/use-settings.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { stockLabel } from './stock-label.ts';
import type { OrderMonths, StockedArticle } from './stock-label.ts';
import styles from './stock-status.module.css';

const unset: OrderMonths = {
  OrderMonth: '',
  OrderMonthSeason: '',
  OrderMonthSV: '',
  OrderMonthEN: '',
  OrderMonthsSeasonSV: '',
  OrderMonthsSeasonEN: '',
};

export function StockStatus({ article }: { article: StockedArticle }) {
  const { text, state } = stockLabel(
    article,
    { ...unset, ...useSettings() },
    { language: useLanguage(), t: useT(), today: useToday() },
  );
  return (
    <span className={styles.stock} data-state={state}>
      {text}
    </span>
  );
}
