import type { PersonRight } from '#kit/http/principal.ts';

/** What people of a customer are; a role is a name for a set of rights. */
export const personRoles = ['admin', 'order', 'see'] as const;
export type PersonRole = (typeof personRoles)[number];

/** An administrator sees invoices in any case. */
export function rightsOfRole(role: PersonRole, seesInvoices: boolean): PersonRight[] {
  if (role === 'admin') return ['see', 'order', 'invoices', 'administer'];
  const invoices: PersonRight[] = seesInvoices ? ['invoices'] : [];
  return role === 'order' ? ['see', 'order', ...invoices] : ['see', ...invoices];
}

export function roleOfRights(rights: Iterable<PersonRight>): PersonRole {
  const held = new Set(rights);
  if (held.has('administer')) return 'admin';
  return held.has('order') ? 'order' : 'see';
}
