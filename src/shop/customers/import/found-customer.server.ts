import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';

const ofSeveral = 'is that of several customers: write the customer number';

export type Keys = { id: number; customer_number: string; name: string; email: string; org: string | null };

/** How a row without a customer number is told from others. */
type Given = { name?: string | undefined; email?: string | undefined; org_no?: string | undefined };

export type FoundBy<Customer> = { customer: Customer; by: 'company number' | 'e-mail address and name' };

/**
 * Finds the customer that a row without a number means, so that a file that is sent again makes none twice: by the
 * company number, else by e-mail address and name. Where that cannot be told, the reason to ask for the number.
 */
export function customerFinder<Customer extends Keys>(customers: Iterable<Customer>) {
  const byOrg = new Map<string, Customer[]>();
  const byPerson = new Map<string, Customer[]>();
  const byName = new Map<string, Customer[]>();
  const put = (map: Map<string, Customer[]>, key: string, one: Customer) => {
    if (key === '') return;
    const those = map.get(key);
    if (those) those.push(one);
    else map.set(key, [one]);
  };
  for (const one of customers) {
    put(byOrg, orgKey(one.org ?? ''), one);
    put(byPerson, personKey(one), one);
    put(byName, plain(one.name), one);
  }

  return {
    find({ name = '', email = '', org_no = '' }: Given): FoundBy<Customer> | FieldRefusal | undefined {
      const [first, second] = byOrg.get(orgKey(org_no)) ?? [];
      if (second) return { field: 'org_no', reason: ofSeveral };
      if (first) return { customer: first, by: 'company number' };
      const [person, otherPerson] = byPerson.get(personKey({ name, email })) ?? [];
      if (otherPerson) return { field: 'email', reason: ofSeveral };
      if (person && (org_no === '' || !person.org))
        return { customer: person, by: 'e-mail address and name' };
      const [named] = byName.get(plain(name)) ?? [];
      // Another company number or e-mail address makes it another customer, or the same one that has moved.
      if (named && (person || org_no === '' || !named.org))
        return {
          field: 'name',
          reason: `is the name of customer ${named.customer_number}: write the customer number`,
        };
      return undefined;
    },
    /** Returns a customer with this company number. */
    sameCompany: (org_no = ''): Customer | undefined => byOrg.get(orgKey(org_no))?.[0],
  };
}

/** A file may write it with or without the separator, and the century. */
export function orgKey(number: string): string {
  const key = number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return /^16\d{10}$/.test(key) ? key.slice(2) : key;
}

export function personKey({ name, email }: { name: string; email: string }): string {
  return email === '' || name === '' ? '' : `${email.toLowerCase()}\n${plain(name)}`;
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('sv');
}
