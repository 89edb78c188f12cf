/** Åland (AX) and the Faroe Islands (FO) lie outside the Union's VAT area and are export. */
const otherUnionCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK'.split(' '),
);

/** Domestic pays Swedish VAT; intra-Community supply and export are exempt. */
export type VatCase = 'domestic' | 'intra_eu' | 'export';

export function vatCase(buyer: { countryCode: string; vatNumber: string | null | undefined }): VatCase {
  // What is no country code is no export: VAT charged by mistake can be given back.
  if (buyer.countryCode === 'SE' || !/^[A-Z]{2}$/.test(buyer.countryCode)) return 'domestic';
  if (!otherUnionCountries.has(buyer.countryCode)) return 'export';
  return isForeignVatNumber(buyer.vatNumber ?? '') ? 'intra_eu' : 'domestic';
}

// The exemption asks for a number of another member state than the one the goods leave (Article 138).
function isForeignVatNumber(vatNumber: string): boolean {
  return vatNumber.trim() !== '' && !/^\s*SE/i.test(vatNumber);
}
