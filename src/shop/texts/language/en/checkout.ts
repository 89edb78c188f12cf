import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { checkoutTexts as swedish } from '#shop/texts/language/sv/checkout.ts';

export const checkoutTexts: SameKeys<typeof swedish> = {
  'checkout.title': 'Checkout',
  'checkout.message': 'Message to us',
  'checkout.messageHint': 'E.g. shipping mark',
  'checkout.purchaseOrder': 'Your PO number',
  'checkout.purchaseOrderHint':
    'The purchase order in your own system. It is stated on the confirmation and the invoice.',
  'checkout.wayOfDelivery': 'Way of delivery',
  'checkout.chooseWayOfDelivery': 'Choose a way of delivery',
  'checkout.wayNotToCountry': '{way} is not available to {country}. Choose another way of delivery.',
  'checkout.wayNotOffered':
    'The way of delivery you had chosen is not available to that address. Choose another.',
  'checkout.deliveryWeek': 'Requested delivery week',
  'checkout.deliveryWeekHint':
    'The week in which the goods should arrive. Leave empty for as soon as possible.',
  'checkout.asSoonAsPossible': 'As soon as possible',
  'checkout.year': 'Year',
  'checkout.week': 'Week',
  'checkout.chooseYear': 'Choose a year',
  'checkout.chooseWeek': 'Choose a week',
  'checkout.weekOfYear': 'week {week} {year}',
  'checkout.pastWeek': 'That week has passed.',
  'checkout.weekTooFar': 'Choose a week this year or next year.',
  'checkout.noSuchWeek': 'There is no such week. Write it as 2027-W05.',
  'checkout.weeksDisagree': 'The week is given in different ways.',
  'checkout.yearMissing': 'Choose a year too.',
  'checkout.weekMissing': 'Choose a week too.',
  'checkout.partialDelivery': 'Partial delivery',
  'checkout.choosePartial': 'May we deliver in parts?',
  'checkout.partialYes': 'Yes, deliver what is in stock',
  'checkout.partialNo': 'No, wait until everything is in stock',
  'checkout.deliveryAddress': 'Delivery address',
  'checkout.changeAddresses': 'Change delivery addresses',
  'checkout.terms': 'Our terms and conditions apply when you send the order.',
  'checkout.readTerms': 'Read the terms and conditions',
  'checkout.sendOrder': 'Send order',
  'checkout.sending': 'Sending the order …',
  'checkout.noAnswer': 'We got no answer. Please try again: it will still be only one order.',
  'checkout.cartGone': 'The cart has already been ordered or is empty. Please look under My orders.',
  'checkout.cartChanged':
    'The cart has changed since you saw it. No order has been placed: look through the lines and order again.',
  'checkout.seeRows': 'Look through the lines',
  'checkout.alertTitle': 'The order has been received',
  'checkout.thankYou': 'Thank you for your order! Order number:',
  'receipt.title': 'Order {number}',
  'receipt.loading': 'Fetching the order …',
  'receipt.confirmationTo': 'The order confirmation is on its way to {email}.',
  'receipt.noConfirmation':
    'We have no e-mail address for you, so no confirmation is mailed. Save the order as PDF instead.',
  'receipt.short': 'Coming later',
  'receipt.next': 'What happens next?',
  'receipt.nextText':
    'We pack the order and send it. My orders shows when it is being packed and when it is on its way. The invoice follows when the goods have been sent.',
  'receipt.seeOrder': 'See the order',
};
