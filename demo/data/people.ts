import type { PersonRole } from '#shop/customers/person-roles.ts';

export type DemoPerson = {
  customerNumber: string;
  name: string;
  email: string;
  role: PersonRole;
  /** In öre; above it an order is for an administrator to approve. */
  orderLimit?: number;
};

/** They have the demo's password. */
export const demoPeople: readonly DemoPerson[] = [
  { customerNumber: '1001', name: 'Ingrid Köpman', email: 'inkop@butik1001.example', role: 'admin' },
  {
    customerNumber: '1001',
    name: 'Bo Butik',
    email: 'butik@butik1001.example',
    role: 'order',
    orderLimit: 500_000,
  },
  { customerNumber: '1001', name: 'Lova Lager', email: 'lager@butik1001.example', role: 'see' },
];
