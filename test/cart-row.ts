import type { CartRow } from '../src/shop/cart/contract.ts';

/** A row of a cart with a price in kronor and a quantity of pieces; its article has the id 100 + `id`. */
export function cartRow(id: number, price: number, quantity: number): CartRow {
  return {
    Id: id,
    ArticleId: 100 + id,
    ArticleNumber: `1000${id}`,
    ArticleText: `Bricka ${id}`,
    Quantity: quantity,
    QuantityPerPackage: 6,
    Price: price,
    TotalAmount: price * quantity,
    ImageId: null,
    ProductGroupId: 11,
    QuantityShort: 0,
    SoldOut: false,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
    PreviousPrice: null,
    NextStep: null,
  };
}
