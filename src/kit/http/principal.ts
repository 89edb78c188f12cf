/** Who calls. The router determines it once, from the session. */
export type ShopPrincipal = Visitor | CustomerSession;

export type Visitor = { kind: 'visitor' };

/** Who buys and pays: prices, currency, VAT and terms are the customer's, whoever acts for it. */
export type Customer = {
  kind: 'customer';
  id: number;
  number: string;
  name: string;
  /** Empty where the list's currency is not the customer's: then there are no prices. */
  priceListCode: string;
  currencyCode: string;
  vatNumber: string | null;
  /** Where goods go without a choice: the customer's default delivery address, else that of the invoice. */
  destination: { countryCode: string; zipCode: string };
};

/** What a person may do for a customer, declared as `Rights` below are. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface PersonRights {}
export type PersonRight = keyof PersonRights;

/** Who acts for a customer: fills a cart and orders, within its rights. */
export type Person = {
  id: number;
  /** Undefined for whoever logs in with the customer's number. */
  name: string | undefined;
  rights: ReadonlySet<PersonRight>;
  cartId: number;
};

/** A log-in to the shop: the customer that it is for, and the person who acts. */
export type CustomerSession = Customer & {
  person: Person;
  /** The session was opened by other means than the customer's password. */
  authUsed: boolean;
  /** The staff member who opened the session on the customer's behalf. */
  actingStaff: { id: number; name: string } | undefined;
  /**
   * Applies to this session only, which may set a password without the current one; the customer's other sessions may
   * not.
   */
  requireNewPassword: boolean;
  sessionHash: string;
};

/** The rights in the office, declared where the roles are: `declare module './principal.ts' { interface Rights … }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Rights {}
export type Right = keyof Rights;

/** A staff member in the office, identified by a separate cookie. In the shop a staff member is a visitor. */
export type StaffMember = {
  kind: 'staff';
  id: number;
  name: string;
  email: string;
  role: string;
  rights: ReadonlySet<Right>;
  sessionHash: string;
};

/** A program of the maker's, such as a business system, identified by its key. */
export type ApiClient = { kind: 'program'; id: number; name: string; rights: ReadonlySet<Right> };

/** Whoever calls: in the shop, in the office, or as another system. */
export type Principal = ShopPrincipal | StaffMember | ApiClient;

export const visitor: Visitor = { kind: 'visitor' };
