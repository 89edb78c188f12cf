import type { Db } from '#kit/database/db.server.ts';
import type { KnownAs, SameFirm } from './contract.ts';
import { readApplicationsWith, readCustomersWith, readTraits } from './same-firm-store.server.ts';
import { digitsOfNumber, spellingsOf } from './same-number.ts';

/** Somebody can apply a hundred times a day. */
const mostTold = 20;

type Traits = { numbers: readonly (string | null)[]; emails: readonly string[] };

/** Returns who else has the number or the address of the application. */
export async function sameFirm(db: Db, id: number): Promise<SameFirm> {
  const [found] = await sameFirms(db, [id]);
  return {
    Customers: (found?.Customers ?? []).slice(0, mostTold),
    Applications: (found?.Applications ?? []).slice(0, mostTold),
  };
}

/** Returns what is known of the firms of several applications: a customer goes before another application. */
export async function knownFirms(db: Db, ids: readonly number[]): Promise<(id: number) => KnownAs | null> {
  const found = new Map((await sameFirms(db, ids)).map((one) => [one.id, one]));
  return (id) => {
    if (found.get(id)?.Customers.length) return 'customer';
    return found.get(id)?.Applications.length ? 'application' : null;
  };
}

async function sameFirms(db: Db, ids: readonly number[]): Promise<(SameFirm & { id: number })[]> {
  const asked = (await readTraits(db, ids)).map(({ identity, email, ...row }) => ({
    ...row,
    traits: { numbers: [identity], emails: [email] },
  }));
  const sought = {
    numbers: asked.flatMap(({ traits }) => digitsOf(traits).flatMap(spellingsOf)),
    emails: asked.flatMap(({ traits }) => traits.emails),
  };
  const customers = await readCustomersWith(db, sought);
  const applications = await readApplicationsWith(db, sought);
  return asked.map(({ id, customer_id, traits }) => ({
    id,
    Customers: customers.flatMap((row) => {
      const Same = common(traits, {
        numbers: [row.organisation_number, row.vat_number],
        emails: row.emails,
      });
      if (Same.length === 0 || row.id === customer_id) return [];
      return { Id: row.id, CustomerNumber: row.customer_number, Name: row.name, Same };
    }),
    Applications: applications.flatMap((row) => {
      const Same = common(traits, { numbers: [row.identity], emails: [row.email] });
      if (Same.length === 0 || row.id === id) return [];
      const CreatedAt = row.created_at.toISOString();
      return { Id: row.id, Company: row.company, CreatedAt, Decision: row.decision, Same };
    }),
  }));
}

function common(one: Traits, other: Traits): ('identity' | 'email')[] {
  const numbers = new Set(digitsOf(one));
  const found: ('identity' | 'email')[] = [];
  if (digitsOf(other).some((digits) => numbers.has(digits))) found.push('identity');
  if (other.emails.some((email) => one.emails.includes(email))) found.push('email');
  return found;
}

function digitsOf({ numbers }: Traits): string[] {
  return numbers.flatMap((number) => digitsOfNumber(number ?? '') ?? []);
}
