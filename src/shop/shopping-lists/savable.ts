/** What can be saved in a list: an article, an order or the cart, which may be emptied in the same step. */
export type Savable =
  | { kind: 'article'; articleId: number; articleText: string; quantity: number }
  | { kind: 'order'; orderId: number }
  | { kind: 'cart'; empties: boolean };
