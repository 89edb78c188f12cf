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
  'mail.order.short.one': ['varav {count} st restnoteras', 'of which {count} pc is on backorder'],
  'mail.order.short.other': ['varav {count} st restnoteras', 'of which {count} pcs are on backorder'],
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
  'mail.order.purchaseOrder': ['Ditt ordernummer', 'Your PO number'],
  'mail.makerOrder.purchaseOrder': ['Kundens ordernummer', 'Customer’s PO number'],
  'mail.order.message': ['Ditt meddelande', 'Your message'],
  'mail.order.terms': ['Köpvillkoren finns på {url}', 'The terms and conditions are at {url}'],
  'mail.order.seeOrders': ['Dina order finns på {url}', 'Your orders are at {url}'],

  'mail.orderNews.processing.subject': ['Vi packar order {number}', 'We are packing order {number}'],
  'mail.orderNews.processing': [
    'Vi har börjat packa din order {number}. Du får ett mejl till när den skickas.',
    'We have begun to pack your order {number}. We will e-mail you again when it is sent.',
  ],
  'mail.orderNews.sent.subject': ['Order {number} är skickad', 'Order {number} has been sent'],
  'mail.orderNews.sent': ['Nu är allt i order {number} skickat.', 'All of order {number} has now been sent.'],
  'mail.orderNews.sentInPart.subject': [
    'En del av order {number} är skickad',
    'Part of order {number} has been sent',
  ],
  'mail.orderNews.sentInPart': [
    'En del av order {number} är skickad. Resten kommer senare.',
    'Part of order {number} has been sent. The rest will follow.',
  ],
  'mail.orderNews.expected.subject': ['Besked om order {number}', 'An update on order {number}'],
  'mail.orderNews.expected': [
    'Vi har nytt besked om det som är kvar av order {number}.',
    'We have an update on the rest of order {number}.',
  ],
  'mail.orderNews.cancelled.subject': ['Order {number} är annullerad', 'Order {number} has been cancelled'],
  'mail.orderNews.cancelled': [
    'Order {number} är annullerad. Inget skickas och inget faktureras.',
    'Order {number} has been cancelled. Nothing will be sent and nothing invoiced.',
  ],
  'mail.orderNews.restCancelled.subject': [
    'Resten av order {number} är annullerad',
    'The rest of order {number} has been cancelled',
  ],
  'mail.orderNews.restCancelled': [
    'Det som inte är skickat av order {number} är annullerat.',
    'The part of order {number} that has not been sent has been cancelled.',
  ],
  'mail.orderNews.sentNow': ['Skickat nu', 'Sent now'],
  'mail.orderNews.left': ['Kvar att skicka', 'Left to send'],
  'mail.orderNews.gone': ['Annullerat', 'Cancelled'],
  'mail.orderNews.quantity': ['{count} st', '{count} pcs'],
  'mail.orderNews.expectedOn': ['väntas {date}', 'expected {date}'],
  'mail.orderNews.track': ['Spåra försändelsen', 'Track the shipment'],

  'mail.invoice.subject': ['Faktura {number} från {shop}', 'Invoice {number} from {shop}'],
  'mail.invoice': [
    'Här är faktura {number} på {amount} för order {order}.',
    'This is invoice {number} of {amount} for order {order}.',
  ],
  'mail.invoice.alone': ['Här är faktura {number} på {amount}.', 'This is invoice {number} of {amount}.'],
  'mail.invoice.left': ['Kvar att betala', 'Left to pay'],
  'mail.invoice.paid': ['Fakturan är betald.', 'The invoice has been paid.'],
  'mail.invoice.annulled': [
    'Fakturan är makulerad och ska inte betalas.',
    'The invoice has been annulled and is not to be paid.',
  ],
  'mail.invoice.button': ['Se fakturan', 'See the invoice'],
  'mail.creditNote.subject': ['Kreditfaktura {number} från {shop}', 'Credit note {number} from {shop}'],
  'mail.creditNote': [
    'Vi har krediterat {amount} av faktura {invoice}. Kreditfakturan har nummer {number}.',
    'We have credited {amount} of invoice {invoice}. The credit note has number {number}.',
  ],

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
    'Someone has asked for a new password for {shop}. If it was you, open the link and choose a new one.',
  ],
  'mail.reset.linkFor': ['Länk för kundnummer {number}:', 'Link for customer number {number}:'],
  'mail.reset.button': ['Välj nytt lösenord', 'Choose a new password'],
  'mail.reset.validity': [
    'Länken gäller i {minutes} minuter och kan användas en gång.',
    'The link is valid for {minutes} minutes and can be used once.',
  ],
  'mail.reset.ignore': [
    'Var det inte du? Då behöver du inte göra något. Ditt gamla lösenord gäller som förut.',
    'If it was not you, you need not do anything. Your old password works as before.',
  ],

  'mail.emailChanged.subject': [
    'Din e-postadress hos {shop} är ändrad',
    'Your e-mail address at {shop} was changed',
  ],
  'mail.emailChanged.what': [
    'Kundnummer {number} hos {shop} har fått en annan e-postadress. Dit går hädanefter det som vi mejlar.',
    'Customer number {number} at {shop} now has another e-mail address. From now on, what we mail goes there.',
  ],
  'mail.emailChanged.hold': [
    'Under {hours} timmar kan ingen be om ett nytt lösenord till den nya adressen. Ditt lösenord gäller som förut.',
    'For {hours} hours nobody can ask for a new password to the new address. Your password works as before.',
  ],
  'mail.emailChanged.ifNot': [
    'Är det inte ni som har ändrat den? Hör av er till oss genast.',
    'Was it not you who changed it? Please contact us at once.',
  ],

  'mail.welcome.welcome.subject': ['Välkommen som kund hos {shop}', 'Welcome to {shop}'],
  'mail.welcome.welcome': [
    'Nu är du kund hos {shop}. Ditt kundnummer är {number}. Öppna länken och välj ett lösenord, så ser du priser och kan beställa.',
    'You are now a customer of {shop}. Your customer number is {number}. Open the link and choose a password, and you will see prices and be able to order.',
  ],
  'mail.welcome.link.subject': ['Välj ett lösenord till {shop}', 'Choose a password for {shop}'],
  'mail.welcome.link': [
    'Öppna länken och välj ett lösenord till {shop}. Ditt kundnummer är {number}.',
    'Open the link and choose a password for {shop}. Your customer number is {number}.',
  ],
  'mail.welcome.validity': [
    'Länken gäller i {hours} timmar och kan användas en gång.',
    'The link is valid for {hours} hours and can be used once.',
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
    'Tack för din ansökan. Vi svarar inom en vecka.',
    'Thank you for your application. We will reply within a week.',
  ],

  'mail.contact.subject': ['Meddelande från webbplatsen: {name}', 'Message from the website: {name}'],
} as const satisfies Texts;
