export type DemoContactCard = {
  id: number;
  name: string;
  roleSv: string;
  roleEn: string;
  email: string;
  telephone: string;
  sort: number;
};

function card(sort: number, name: string, roleSv: string, roleEn: string, mailbox: string): DemoContactCard {
  const email = `${mailbox}@fjallbrusa.example`;
  return { id: sort, name, roleSv, roleEn, email, telephone: `08-465 004 0${sort}`, sort };
}

export const demoContactCards: readonly DemoContactCard[] = [
  card(1, 'Britta Söderkvist', 'Order och kundservice', 'Orders and customer service', 'order'),
  card(2, 'Håkan Myrberg', 'Försäljning Sverige', 'Sales Sweden', 'sverige'),
  card(3, 'Liv Sandøy', 'Försäljning export', 'Export sales', 'export'),
  card(4, 'Per-Erik Åström', 'Ekonomi', 'Accounts', 'ekonomi'),
  card(5, 'Signe Hallonqvist', 'Press och samarbeten', 'Press and collaborations', 'press'),
];
