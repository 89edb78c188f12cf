import type { sendingOfficeTexts as swedish } from '#shop/texts/language/sv/office/desk/sending.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const sendingOfficeTexts: SameKeys<typeof swedish> = {
  'sendMany.title': 'Send orders',
  'sendMany.open': 'Send',
  'sendMany.tooMany': 'At most {count} orders can be sent at once.',
  'sendMany.none': 'First choose which orders to send.',
  'sendMany.allSent': 'All chosen orders have been sent.',
  'sendMany.pieces': 'Ready',
  'sendMany.ready': '{count} of {all}',
  'sendMany.weight': 'Weight',
  'sendMany.parcelsOf': 'Parcel numbers of order {number}',
  'sendMany.despite': 'Send anyway',
  'sendMany.despiteOf': 'Send order {number} anyway',
  'sendMany.wrongParcels': 'At most {count} numbers, of at most {most} characters each',
  'sendMany.invoice': 'Invoice what is sent',
  'sendMany.mail': 'Email the customers',
  'sendMany.send.one': 'Send {n} order',
  'sendMany.send.other': 'Send {n} orders',
  'sendMany.sending': 'Sending …',
  'sendMany.paste': 'Paste parcel numbers',
  'sendMany.pasteLabel': 'One line for each order',
  'sendMany.pasteHint':
    'Order number and parcel numbers, or parcel numbers alone in the order of the list below.',
  'sendMany.fill': 'Fill in',
  'sendMany.filled': 'Parcel numbers are filled in for {count} orders',
  'sendMany.askCount': 'There are {lines} lines without an order number, and {orders} orders to fill in.',
  'sendMany.askOthers':
    'These orders are not among those that are sent now: {others}. Remove the lines, or choose the orders in the list.',
  'sendMany.fillAllTheSame': 'Fill in {count} anyway, in order',
  'sendMany.sent.one': '{n} order has been sent',
  'sendMany.sent.other': '{n} orders have been sent',
  'sendMany.notSent.one': '{n} order was not sent',
  'sendMany.notSent.other': '{n} orders were not sent',
  'sendMany.result': 'Result',
  'sendMany.invoiceOf': 'invoice {number}',
};
