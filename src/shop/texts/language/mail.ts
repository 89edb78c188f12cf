import type { Texts } from './texts.ts';

export const mailTexts = {
  'mail.greeting': ['Hej {name},', 'Hello {name},'],
  'mail.greetingNoName': ['Hej,', 'Hello,'],
  'mail.signature': ['Vänliga hälsningar', 'Kind regards'],
  'mail.footer': [
    'Du kan svara på det här mejlet om något är fel.',
    'You can reply to this e-mail if something is not right.',
  ],

  'mail.order.subject': ['Orderbekräftelse {number}', 'Order confirmation {number}'],
  'mail.order.intro': [
    'Tack för din order! Ordernummer: {number}',
    'Thank you for your order! Order number: {number}',
  ],
  'mail.order.heading': ['Order {number}', 'Order {number}'],
  'mail.order.received': ['Mottagen {date}', 'Received {date}'],
  'mail.order.articleNumber': ['Artikelnr', 'Article no.'],
  'mail.order.description': ['Benämning', 'Description'],
  'mail.order.quantity': ['Antal', 'Quantity'],
  'mail.order.price': ['Pris', 'Price'],
  'mail.order.amount': ['Belopp', 'Amount'],
  'mail.order.short': ['varav {count} st restnoteras', 'of which {count} pcs are on backorder'],
  'mail.order.shortage': [
    'Allt finns inte i lager. Det som fattas är restnoterat.',
    'Not everything is in stock. What is missing is on backorder.',
  ],
  'mail.order.totalExclVat': ['Summa exkl. moms', 'Total excl. VAT'],
  'mail.order.vat': ['Moms', 'VAT'],
  'mail.order.totalInclVat': ['Summa inkl. moms', 'Total incl. VAT'],
  'mail.order.wayOfDelivery': ['Leveranssätt', 'Way of delivery'],
  'mail.order.deliveryWeek': ['Önskad leveransvecka', 'Requested delivery week'],
  'mail.order.asSoonAsPossible': ['Snarast möjligt', 'As soon as possible'],
  'mail.order.partialDelivery': ['Delleverans', 'Partial delivery'],
  'mail.order.deliveryAddress': ['Leveransadress', 'Delivery address'],
  'mail.order.invoiceAddress': ['Fakturaadress', 'Invoice address'],
  'mail.order.message': ['Ditt meddelande', 'Your message'],
  'mail.order.terms': ['Köpvillkoren finns på {url}', 'The terms and conditions are at {url}'],
  'mail.order.seeOrders': ['Dina order finns på {url}', 'Your orders are at {url}'],

  'mail.makerOrder.subject': ['Ny order {number} från {customer}', 'New order {number} from {customer}'],
  'mail.makerOrder.intro': [
    '{customer} (kundnummer {customerNumber}) har skickat en order.',
    '{customer} (customer number {customerNumber}) has sent an order.',
  ],
  'mail.makerOrder.message': ['Kundens meddelande', "The customer's message"],
  'mail.makerOrder.contact': ['Kontaktperson', 'Contact person'],

  'mail.reset.subject': ['Välj ett nytt lösenord', 'Choose a new password'],
  'mail.reset.intro': [
    'Någon har bett om ett nytt lösenord till {shop}. Om det var du, öppna länken och välj ett nytt.',
    'Someone has asked for a new password to {shop}. If it was you, open the link and choose a new one.',
  ],
  'mail.reset.linkFor': ['Länk för kundnummer {number}:', 'Link for customer number {number}:'],
  'mail.reset.button': ['Välj nytt lösenord', 'Choose a new password'],
  'mail.reset.validity': [
    'Länken gäller i {minutes} minuter och kan användas en gång.',
    'The link is valid for {minutes} minutes and can be used once.',
  ],
  'mail.reset.ignore': [
    'Var det inte du? Då behöver du inte göra något. Ditt gamla lösenord gäller som förut.',
    'Was it not you? Then you need not do anything. Your old password works as before.',
  ],

  'mail.application.subject': [
    'Ny ansökan om att bli återförsäljare: {company}',
    'New reseller application: {company}',
  ],
  'mail.application.intro': [
    '{name} på {company} vill bli återförsäljare.',
    '{name} at {company} would like to become a reseller.',
  ],
  'mail.application.language': ['Språk', 'Language'],
  'mail.application.thanksSubject': ['Tack för din ansökan', 'Thank you for your application'],
  'mail.application.thanks': [
    'Tack för din ansökan. Vi återkommer inom kort.',
    'Thank you for your application. We will be in touch shortly.',
  ],

  'mail.contact.subject': ['Meddelande från webbplatsen: {name}', 'Message from the website: {name}'],
} as const satisfies Texts;
