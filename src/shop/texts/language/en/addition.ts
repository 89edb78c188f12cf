import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { additionTexts as swedish } from '#shop/texts/language/sv/addition.ts';

export const additionTexts: SameKeys<typeof swedish> = {
  'addition.question': 'New order, or add to an open one?',
  'addition.newOrder': 'New order',
  'addition.addTo': 'Add to order {number} (open until {time})',
  'addition.asInOrder': 'Way of delivery, address, week and partial delivery are those of the order.',
  'addition.wholeOrder': 'The whole order incl. VAT',
  'addition.send': 'Add to the order',
  'addition.sending': 'Adding …',
  'addition.alertTitle': 'Added to your order',
  'addition.added.one': '{n} line added to order {number}.',
  'addition.added.other': '{n} lines added to order {number}.',
  'addition.tooLate':
    'It is too late to add to order {number}. The goods are still in the cart: send them as a new order.',
  'addition.emptyCart':
    'Add the goods to your cart. At the checkout you then choose to add them to order {number}.',
  'addition.openUntil': 'Open until {time}',
  'addition.add': 'Add',
  'addition.holds': '{rows}, {sum} incl. VAT',
  'addition.older': 'More open orders',
  'addition.chooseOlder': 'Choose an order',
  'addition.addToNumber': 'Add to order {number}',
  'addition.messageTooLong': 'The message is too long: {count} more characters fit in the order.',
  'addition.otherAddress': 'The order goes to another address. Please place a new order.',
  'addition.otherCurrency': 'The order is in another currency. Please place a new order.',
  'mail.orderExtended.subject': 'Order {number} has been extended',
  'mail.orderExtended.intro.one': 'You have added {n} line to order {number}. Here is the whole order.',
  'mail.orderExtended.intro.other': 'You have added {n} lines to order {number}. Here is the whole order.',
  'mail.orderExtended.date': 'Extended {date}',
  'mail.orderExtended.newRow': 'New line',
  'mail.makerOrderExtended.subject': 'Order {number} from {customer} has been extended',
  'mail.makerOrderExtended.intro.one':
    '{customer} (customer number {customerNumber}) has added {n} line to order {number}. Here is the whole order.',
  'mail.makerOrderExtended.intro.other':
    '{customer} (customer number {customerNumber}) has added {n} lines to order {number}. Here is the whole order.',
};
