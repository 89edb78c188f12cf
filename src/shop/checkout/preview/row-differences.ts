import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import type { Language } from '#kit/text/language.ts';
import type { CartRow } from '#shop/cart/contract.ts';
import { inWholePackages } from '#shop/order-model/packages.ts';
import type { T } from '#shop/texts/text.ts';

type Row = Pick<
  CartRow,
  'ArticleId' | 'ArticleText' | 'Price' | 'Quantity' | 'QuantityPerPackage' | 'QuantityShort'
>;
type Locale = { t: T; language: Language; currencyCode: string };

/** Describes how the rows of a cart differ from those that were shown, one sentence for each difference. */
export function rowDifferences(shown: readonly Row[], now: readonly Row[], locale: Locale): string[] {
  const { t } = locale;
  const before = new Map(shown.map((row) => [row.ArticleId, row]));
  const after = new Map(now.map((row) => [row.ArticleId, row]));
  return [
    ...shown.flatMap((row) => {
      const next = after.get(row.ArticleId);
      const article = row.ArticleText;
      return next ? changesOf(row, next, locale) : [t('checkout.difference.gone', { article })];
    }),
    ...now
      .filter(({ ArticleId }) => !before.has(ArticleId))
      .map(({ ArticleText }) => t('checkout.difference.added', { article: ArticleText })),
  ];
}

function changesOf(shown: Row, now: Row, { t, language, currencyCode }: Locale): string[] {
  const article = now.ArticleText;
  const changes: string[] = [];
  if (shown.Price !== now.Price) {
    const money = (wire: number) => moneyInWords(wireToOre(wire), currencyCode, language);
    const prices = { then: money(shown.Price), now: money(now.Price) };
    changes.push(t('checkout.difference.price', { article, ...prices }));
  }
  if (shown.Quantity !== now.Quantity) {
    const quantities = { then: shown.Quantity, now: now.Quantity };
    changes.push(t('checkout.difference.quantity', { article, ...quantities }));
  }
  const pack = now.QuantityPerPackage;
  if (now.Quantity !== inWholePackages(now.Quantity, pack)) {
    changes.push(t('checkout.difference.package', { article, pack }));
  }
  if (shown.QuantityShort !== now.QuantityShort) {
    const count = now.QuantityShort;
    changes.push(
      count > 0
        ? t('checkout.difference.short', { article, count })
        : t('checkout.difference.inStock', { article }),
    );
  }
  return changes;
}
