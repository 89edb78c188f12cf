import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Column } from './cells.ts';

export function useColumnLabel(currency: string): (column: Column) => string {
  const t = useOfficeT();
  return (column) => {
    if ('place' in column) {
      const n = column.place + 1;
      return t(column.kind === 'Quantity' ? 'priceGrid.step.Quantity' : 'priceGrid.step.Price', { n });
    }
    if (column.kind === 'Price') return t('prices.priceIn', { currency });
    return t(
      column.kind === 'RegularPrice' ? 'articles.field.RegularPrice' : 'prices.field.RecommendedPrice',
    );
  };
}
