import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { mailTexts as swedish } from '#shop/texts/language/sv/mail.ts';

export const mailTexts: SameKeys<typeof swedish> = {
  'mail.test': 'TEST: {subject}',
  'mail.greeting': 'Hello {name},',
  'mail.greetingNoName': 'Hello,',
  'mail.signature': 'Kind regards',
  'mail.footer': 'You can reply to this e-mail if something is not right.',

  'mail.order.subject': 'Order confirmation {number}',
  'mail.order.intro': 'Thank you for your order! Order number: {number}',
  'mail.order.held':
    'We have received the order, but it awaits payment: nothing is prepared until our accounts department has released it. You will get an e-mail when it has.',
  'mail.order.paused':
    'The order is on hold: nothing is prepared until we resume it. You will get an e-mail when we do.',
  'mail.order.heading': 'Order {number}',
  'mail.order.received': 'Received {date}',
  'mail.order.articleNumber': 'Article no.',
  'mail.order.description': 'Description',
  'mail.order.quantity': 'Quantity',
  'mail.order.price': 'Price',
  'mail.order.amount': 'Amount',
  'mail.order.short.one': 'of which {count} pc is on backorder',
  'mail.order.short.other': 'of which {count} pcs are on backorder',
  'mail.order.shortage': 'Some goods will follow later.',
  'mail.order.waits': 'Everything is sent together, once all the goods are ready.',
  'mail.order.totalExclVat': 'Total excl. VAT',
  'mail.order.vat': 'VAT',
  'mail.order.totalInclVat': 'Total incl. VAT',
  'mail.order.wayOfDelivery': 'Way of delivery',
  'mail.order.deliveryWeek': 'Requested delivery week',
  'mail.order.asSoonAsPossible': 'As soon as possible',
  'mail.order.partialDelivery': 'Partial delivery',
  'mail.order.deliveryAddress': 'Delivery address',
  'mail.order.invoiceAddress': 'Invoice address',
  'mail.order.purchaseOrder': 'Your PO number',
  'mail.makerOrder.carrierAccount': 'Customer’s number with the carrier',
  'mail.makerOrder.purchaseOrder': 'Customer’s PO number',
  'mail.order.message': 'Your message',
  'mail.order.terms': 'The terms and conditions are at {url}',
  'mail.order.seeOrders': 'Your orders are at {url}',

  'mail.orderNews.processing.subject': 'We are packing order {number}',
  'mail.orderNews.processing':
    'We have begun to pack your order {number}. We will e-mail you again when it is sent.',
  'mail.orderNews.sent.subject': 'Order {number} has been sent',
  'mail.orderNews.sent': 'All of order {number} has now been sent.',
  'mail.orderNews.sentInPart.subject': 'Part of order {number} has been sent',
  'mail.orderNews.sentInPart': 'Part of order {number} has been sent. The rest will follow.',
  'mail.orderNews.parcels.subject': 'The right parcel number of order {number}',
  'mail.orderNews.parcels':
    'The parcel number that you got for order {number} was wrong. Here is the right one.',
  'mail.orderNews.parcelNumbers': 'Parcel numbers',
  'mail.orderNews.expected.subject': 'An update on order {number}',
  'mail.orderNews.expected': 'We have an update on the rest of order {number}.',
  'mail.orderNews.cancelled.subject': 'Order {number} has been cancelled',
  'mail.orderNews.cancelled': 'Order {number} has been cancelled. Nothing will be sent and nothing invoiced.',
  'mail.orderNews.restCancelled.subject': 'The rest of order {number} has been cancelled',
  'mail.orderNews.restCancelled': 'The part of order {number} that has not been sent has been cancelled.',
  'mail.orderNews.held.subject': 'Order {number} awaits payment',
  'mail.orderNews.held':
    'Order {number} awaits payment and is not being prepared yet. Please contact us if you have any questions.',
  'mail.orderNews.paused.subject': 'Order {number} is on hold',
  'mail.orderNews.paused':
    'We have put order {number} on hold, and prepare nothing of it yet. You will get an e-mail when we resume it. Please contact us if you have any questions.',
  'mail.orderNews.why': 'Why',
  'mail.orderNews.released.subject': 'Order {number} has been released',
  'mail.orderNews.released': 'Order {number} has been released, and we prepare it as soon as we can.',
  'mail.orderNews.changed.subject': 'Order {number} has been changed',
  'mail.orderNews.changed': 'We have changed your order {number}. This is what it was, and what it is now.',
  'mail.orderNews.changedRows': 'Changed lines',
  'mail.orderNews.changedSum': 'Amounts',
  'mail.orderNews.changedTerms': 'Delivery and references',
  'mail.orderNews.notGiven': 'none',
  'mail.orderNews.wasAndIs': '{name}: {was} → {is}',
  'mail.orderNews.piecesAt': '{count} pcs at {price}',
  'mail.orderNews.noPieces': 'none',
  'mail.orderNews.newRow': 'new line',
  'mail.orderNews.sum': 'Total incl. VAT',
  'mail.orderNews.split.subject': 'Order {number} has been split in two',
  'mail.orderNews.split':
    'We have split your order {number} in two. What has been moved is now order {second}. No extra freight is charged.',
  'mail.orderNews.sentNow': 'Sent now',
  'mail.orderNews.collected.subject': 'Order {number} has been collected',
  'mail.orderNews.collected': 'All of order {number} has now been collected.',
  'mail.orderNews.collectedInPart.subject': 'Part of order {number} has been collected',
  'mail.orderNews.collectedInPart':
    'Part of order {number} has been collected. The rest is still to be collected.',
  'mail.orderNews.processingToCollect.subject': 'We are packing order {number}',
  'mail.orderNews.processingToCollect':
    'We have begun to pack your order {number}, which you collect from us.',
  'mail.orderNews.collectedNow': 'Collected now',
  'mail.orderNews.leftToCollect': 'Still to collect',
  'mail.orderNews.left': 'Left to send',
  'mail.orderNews.gone': 'Cancelled',
  'mail.orderNews.quantity': '{count} pcs',
  'mail.orderNews.expectedOn': 'expected {date}',
  'mail.orderNews.track': 'Track the shipment',

  'mail.invoice.subject': 'Invoice {number} from {shop}',
  'mail.invoice': 'This is invoice {number} of {amount} for order {order}.',
  'mail.invoice.alone': 'This is invoice {number} of {amount}.',
  'mail.invoice.left': 'Left to pay',
  'mail.invoice.paid': 'The invoice has been paid.',
  'mail.invoice.annulled': 'The invoice has been annulled and is not to be paid.',
  'mail.invoice.button': 'See the invoice',
  'mail.creditNote.button': 'View the credit note',
  'mail.invoice.attached':
    'The invoice is also attached as a PDF. The link opens it without a log-in until {day}.',
  'mail.creditNote.attached':
    'The credit note is also attached as a PDF. The link opens it without a log-in until {day}.',
  'mail.creditNote.subject': 'Credit note {number} from {shop}',
  'mail.creditNote': 'We have credited {amount} of invoice {invoice}. The credit note has number {number}.',

  'mail.makerOrder.subject': 'New order {number} from {customer}',
  'mail.makerOrder.intro': '{customer} (customer number {customerNumber}) has placed an order.',
  'mail.makerOrder.introByStaff':
    '{name} has placed an order for {customer} (customer number {customerNumber}).',
  'mail.makerOrder.held': 'The order is held, and is not sent until it is released.',
  'mail.makerOrder.open': 'Open the order: {url}',
  'mail.makerOrder.message': "The customer's message",
  'mail.makerOrder.contact': 'Contact person',

  'mail.reset.subject': 'Choose a new password',
  'mail.reset.intro':
    'Someone has asked for a new password for {shop}. If it was you, open the link and choose a new one.',
  'mail.reset.linkFor': 'Link for customer number {number}:',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.validity': 'The link is valid for {minutes} minutes and can be used once.',
  'mail.reset.ignore': 'If it was not you, you need not do anything. Your old password works as before.',

  'mail.emailChanged.subject': 'Your e-mail address at {shop} was changed',
  'mail.emailChanged.what':
    'Customer number {number} at {shop} now has another e-mail address. From now on, what we mail goes there.',
  'mail.emailChanged.hold':
    'For {hours} hours nobody can ask for a new password to the new address. Your password works as before.',
  'mail.emailChanged.ifNot': 'Was it not you who changed it? Please contact us at once.',

  'mail.welcome.welcome.subject': 'Welcome to {shop}',
  'mail.welcome.welcome':
    'You are now a customer of {shop}. Your customer number is {number}. Open the link and choose a password, and you will see prices and be able to order.',
  'mail.welcome.link.subject': 'Choose a password for {shop}',
  'mail.welcome.link': 'Open the link and choose a password for {shop}. Your customer number is {number}.',
  'mail.welcome.validity': 'The link is valid for {hours} hours and can be used once.',

  'mail.application.subject': 'New reseller application: {company}',
  'mail.application.intro': '{name} at {company} would like to become a reseller.',
  'mail.application.language': 'Language',
  'mail.application.thanksSubject': 'Thank you for your application',
  'mail.application.thanks': 'Thank you for your application. We will reply within a week.',
  'mail.application.refusedSubject': 'Your application to {shop}',
  'mail.application.refused':
    'Thank you for your application to become a reseller of {shop}. We have read it, and are sorry that we cannot accept it at present.',

  'mail.contact.subject': 'Message from the website: {name}',
};
