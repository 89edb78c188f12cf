import { formatIban } from '#kit/text/bank-account.ts';
import { formatBankgiro } from '#kit/text/bank-references.ts';
import type { T } from '#shop/texts/text.ts';
import type { Seller } from './seller.ts';
import type { Fact } from './sheet.ts';

/** Returns what of the maker's account is known: abroad pays to an IBAN, since a bankgiro is reached only from Sweden. */
export function accountFacts({ bankgiro, iban, bic }: Seller, isAbroad: boolean, t: T): Fact[] {
  const facts: Fact[] = isAbroad
    ? [
        [t('invoice.iban'), formatIban(iban)],
        [t('invoice.bic'), bic],
      ]
    : [[t('invoice.bankgiro'), bankgiro && formatBankgiro(bankgiro)]];
  return facts.filter(([, value]) => value !== '');
}
