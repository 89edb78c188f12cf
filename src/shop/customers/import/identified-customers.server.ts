import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { Values } from './customer-refusals.server.ts';
import { customerFinder, orgKey, personKey, type Keys } from './found-customer.server.ts';

type Known = Keys & { is_test: boolean };
/** `numberOf` gives a new customer its number, once it is known to be taken. */
type Identified<Customer> = { old: Customer | undefined; numberOf: () => string };

const mostTold = 20;

/**
 * Tells which customer a row is about: by its number, and where the file of a person has none, by what else it says. New
 * customers of such a file are numbered on from the highest number.
 */
export function customerIdentifier<Customer extends Known>(
  existing: ReadonlyMap<string, Customer>,
  { hasNumbers }: { hasNumbers: boolean },
) {
  const finder = customerFinder([...existing.values()].filter(({ is_test }) => !is_test));
  const linesOf = new Map<string, number>();
  const told = new Set<string>();
  let next = 1 + highestNumber(existing.keys());

  function identifyByNumber(
    values: Values,
    note: (text: string) => void,
  ): Identified<Customer> | FieldRefusal[] {
    const { customer_no: number = '' } = values;
    const old = existing.get(number.toLowerCase());
    if (old?.is_test) return [{ field: 'customer_no', reason: 'is that of the test customer' }];
    const other = old ? undefined : finder.sameCompany(values.org_no);
    if (other && (told.size < mostTold || told.has(other.customer_number))) {
      told.add(other.customer_number);
      note(`new with the same company number as customer ${other.customer_number}`);
    } else if (other) note('new with the same company number as another customer');
    return { old, numberOf: () => number };
  }

  function identify(
    values: Values,
    line: number,
    note: (text: string) => void,
  ): Identified<Customer> | FieldRefusal[] {
    if (hasNumbers) return identifyByNumber(values, note);
    const found = finder.find(values);
    if (found && 'reason' in found) return [found];
    const keys = [
      ['org_no', `company ${orgKey(values.org_no ?? '')}`, values.org_no],
      ['email', `person ${personKey({ name: values.name ?? '', email: values.email ?? '' })}`, values.email],
      ['org_no', `customer ${found?.customer.id}`, found],
    ] as const;
    for (const [field, key, isGiven] of keys) {
      const earlier = isGiven === undefined ? undefined : linesOf.get(key);
      if (earlier !== undefined) return [{ field, reason: `is also on line ${earlier}` }];
    }
    const numberOf = () => {
      for (const [, key] of keys) linesOf.set(key, line);
      if (found) note(`without a customer number: found by its ${found.by}`);
      else note('new without a customer number: gets the next one');
      return found ? found.customer.customer_number : String(next++);
    };
    return { old: found?.customer, numberOf };
  }

  return { identify };
}

/** As the form of a new customer has it: of those that are digits alone, and 1000 where there is none. */
function highestNumber(numbers: Iterable<string>): number {
  let highest = 0;
  for (const number of numbers) if (/^\d{1,9}$/.test(number)) highest = Math.max(highest, Number(number));
  return highest || 1_000;
}
