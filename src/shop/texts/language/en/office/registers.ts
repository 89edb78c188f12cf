import type { registersOfficeTexts as swedish } from '#shop/texts/language/sv/office/registers.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export const registersOfficeTexts: SameKeys<typeof swedish> = {
  'registers.field.name': 'Name',
  'registers.field.NameDE': 'Name in German',
  'registers.ended': 'Ended',
  'registers.number': 'No. {number}',
  'registers.hint': 'Drag the handle, or use the arrow keys, to change the order.',
  'registers.orderFailed': 'The order could not be saved. {reason}',
  'ways.title': 'Ways of delivery',
  'ways.new': 'New way of delivery',
  'ways.intro':
    'Customers choose one of them at the checkout, in this order. An order keeps the name it was placed with.',
  'ways.empty': 'Nobody can order without a way of delivery. Add the first one.',
  'ways.part.name': 'The name that customers see',
  'ways.part.delivery': 'Delivery',
  'ways.part.countries': 'Countries',
  'ways.countriesHint':
    'It is offered only to addresses in the chosen countries. Choose none to offer it everywhere.',
  'ways.everywhere': 'All countries',
  'ways.days.one': '{n} working day',
  'ways.days.other': '{n} working days',
  'ways.field.Active': 'Offered at the checkout',
  'ways.field.Collected': 'Collected by the customer',
  'ways.collectedHint':
    'What the customer collects is marked To be collected, then Collected. The goods stay in Sweden and carry Swedish VAT.',
  'ways.field.TransportDays': 'Working days in transit',
  'ways.transportHint': 'Counted in the expected delivery.',
  'ways.field.TrackingTemplate': 'Tracking link',
  'ways.trackingHint':
    'The carrier’s page with {consignmentId} in place of the parcel number. Leave empty for the shop’s usual link.',
  'ways.field.Countries': 'Countries',
  'ways.collected': 'Collected',
  'countryChoices.add': 'Add a country',
  'countryChoices.remove': 'Remove {country}',
  'colours.title': 'Colours',
  'colours.new': 'New colour',
  'colours.intro': 'The colours that articles can have. Customers search by them, in this order.',
  'colours.empty': 'No colours yet. Without colours, the shop shows no search by colour.',
  'colours.part': 'The colour',
  'colours.field.Hex': 'Colour code',
  'colours.hexHint': 'Six digits after #, or pick it in the box.',
  'colours.pick': 'Pick a colour',
  'materials.title': 'Materials',
  'materials.new': 'New material',
  'materials.intro': 'The materials that articles can be made of. Customers search by them, in this order.',
  'materials.empty': 'No materials yet. Without materials, the shop shows no search by material.',
  'countries.title': 'Countries we sell to',
  'countries.intro':
    'These countries can be chosen in the forms of the shop, in this order. Addresses in other countries stay valid.',
  'countries.empty': 'No countries are chosen, so all of them are offered.',
};
