import type { peppolOfficeTexts as swedish } from '#shop/texts/language/sv/office/peppol.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const peppolOfficeTexts: SameKeys<typeof swedish> = {
  'peppol.sellerName': 'The company’s name is missing.',
  'peppol.sellerCountry': 'The company’s country code is no country.',
  'peppol.sellerNumber': 'The company’s registration number is missing from the settings.',
  'peppol.sellerNumberCheck': 'The company’s registration number has a wrong check digit.',
  'peppol.sellerVatNumber': 'The company’s VAT number is missing from the settings.',
  'peppol.sellerVatNumberForm': 'The company’s VAT number is not written right.',
  'peppol.bankgiro': 'The company’s Bankgiro has a wrong check digit.',
  'peppol.iban': 'The company’s IBAN is not written right.',
  'peppol.bic': 'The company’s BIC is not written right.',
  'peppol.buyerName': 'The buyer’s name is missing.',
  'peppol.buyerCountry': 'The country code of the buyer or the delivery is no country.',
  'peppol.buyerAddress':
    'The customer has no known address in Peppol: neither a company number nor a VAT number that the network knows for the country. Fill in the customer’s Peppol ID.',
  'peppol.buyerScheme': 'The customer’s Peppol ID has a code that the network no longer has: {scheme}.',
  'peppol.buyerNumberCheck': 'The customer’s company number has a wrong check digit or length.',
  'peppol.buyerVatNumberCountry': 'The customer’s VAT number does not begin with a country code.',
  'peppol.buyerVatNumber': 'Sales without VAT within the EU take the customer’s VAT number.',
  'peppol.currency': 'There is no currency {currency}.',
  'peppol.noRows': 'The invoice has no rows.',
  'peppol.rowDescription': 'A row of the invoice has no description.',
  'peppol.rowPrice': 'A row of the invoice has a price below nought.',
  'peppol.rowAmount': 'The amount of a row is not its quantity times its price.',
  'peppol.rowSum': 'The invoice’s rows do not add up to its amount: it was made in another system.',
  'peppol.vatOfRates': 'The invoice’s VAT does not agree with the rows and their rates.',
  'peppol.vatSum': 'The VAT of the rates is not the VAT of the invoice.',
  'peppol.swedishRates': 'A row of the invoice has a rate that Sweden does not have: 25, 12, 6 or 0%.',
};
