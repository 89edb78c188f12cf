import { inLanguage, shownIn, type Language } from '#kit/text/language.ts';
import { nameIn, nameShownIn } from '#kit/text/names.ts';
import { oreToWire } from '#kit/text/money.ts';
import type { Article } from './contract.ts';
import type { CataloguePrice } from '#shop/articles/prices/price-of-day.ts';
import { stepsToWire } from '#shop/articles/prices/steps-on-wire.ts';
import { discountPercent } from '#shop/articles/prices/discount.ts';
import { priceFor, type PriceTerms } from './snapshot.server.ts';
import type { ColourRow, MaterialRow } from '#shop/articles/traits/store.server.ts';
import type { CatalogueArticle } from './memoized-article.server.ts';

/** Converts the whole article; the schema that writes the answer decides which fields a visitor gets. */
export function articleToWire(article: CatalogueArticle, language: Language, terms: PriceTerms): Article {
  const { row, imageIds } = article;
  const second = imageIds.find((id) => id !== row.image_id);
  const found = priceFor(article, terms);
  return {
    Id: row.id,
    ArticleText: inLanguage(language, row.name_sv, row.name_en),
    ArticleNumber: row.article_number,
    QuantityPerPackage: row.quantity_per_package,
    News: row.news,
    SeasonNews: row.season_news,
    ImageId: row.image_id,
    ...(second !== undefined && { SecondImageId: second }),
    ProductGroupId: row.product_group_id,
    EAN: row.ean,
    BoxWidth: tenth(row.box_width_mm),
    BoxHeight: tenth(row.box_height_mm),
    BoxDepth: tenth(row.box_depth_mm),
    Weight: row.weight_g === null ? null : row.weight_g / 1000,
    Description: inLanguage(language, row.description_sv, row.description_en),
    Text: inLanguage(language, row.text_sv, row.text_en),
    QuantityAvailable: Math.max(0, row.quantity_available),
    OrderedArticles: row.quantity_ordered,
    EstimatedDeliveryDate: row.estimated_delivery_date,
    NoArticleStock: row.no_article_stock,
    ...shownIn(language, {
      ArticleText: [row.name_sv, row.name_en],
      Description: [row.description_sv, row.description_en],
      Text: [row.text_sv, row.text_en],
    }),
    ...(found && pricesToWire(found)),
  };
}

function pricesToWire(found: CataloguePrice) {
  const price = oreToWire(found.price);
  const regular = found.regular === null ? null : oreToWire(found.regular);
  return {
    Price: price,
    RegularPrice: regular !== null && regular > price ? regular : null,
    Discount: discountPercent(price, regular),
    ...(found.steps.length > 0 && { PriceSteps: stepsToWire(found.steps) }),
    ...(found.recommended !== null && { RecommendedPrice: oreToWire(found.recommended) }),
  };
}

function tenth(millimetres: number | null): number | null {
  return millimetres === null ? null : millimetres / 10;
}

export function coloursToWire(rows: readonly ColourRow[], language: Language) {
  return rows.map((row) => ({
    Id: row.id,
    Name: nameIn(language, row),
    Hex: row.hex,
    ...nameShownIn(language, row),
  }));
}

export function materialsToWire(rows: readonly MaterialRow[], language: Language) {
  return rows.map((row) => ({
    Id: row.id,
    Name: nameIn(language, row),
    ...nameShownIn(language, row),
  }));
}
