import type { FreightRules } from './fees.ts';
import type { WayId } from './open-untidy-shop.ts';
import type { Article } from './untidy-goods.ts';

export type OrderBody = {
  wayOfDeliveryId?: WayId;
  partialDelivery?: boolean;
  deliveryAddressId?: number;
  addToOrderId?: number;
  orderInfoText: string;
};

/** What the window showed of the cart: the shop's own version of it, and what the test thinks that it stands for. */
export type Seen = { version: string; sight: string; total: number | undefined };

/** One call that changes something. Buyers are named by their place. */
export type Act =
  | { what: 'add'; buyer: number; articleId: number; quantity: number }
  | { what: 'change'; buyer: number; rowId: number; quantity: number }
  | { what: 'remove'; buyer: number; rowId: number }
  | { what: 'rows'; buyer: number; mode: 'add' | 'replace'; rows: { articleId: number; quantity: number }[] }
  | { what: 'order'; buyer: number; key: string; body: OrderBody; seen: Seen | undefined }
  | { what: 'save list'; buyer: number; emptyCart: boolean }
  | { what: 'default address'; buyer: number; addressId: number }
  | { what: 'edit'; articleId: number; change: Edit }
  | { what: 'freight'; rules: FreightRules }
  | { what: 'take in hand'; orderId: number }
  | { what: 'cancel'; orderId: number };

/** What the office changes of an article. A price is that of the list, `stock` what comes or goes. */
export type Edit = Partial<
  Pick<Article, 'pack' | 'vatRate' | 'active' | 'groupId' | 'ordered' | 'expected' | 'madeToOrder'>
> & { stock?: number; price?: { list: string; ore: number } };

/** What must come of a call: amounts in öre. */
export type Expected = {
  status: number;
  /** The code of the problem. */
  problem?: string;
  /** The field that is refused, and the rule. */
  field?: [field: string, rule: string];
  /** The new sum of an order that was refused because it would cost another. */
  totalAmount?: number;
  /** The place of the order in the world that the answer is about. */
  order?: number;
  replayed?: boolean;
  /** The rows that were not added, by their place in the call, with the reasons. */
  notAdded?: [line: number, codes: string[]][];
  /** The place of the list in the world that was made. */
  list?: number;
};
