import type { freightOfficeTexts as swedish } from '#shop/texts/language/sv/office/freight.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const freightOfficeTexts: SameKeys<typeof swedish> = {
  'freight.title': 'Freight and minimum order',
  'freight.intro':
    'What freight costs by each way of delivery, and how small an order may be. Customers see it in the cart and at the checkout. Without rules, freight costs nothing. All amounts are without VAT.',
  'freight.rules': 'Freight',
  'freight.rulesHint':
    'A rule for postcodes holds before one without, a country before all countries, and then the least weight that is enough.',
  'freight.notIn': 'Customers who buy in {currencies} pay no freight: no rule is in their currency.',
  'freight.minimumNotIn':
    'There is no least order for customers who buy in {currencies}: no rule is in their currency.',
  'freight.empty': 'No freight is charged yet.',
  'freight.add': 'Add freight',
  'freight.remove': 'Remove {name}',
  'freight.minimum': 'Minimum order',
  'freight.minimumHint': 'Without a fee, a smaller order cannot be sent. With one, it costs that much more.',
  'freight.minimumEmpty': 'No minimum order.',
  'freight.addMinimum': 'Add a minimum order',
  'freight.allCountries': 'All countries',
  'freight.endedWay': '{name} (ended)',
  'freight.field.WayOfDeliveryId': 'Way of delivery',
  'freight.field.CountryCode': 'Country',
  'freight.field.Zone': 'Postcodes',
  'freight.field.CurrencyCode': 'Currency',
  'freight.field.UpToWeight': 'Up to kg',
  'freight.field.Fee': 'Freight',
  'freight.field.FreeFrom': 'Free from',
  'freight.field.Amount': 'At least',
  'freight.field.SmallOrderFee': 'Fee below',
  'freight.any': 'any',
  'freight.never': 'never',
  'freight.refused': 'refused',
};
