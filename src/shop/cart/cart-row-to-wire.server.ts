import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { stepsToWire, stepToWire } from '#shop/articles/prices/steps-on-wire.ts';
import { nextStep } from '#shop/order-model/price-steps.ts';
import type { RowForSale } from './cart.server.ts';
import type { CartRow } from './contract.ts';

export function cartRowToWire({ stored, article, row }: RowForSale, language: Language): CartRow {
  const { id, quantity, price_when_added } = stored;
  const next = nextStep(article, quantity);
  return {
    Id: id,
    ArticleId: article.id,
    ArticleNumber: article.articleNumber,
    ArticleText: inLanguage(language, article.nameSv, article.nameEn),
    ...shownIn(language, { ArticleText: [article.nameSv, article.nameEn] }),
    Quantity: quantity,
    QuantityPerPackage: article.pack,
    Price: oreToWire(row.priceOre),
    TotalAmount: oreToWire(row.totalOre),
    ImageId: article.imageId,
    ProductGroupId: article.productGroupId,
    QuantityShort: row.quantityShort,
    SoldOut: article.soldOut,
    OrderedArticles: article.restock.OrderedArticles,
    EstimatedDeliveryDate: article.restock.EstimatedDeliveryDate,
    NoArticleStock: article.restock.NoArticleStock,
    SeasonNews: article.restock.SeasonNews,
    PreviousPrice: price_when_added === article.priceOre ? null : oreToWire(price_when_added),
    NextStep: next ? stepToWire(next) : null,
    ...(article.steps.length > 0 && {
      PriceSteps: stepsToWire(article.steps),
      BasePrice: oreToWire(article.priceOre),
    }),
  };
}
