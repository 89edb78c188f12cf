/** Who calls. The router determines it once, from the session. */
export type ShopPrincipal = Visitor | CustomerSession;

export type Visitor = { kind: 'visitor' };

/** Who buys and pays, whoever acts for it. What else the shop knows of it is declared where it is read, as `Rights` below are. */
export interface Customer {
  kind: 'customer';
  id: number;
  number: string;
  name: string;
}

/** What a person may do for a customer, declared as `Rights` are. */
export interface PersonRights {}
export type PersonRight = keyof PersonRights;

/** Who acts for a customer, within its rights. */
export interface Person {
  id: number;
  /** Undefined for whoever logs in with the customer's number. */
  name: string | undefined;
  rights: ReadonlySet<PersonRight>;
}

/** A log-in to the shop: the customer that it is for, and the person who acts. */
export type CustomerSession = Customer & {
  /** Nothing that the customer does counts: it is the one with whom the owner tries the shop. */
  isTest: boolean;
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
