/** Åland (AX) and the Faroe Islands (FO) are outside the EU's VAT area and count as export. */
const otherUnionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK'.split(' '),
);

/** Domestic sales have Swedish VAT; intra-Community supplies and exports are exempt. */
export type VatCase = 'domestic' | 'intra_eu' | 'export';

export function vatCase(buyer: { countryCode: string; vatNumber: string | null | undefined }): VatCase {
  // An invalid country code does not count as export: VAT charged by mistake can be refunded.
  if (buyer.countryCode === 'SE' || !/^[A-Z]{2}$/.test(buyer.countryCode)) return 'domestic';
  if (!otherUnionCountries.has(buyer.countryCode)) return 'export';
  return isForeignVatNumber(buyer.vatNumber ?? '') ? 'intra_eu' : 'domestic';
}

// The exemption requires a VAT number of a member state other than the one from which the goods are sent (Article
// 138).
function isForeignVatNumber(vatNumber: string): boolean {
  return vatNumber.trim() !== '' && !/^\s*SE/i.test(vatNumber);
}
