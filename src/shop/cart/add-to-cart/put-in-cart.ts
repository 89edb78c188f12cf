import { oreToWire, wireToOre } from '#kit/text/money.ts';
import type { Cart, CartRow } from '#shop/cart/contract.ts';

export type CartArticle = {
  Id: number;
  ArticleNumber: string;
  ArticleText: string;
  QuantityPerPackage: number;
  ImageId: number | null;
  ProductGroupId: number;
  Price: number;
};

/**
 * What the cart becomes with so many more of an article, shown until the server has answered; a negative quantity takes
 * them out again. The totals follow without the VAT, which only the server knows.
 */
export function putInCart(cart: Cart, article: CartArticle, quantity: number): Cart {
  const before = cart.Rows.find((row) => row.ArticleId === article.Id);
  const after = (before?.Quantity ?? 0) + quantity;
  const row: CartRow = {
    ...(before ?? newRow(article)),
    Quantity: after,
    TotalAmount: times(article.Price, after),
  };
  const rows = before ? cart.Rows.map((one) => (one === before ? row : one)) : [...cart.Rows, row];
  const added = wireToOre(article.Price) * quantity;
  return {
    ...cart,
    Rows: rows.filter((one) => one.Quantity > 0),
    TotalExcludingVat: oreToWire(wireToOre(cart.TotalExcludingVat) + added),
    TotalAmount: oreToWire(wireToOre(cart.TotalAmount) + added),
  };
}

/** Its id is below zero, so that it is no row of the server's. */
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
    // Not shown of a row that lacks nothing; the server's row comes in its place.
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
    PreviousPrice: null,
  };
}

function times(price: number, quantity: number): number {
  return oreToWire(wireToOre(price) * quantity);
}
