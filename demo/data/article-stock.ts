import { addDays } from '#kit/text/dates.ts';
import type { DemoArticle } from './article.ts';
import type { Random } from './random.ts';

export type Stock = Pick<
  DemoArticle,
  'quantityAvailable' | 'quantityOrdered' | 'estimatedDeliveryDate' | 'noArticleStock'
>;

const none: Stock = {
  quantityAvailable: 0,
  quantityOrdered: 0,
  estimatedDeliveryDate: null,
  noArticleStock: false,
};

/** Every stock text occurs among the first forty articles; the rest are mostly in stock. */
export function stockOf(index: number, today: string, random: Random): Stock {
  const [few, many, ordered, days, chance] = [
    random.between(1, 100),
    random.between(101, 900),
    random.between(2, 20) * 12,
    random.between(35, 120),
    random.between(1, 100),
  ];
  const expected = { ...none, quantityOrdered: ordered, estimatedDeliveryDate: addDays(today, days) };
  const onOrder = { ...none, quantityOrdered: 24 };
  const madeToOrder = { ...none, noArticleStock: true };

  const shown: Record<number, Stock> = {
    0: { ...none, quantityAvailable: 250 },
    5: { ...none, quantityAvailable: 101 },
    9: { ...none, quantityAvailable: 100 },
    14: { ...none, quantityAvailable: 1 },
    18: { ...expected, quantityOrdered: 60 },
    22: onOrder,
    26: madeToOrder,
    28: madeToOrder,
    33: none,
    37: { ...none, quantityAvailable: -3 },
  };
  const fixed = shown[index];
  if (fixed) return fixed;
  if (chance <= 55) return { ...none, quantityAvailable: many };
  if (chance <= 82) return { ...none, quantityAvailable: few };
  if (chance <= 88) return expected;
  if (chance <= 91) return onOrder;
  if (chance <= 95) return madeToOrder;
  return none;
}
