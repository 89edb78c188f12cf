import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import type { PeppolIdentifier } from '#kit/text/codes/peppol-identifier.ts';

export type Endpoint = PeppolIdentifier;

type Addressee = { countryCode: string; organisationNumber: string; vatNumber: string };

/** Countries in which receivers are identified by their company number. */
const schemeOfCountry: Readonly<Record<string, string>> = { SE: '0007', NO: '0192', DK: '0184' };

/**
 * Countries in which receivers are identified by their VAT number, as in Peppol's EAS list. Finnish ones are known by
 * their OVT (0216), which nothing else tells.
 */
const schemeOfVat: Readonly<Record<string, string>> = {
  AD: '9922',
  AL: '9923',
  AT: '9914',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
};

/**
 * Uses the company number if the country has a register for it, otherwise the VAT number; undefined when neither is
 * known.
 */
export function endpointOf({ countryCode, organisationNumber, vatNumber }: Addressee): Endpoint | undefined {
  const scheme = schemeOfCountry[countryCode];
  const number = registerNumber(countryCode, organisationNumber) || numberInVat(countryCode, vatNumber);
  if (scheme && number !== '') return { scheme, id: countryCode === 'DK' ? `DK${number}` : number };
  const vatScheme = schemeOfVat[countryCode];
  return vatScheme && vatNumber !== '' ? { scheme: vatScheme, id: vatNumber } : undefined;
}

/** Returns the number as in the register: some write a Swedish number of ten digits with twelve. */
export function registerNumber(countryCode: string, organisationNumber: string): string {
  if (!(countryCode in schemeOfCountry)) return organisationNumber.trim();
  const digits = organisationNumber.replace(/\D/g, '');
  return countryCode === 'SE' && digits.length === 12 ? digits.slice(2) : digits;
}

export function isRegisterNumber(countryCode: string, number: string): boolean {
  return !(countryCode in schemeOfCountry) || isOrganisationNumber(countryCode, number);
}

/**
 * A Swedish VAT number contains the ten digits of the company number, a Norwegian one its nine, a Danish one its
 * eight.
 */
function numberInVat(countryCode: string, vatNumber: string): string {
  const forms: Readonly<Record<string, RegExp>> = {
    SE: /^SE(\d{10})01$/,
    NO: /^(?:NO)?(\d{9})(?:MVA)?$/,
    DK: /^DK(\d{8})$/,
  };
  return forms[countryCode]?.exec(vatNumber)?.[1] ?? '';
}
