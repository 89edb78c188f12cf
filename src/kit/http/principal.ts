/** Who asks. Made once, in the router, from the session. */
export type ShopPrincipal = Visitor | Customer;

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
  /** The staff member who opened the session in the customer's place. */
  actingStaff: { id: number; name: string } | undefined;
  /** Of this session, which may set one without the current password; others of the customer's may not. */
  requireNewPassword: boolean;
  sessionHash: string;
};

/** What may be done in the office, declared where the roles are: `declare module './principal.ts' { interface Rights … }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Rights {}
export type Right = keyof Rights;

/** One of the maker's own people, in the office. Known by a cookie of its own, and nobody in the shop. */
export type StaffMember = {
  kind: 'staff';
  id: number;
  name: string;
  email: string;
  role: string;
  rights: ReadonlySet<Right>;
  sessionHash: string;
};

/** A program of the maker's, such as a business system, known by its key. */
export type ApiClient = { kind: 'program'; id: number; name: string; rights: ReadonlySet<Right> };

/** Whoever makes a call: in the shop, in the office, or for another system. */
export type Principal = ShopPrincipal | StaffMember | ApiClient;

export const visitor: Visitor = { kind: 'visitor' };
