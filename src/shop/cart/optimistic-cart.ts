import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { steppedPriceOf, stepToWire } from '#shop/articles/prices/steps-on-wire.ts';
import { nextStep, pricePerPiece } from '#shop/order-model/price-steps.ts';
import type { Cart, CartRow } from './contract.ts';

export type CartArticle = {
  Id: number;
  ArticleNumber: string;
  ArticleText: string;
  QuantityPerPackage: number;
  ImageId: number | null;
  ProductGroupId: number;
  Price: number;
  PriceSteps?: CartRow['PriceSteps'];
};

// The functions below compute the cart after a change of its rows, which is shown until the server has answered. The
// VAT stays unchanged, since only the server knows the rates.

/** Adds pieces of an article; a negative quantity removes them. */
export function withMore(cart: Cart, article: CartArticle, quantity: number): Cart {
  const before = cart.Rows.find((row) => row.ArticleId === article.Id);
  const after = (before?.Quantity ?? 0) + quantity;
  if (before && after <= 0) return withoutRow(cart, before.Id);
  if (before) return withQuantity(cart, before.Id, after);
  return after > 0 ? withRows(cart, [...cart.Rows, rowOf(newRow(article), after)]) : cart;
}

export function withQuantity(cart: Cart, rowId: number, quantity: number): Cart {
  return withRows(
    cart,
    cart.Rows.map((row) => (row.Id === rowId ? rowOf(row, quantity) : row)),
  );
}

export function withoutRow(cart: Cart, rowId: number): Cart {
  return withRows(
    cart,
    cart.Rows.filter((row) => row.Id !== rowId),
  );
}

/** Puts a row back in its place; a row that already exists again stays unchanged. */
export function withRow(cart: Cart, row: CartRow, index: number): Cart {
  if (cart.Rows.some((one) => one.ArticleId === row.ArticleId)) return cart;
  return withRows(cart, cart.Rows.toSpliced(index, 0, row));
}

function withRows(cart: Cart, rows: CartRow[]): Cart {
  const excludingVat = rows.reduce((sum, row) => sum + wireToOre(row.TotalAmount), 0);
  return {
    ...cart,
    Rows: rows,
    TotalExcludingVat: oreToWire(excludingVat),
    TotalAmount: oreToWire(excludingVat + wireToOre(cart.VatAmount)),
  };
}

function rowOf(row: CartRow, quantity: number): CartRow {
  const price = steppedPriceOf(row.BasePrice ?? row.Price, row.PriceSteps);
  const priceOre = pricePerPiece(price, quantity);
  const next = nextStep(price, quantity);
  return {
    ...row,
    Quantity: quantity,
    Price: oreToWire(priceOre),
    TotalAmount: oreToWire(priceOre * quantity),
    NextStep: next ? stepToWire(next) : null,
  };
}

/** The id is negative, so that it cannot be one of the server's. */
function newRow(article: CartArticle): CartRow {
  return {
    Id: -article.Id,
    ArticleId: article.Id,
    ArticleNumber: article.ArticleNumber,
    ArticleText: article.ArticleText,
    Quantity: 0,
    QuantityPerPackage: article.QuantityPerPackage,
    Price: article.Price,
    TotalAmount: 0,
    ImageId: article.ImageId,
    ProductGroupId: article.ProductGroupId,
    QuantityShort: 0,
    SoldOut: false,
    // The value is not shown while nothing is short, and the server's row replaces it.
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
    PreviousPrice: null,
    NextStep: null,
    ...(article.PriceSteps && { PriceSteps: article.PriceSteps, BasePrice: article.Price }),
  };
}
