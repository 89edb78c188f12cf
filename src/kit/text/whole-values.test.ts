import { describe, expect, test } from 'vitest';
import { isBic, isIban } from './bank-account.ts';
import { isBankgiro, isOcr, isPlusgiro } from './bank-references.ts';
import { isDate, listDate } from './dates.ts';
import { isEan } from './ean.ts';
import { isLanguage, parseLanguage } from './language.ts';
import { isOrganisationNumber } from './organisation-number.ts';
import { isOrganisationsnummer, isPersonnummer, luhn } from './swedish-identity.ts';
import { momentOfStockholm } from './stockholm-clock.ts';
import { isVatNumber } from './vat-number.ts';
import { isZipCode } from './zip-code.ts';

/** What tells one kind of value from anything else, with a value that it knows. */
const recognisers: [what: string, example: string, isOne: (value: string) => boolean][] = [
  ['an IBAN', 'SE4550000000058398257466', isIban],
  ['a BIC', 'ESSESESS', isBic],
  ['a bankgiro', '5402-9681', isBankgiro],
  ['a plusgiro', '410 54 68-5', isPlusgiro],
  ['an OCR number', '12351', (value) => isOcr(value, 'check')],
  ['a day', '2026-10-05', isDate],
  ['a moment', '2026-10-05T12:00:00Z', (value) => doesNotThrow(() => listDate(value))],
  ['a time of the clocks', '2026-10-05T12:00', (value) => momentOfStockholm(value) !== undefined],
  ['an EAN', '7300011000017', isEan],
  ['a language', 'de', isLanguage],
  ['a tag of a language', 'en-GB', (value) => parseLanguage(value) === 'en'],
  ['a Norwegian company', '974760673', (value) => isOrganisationNumber('NO', value)],
  ['a Danish company', '13585628', (value) => isOrganisationNumber('DK', value)],
  ['a Swedish company', '556016-0680', isOrganisationsnummer],
  ['a Swede', '821105-9954', isPersonnummer],
  ['digits with a check digit', '18', luhn],
  ['a VAT number', 'SE556016068001', isVatNumber],
  ['a Swedish zip code', '114 18', (value) => isZipCode('SE', value)],
  ['a Norwegian zip code', '0150', (value) => isZipCode('NO', value)],
];

function doesNotThrow(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

describe.each(recognisers)('%s', (_what, example, isOne) => {
  test('is all of a text, and no part of it', () => {
    expect(isOne(example)).toBe(true);
    const around = ['x', '½', '–', '0x', 'x0'].flatMap((more) => [`${more}${example}`, `${example}${more}`]);
    expect(around.filter((text) => isOne(text))).toEqual([]);
  });

  test('lacks nothing at either end', () => {
    expect([isOne(example.slice(1)), isOne(example.slice(0, -1)), isOne('')]).not.toContain(true);
  });
});
