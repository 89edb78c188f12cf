import type { Db } from '#kit/database/db.server.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { readMatchingIds } from '#shop/customers/office/store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { mostAssigned, type assignPriceList } from './contract.ts';
import * as store from './assign-store.server.ts';

type Input = InputOf<typeof assignPriceList>;
type Told = OutputOf<typeof assignPriceList>;
type Chosen = { ids: number[] } | { numbers: string[] };
type Customer = Awaited<ReturnType<typeof store.readChosen>>[number];

/** Gives customers a price list of their currency, as when it is changed on each one’s page. */
export async function assignList(
  services: Services,
  by: StaffMember,
  input: Input,
  language: Language,
): Promise<Told | Problem> {
  const chosen = await chosenBy(services.db, input);
  if (chosen instanceof Problem) return chosen;
  if (input.DryRun) {
    const judged = await judge(services.db, input.code, chosen);
    return judged instanceof Problem ? judged : toldOf(judged, chosen, language);
  }
  return await changeAs(by, services, { topic: 'customers' }, async (trx, note) => {
    const judged = await judge(trx, input.code, chosen, { lock: true });
    if (judged instanceof Problem) return judged;
    await store.setPriceList(
      trx,
      judged.assigned.map(({ id }) => id),
      input.code,
    );
    for (const { id, price_list_code } of judged.assigned)
      note({
        entity: 'customer',
        id,
        action: 'change',
        before: { PriceListCode: price_list_code },
        after: { PriceListCode: input.code },
      });
    return toldOf(judged, chosen, language);
  });
}

async function chosenBy(db: Db, { Ids, CustomerNumbers, Filter }: Input): Promise<Chosen | Problem> {
  if (Ids) return { ids: [...new Set(Ids)] };
  if (CustomerNumbers) return { numbers: CustomerNumbers };
  const { q = '', priceList = '', state } = Filter ?? {};
  const ids = await readMatchingIds(db, { q, priceList, state: state || undefined }, mostAssigned + 1);
  const text = officeTextOf('officeProblem.mostAssigned', { most: mostAssigned });
  return ids.length > mostAssigned ? badField('Filter', 'maxAmount', text) : { ids };
}

type JudgedCustomers = { all: Customer[]; assigned: Customer[]; others: Customer[]; currency: string };

async function judge(
  db: Db,
  code: string,
  chosen: Chosen,
  options: { lock?: boolean } = {},
): Promise<JudgedCustomers | Problem> {
  const currency = await store.readCurrencyOfList(db, code, options);
  if (currency === undefined) return new Problem('not-found');
  const all = await store.readChosen(db, chosen, options);
  const others = all.filter((one) => one.currency_code !== currency && one.price_list_code !== code);
  const assigned = all.filter((one) => one.currency_code === currency && one.price_list_code !== code);
  return { all, assigned, others, currency };
}

function toldOf(
  { all, assigned, others, currency }: JudgedCustomers,
  chosen: Chosen,
  language: Language,
): Told {
  const t = officeTextIn(language);
  return {
    Assigned: assigned.length,
    Already: all.length - assigned.length - others.length,
    Refused: [
      ...missing(all, chosen).map((number) => ({
        CustomerNumber: number,
        Name: '',
        Text: t('priceAssign.noSuchCustomer'),
      })),
      ...others.map(({ customer_number, name, currency_code: own }) => ({
        CustomerNumber: customer_number,
        Name: name,
        Text: t('priceAssign.otherCurrency', { own, currency }),
      })),
    ],
  };
}

/** Returns the numbers that no customer has; an id of nobody has no number to tell. */
function missing(all: readonly Customer[], chosen: Chosen): string[] {
  if ('ids' in chosen) {
    const found = new Set(all.map(({ id }) => id));
    return chosen.ids.filter((id) => !found.has(id)).map(() => '');
  }
  const found = new Set(all.map(({ customer_number }) => customer_number.toLowerCase()));
  const lacking = chosen.numbers.filter((number) => !found.has(number.toLowerCase()));
  return lacking.filter(
    (number, at) => lacking.findIndex((one) => one.toLowerCase() === number.toLowerCase()) === at,
  );
}
