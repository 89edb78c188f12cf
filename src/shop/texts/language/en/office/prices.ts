import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { pricesOfficeTexts as swedish } from '#shop/texts/language/sv/office/prices.ts';

export const pricesOfficeTexts: SameKeys<typeof swedish> = {
  'priceLists.title': 'Price lists',
  'priceLists.new': 'New price list',
  'priceLists.text':
    'Each customer has one price list, and customers with the same list form a group. Where a list has no price, the standard list applies if it is in the same currency.',
  'priceLists.name': 'Name',
  'priceLists.part.what': 'Price list',
  'priceLists.field.Code': 'Code',
  'priceLists.field.CurrencyCode': 'Currency',
  'priceLists.codeHint':
    'The code of the list in the business system’s files: letters, digits, full stops and hyphens. Cannot be changed later.',
  'priceLists.currencyHint': 'Cannot be changed later.',
  'priceLists.customers': 'Customers',
  'priceLists.articles': 'Articles',
  'priceLists.timed': 'Time-limited prices',
  'priceLists.customersOf': 'Customers on this list',
  'priceLists.noCustomers': 'No customer is on this list yet. Choose it on the customer’s page.',
  'priceLists.allCustomers': 'Show all {n}',

  'prices.title': 'Prices',
  'prices.new': 'New price',
  'prices.search': 'Article number or name',
  'prices.state': 'Status',
  'prices.state.all': 'All',
  'prices.state.holds': 'Current',
  'prices.state.replaced': 'Overridden',
  'prices.state.coming': 'Upcoming',
  'prices.state.passed': 'Expired',
  'prices.priceIn': 'Price, {currency}',
  'prices.field.RecommendedPrice': 'Recommended price',
  'prices.recommendedHint': 'Including VAT, for the customer’s shop',
  'prices.field.ValidFrom': 'From',
  'prices.field.ValidTo': 'To',
  'prices.daysWrong': 'The end date is before the start date',
  'prices.hint':
    'Excluding VAT. A price without dates applies whenever no time-limited price does. If several apply on the same day, the one that started last is used.',
  'prices.wanted.amount': 'An amount with at most two decimals, such as 149.50.',
  'prices.act': 'Action',
  'prices.change': 'Edit',
  'prices.changeNamed': 'Edit the price of {name}',
  'prices.ofArticle': 'Prices in all price lists',
  'prices.none': 'The article has no price and cannot be ordered.',
  'prices.always': 'Until further notice',
  'prices.from': 'From {day}',
  'prices.to': 'Until {day}',

  'steps.title': 'Volume prices',
  'steps.new': 'New volume price',
  'steps.show': 'Show',
  'steps.none':
    'A volume price applies to every piece of an order row that has at least so many. An article can have at most five on the same day.',
  'steps.field.Quantity': 'From quantity',
  'steps.hint':
    'Excluding VAT, for every piece of the row. If another price is lower on the day, that one applies. A quantity that is not whole packages counts from the next whole one.',
  'steps.countsFrom': 'counts from {count}',
  'steps.named': '{article} from {count} pcs',
  'steps.priceFrom': 'from {count} pcs {price}',
};
