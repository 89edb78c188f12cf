import { readGln } from './gln.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { isVatNumber, normaliseVatNumber } from '#kit/text/vat-number.ts';

/** An address in the network: a code of the EAS list, and the identifier under it. */
export type PeppolIdentifier = { scheme: string; id: string };

/** The codes that both the lists of Peppol (CL008, release of November 2026) and of EN 16931 (BR-CL-25) hold. */
const schemes = new Set(
  (
    '0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200 ' +
    '0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 ' +
    '9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 ' +
    '9950 9951 9952 9953 9957 9959'
  ).split(' '),
);

/** Schemes whose identifiers are VAT numbers of a member state. */
const stateOfScheme: Readonly<Record<string, string>> = {
  '0211': 'IT',
  '9910': 'HU',
  '9914': 'AT',
  '9920': 'ES',
  '9925': 'BE',
  '9926': 'BG',
  '9928': 'CY',
  '9929': 'CZ',
  '9930': 'DE',
  '9931': 'EE',
  '9933': 'EL',
  '9934': 'HR',
  '9935': 'IE',
  '9937': 'LT',
  '9938': 'LU',
  '9939': 'LV',
  '9943': 'MT',
  '9944': 'NL',
  '9945': 'PL',
  '9946': 'PT',
  '9947': 'RO',
  '9949': 'SI',
  '9950': 'SK',
  '9957': 'FR',
};

/**
 * Reads an identifier as it is kept: without separators where it is a number with a check digit, which must be right. What
 * is written as one, such as `0007:5567321707`, is taken apart. Both are '' for none; undefined for what is no identifier.
 */
export function readPeppolIdentifier(scheme: string, id: string): PeppolIdentifier | undefined {
  const [, ofId, rest] = /^(?:iso6523-actorid-upis::)?(\d{4}):(.+)$/i.exec(id.trim()) ?? [];
  if (ofId !== undefined && rest !== undefined)
    return scheme.trim() === '' || scheme.trim() === ofId ? readPeppolIdentifier(ofId, rest) : undefined;
  const [code, value] = [scheme.trim(), id.trim()];
  if (code === '' && value === '') return { scheme: '', id: '' };
  if (!isPeppolScheme(code)) return undefined;
  const read = readUnder(code, value);
  return read === undefined ? undefined : { scheme: code, id: read };
}

export function isPeppolScheme(code: string): boolean {
  return schemes.has(code);
}

function readUnder(scheme: string, value: string): string | undefined {
  const compact = value.replace(/[\s-]/g, '').toUpperCase();
  switch (scheme) {
    case '0007':
      return /^\d{10}$/.test(compact) && isOrganisationNumber('SE', compact) ? compact : undefined;
    case '0192':
      return /^\d{9}$/.test(compact) && isOrganisationNumber('NO', compact) ? compact : undefined;
    case '0184': {
      const digits = compact.replace(/^DK/, '');
      return isOrganisationNumber('DK', digits) ? `DK${digits}` : undefined;
    }
    case '0088':
      return readGln(value);
    case '0096':
      return /^\d{10}$/.test(compact) ? compact : undefined;
    case '0198':
      return /^DK\d{8}$/.test(compact) ? compact : undefined;
    case '0208':
      return isBelgianNumber(compact) ? compact : undefined;
    default:
      break;
  }
  const state = stateOfScheme[scheme];
  if (state !== undefined) {
    const number = normaliseVatNumber(value);
    return number.startsWith(state) && isVatNumber(number) ? number : undefined;
  }
  return /^[\p{L}\p{N}._:~-]{1,50}$/u.test(value) ? value : undefined;
}

/** The last two of its ten digits are 97 less the rest of the others by 97. */
function isBelgianNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
