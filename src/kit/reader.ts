/** Who asks. Made once, in the router, from the session. */
export type Reader = Visitor | Customer;

export type Visitor = { kind: 'visitor' };

export type Customer = {
  kind: 'customer';
  id: number;
  number: string;
  name: string;
  priceListCode: string;
  currencyCode: string;
  /** Buys without Swedish VAT. */
  vatExempt: boolean;
  /** The session was opened by other means than the customer's password. */
  authUsed: boolean;
  requireNewPassword: boolean;
  sessionHash: string;
};

export const visitor: Visitor = { kind: 'visitor' };
