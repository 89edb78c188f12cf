import type { Db } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import {
  lockCredits,
  readCredits,
  updateCredit,
  type CreditRow,
  type CreditValues,
} from '#shop/customers/credit/credit.server.ts';
import { readExposures, readOwedElsewhere } from '#shop/credit/exposure-store.server.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import { readFirstOrderDays } from '#shop/credit/terms-store.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { CreditInput, CustomerCredit } from './contract.ts';

export async function customerCredit(db: Db, id: number): Promise<CustomerCredit | Problem> {
  const [row] = await readCredits(db, [id]);
  const [exposure] = await readExposures(db, [id]);
  if (!exposure) return new Problem('not-found');
  const values = valuesOf(row);
  return {
    ...toWire(values),
    TermsAgreed: values.terms_agreed ?? (await readFirstOrderDays(db, [id])).get(id) ?? null,
    CurrencyCode: exposure.currency_code,
    Unpaid: oreToWire(exposure.unpaid),
    OpenOrders: oreToWire(exposure.open_orders),
    Exposure: oreToWire(exposure.unpaid + exposure.open_orders),
    OnAccount: oreToWire(exposure.on_account),
    OtherCurrencies: (await readOwedElsewhere(db, id)).map((owed) => ({
      CurrencyCode: owed.currency_code,
      Unpaid: oreToWire(owed.unpaid),
      OnAccount: oreToWire(owed.on_account),
    })),
    OldestDue: exposure.oldest_due,
    Version: versionOf(toWire(values)),
  };
}

export async function changeCustomerCredit(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  { id, Version, ...input }: CreditInput & { id: number; Version: string },
): Promise<CustomerCredit | Problem> {
  const today = stockholmToday(services.now());
  for (const name of ['TermsAgreed', 'FeeAgreedOn'] as const)
    if ((input[name] ?? '') > today)
      return badField(name, 'maxAmount', officeTextOf('officeProblem.paidTooEarly'));
  const release = await prepareRelease(services, texts);
  const done = await changeAs(by, services, { seen: Version }, async (trx, note, unchanged) => {
    const [row] = await lockCredits(trx, [id]);
    if (!row) return new Problem('not-found');
    const before = valuesOf(row);
    unchanged(versionOf(toWire(before)));
    const after = {
      credit_limit: input.CreditLimit == null ? null : wireToOre(input.CreditLimit),
      stop: input.Stop,
      fee_agreed: input.FeeAgreed,
      fee_agreed_on: feeAgreedOn(input, before, today),
      terms_agreed: input.TermsAgreed === undefined ? before.terms_agreed : input.TermsAgreed,
    };
    await updateCredit(trx, id, after);
    note({ entity: 'customer', id, action: 'change', before: toWire(before), after: toWire(after) });
    await release(trx, [id], note);
    return await customerCredit(trx, id);
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

/** A customer without a row has no limit. */
function valuesOf(row: CreditRow | undefined): Required<CreditValues> {
  const { credit_limit = null, stop = 'limit', fee_agreed = false } = row ?? {};
  const { fee_agreed_on = null, terms_agreed = null } = row ?? {};
  return { credit_limit, stop, fee_agreed, fee_agreed_on, terms_agreed };
}

/** Without a day of its own an agreement is of the day on which the office tells of it. */
function feeAgreedOn(
  { FeeAgreed, FeeAgreedOn }: Pick<CreditInput, 'FeeAgreed' | 'FeeAgreedOn'>,
  before: Pick<Required<CreditValues>, 'fee_agreed' | 'fee_agreed_on'>,
  today: string,
): string | null {
  if (!FeeAgreed) return null;
  return FeeAgreedOn ?? (before.fee_agreed ? before.fee_agreed_on : today);
}

function toWire(values: Required<CreditValues>) {
  return {
    CreditLimit: values.credit_limit === null ? null : oreToWire(values.credit_limit),
    Stop: values.stop,
    FeeAgreed: values.fee_agreed,
    FeeAgreedOn: values.fee_agreed_on,
    TermsAgreed: values.terms_agreed,
  };
}
