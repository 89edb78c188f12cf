import type { SameKeys } from '#shop/texts/same-keys.ts';
import type { settingsOfficeTexts as swedish } from '#shop/texts/language/sv/office/settings.ts';

export const settingsOfficeTexts: SameKeys<typeof swedish> = {
  'settings.title': 'Settings',
  'settings.parts': 'Parts of the settings',
  'settings.part.texts': 'Catalogue texts',
  'settings.part.company': 'The company',
  'settings.part.payment': 'Payment',
  'settings.part.delivery': 'Delivery',
  'settings.part.look': 'Appearance',
  'settings.part.search': 'Search',
  'settings.partHint.search':
    'Words that mean the same, in Swedish and English: one group on each line, with commas between. Whoever searches for one finds them all. If empty: the words of the trade.',
  'settings.field.SearchSynonyms': 'Words that mean the same',
  'settings.partHint.company': 'Shown in the shop, in emails and on invoices.',
  'settings.partHint.payment': 'Where customers pay. Shown on invoices and in Peppol.',
  'settings.by.content': 'Only those who handle content can change this.',
  'settings.by.contentOrInvoicing': 'Only those who handle content or invoicing can change this.',
  'settings.by.invoicing': 'Only those who handle invoicing can change this.',
  'settings.by.credit': 'Only those who handle credit can change this.',
  'settings.by.orders': 'Only those who handle orders can change this.',
  'settings.partHint.delivery':
    'The shop uses this to work out which week an order can ship. Working days are Monday to Friday, except Swedish public holidays and Midsummer’s, Christmas and New Year’s Eve.',
  'settings.hint.ReminderDays':
    'One reminder for each number. The day is moved to the next working day. An empty field means 5;15.',
  'settings.hint.PaymentTolerance':
    'In the currency of the invoice, 0 to 10. If a payment leaves no more than this, the invoice counts as paid and the rest is written off as rounding.',
  'settings.hint.ReminderFee':
    'At most 60. Asked once an invoice, from the second reminder, only in kronor and only of customers who have agreed to it.',
  'settings.hint.InterestMinimum': 'Lower interest is shown on the reminder and not added.',
  'settings.hint.ReminderAutomatic':
    'At 08:00 on working days the proposals of the day are mailed to all who have an e-mail address.',
  'settings.hint.CutOffTime': 'Orders placed later count as the next working day’s. If empty: 14:00.',
  'settings.hint.HandlingDays':
    'How many working days it takes to ship goods that are in stock. If empty: 2.',
  'settings.hint.CreditHold':
    'An order above the customer’s credit limit, or from a customer with an overdue invoice, is received but not sent until it is released.',
  'settings.hint.DiscountLimit':
    'For staff who may change prices of orders, reckoned from the price when the row was ordered. Owners may give any discount.',
  'settings.hint.HoldOverdueDays':
    'Calendar days after the due date. From the day after, new orders are held. If empty: 10.',
  'settings.hint.AutoRelease':
    'When a payment, a credit note, a cancellation or a raised limit makes room, what fits is released, the oldest order first.',
  'settings.hint.CompanyEori':
    'The company’s number with customs. Stated on the commercial invoice of what leaves the EU.',
  'settings.hint.Incoterms':
    'Stated on the commercial invoice of what leaves the EU, for ways of delivery without terms of their own.',
  'settings.hint.IncotermsPlace':
    'Empty: the seller’s town for EXW and FCA, the consignee’s for CPT, CIP, DAP, DPU and DDP. For FAS, FOB, CFR and CIF, enter the port.',
  'settings.hint.TrackingUrlTemplate':
    'The carrier’s page with {consignmentId} in place of the parcel number, for ways of delivery without a link of their own. Empty: PostNord’s, unless whoever runs the shop has chosen another.',
  'settings.hint.InboundDays':
    'How many working days after its expected date an out-of-stock article ships. If empty: 3.',
  'settings.hint.FirstInvoiceNumber':
    'For invoices that are to go on from a series of numbers. Leave it empty to go on from the latest invoice; a number below that changes nothing.',
  'settings.hint.FollowArticleDates':
    'When an article gets a new delivery date, all rows that wait for it get the same day, except those that were given a day of their own on the order.',
  'settings.hint.OrderDateMails':
    'At 07:00 the customer gets one mail about the rows that come in another week. Never while the business system sends its own mails (EXCHANGE_MAILS=false).',
  'settings.hint.OrderOpenMinutes':
    'How long a customer can add goods to an order that is not yet being packed. 0 means never. If empty: 60, or 0 while a business system fetches orders.',
  'settings.partHint.look':
    'Write colours as #rrggbb. Leave empty for the standard look. A colour that would be hard to read is adjusted.',
  'settings.look.pick': 'Choose {name} in a colour picker',
  'settings.look.contrast': 'Contrast {ratio}:1',
  'settings.look.corrected': 'Shown as {colour} for readability. Contrast {ratio}:1',
  'settings.look.fontHint': 'Choose from the list, or type the name of a .woff2 file in the look folder.',
  'settings.look.sample': 'This is what it looks like',
  'settings.look.logoHint':
    'SVG, or PNG at least 48 px high. Up to 500 kB. Shown 48 px high once you have saved, on invoices too.',
  'settings.look.logoNow': 'The logo',
  'settings.look.noLogo': 'No logo. The shop’s mark and the company name are shown.',
  'settings.look.chooseLogo': 'Upload a logo',
  'settings.look.replaceLogo': 'Replace logo',
  'settings.look.removeLogo': 'Remove logo',
  'settings.look.logoTooLarge': 'The file is too large. The limit for a logo is 500 kB.',
  'settings.pair.OrderMonth': 'Made-to-order text',
  'settings.pair.OrderMonthsSeason': 'Seasonal goods text',
  'settings.pair.ArticleNewsText': 'Badge for new articles',
  'settings.pair.ArticleSeasonNewsText': 'Badge for new this season',
  'settings.pair.SeasonNewsMenu': 'New this season in the menu',
  'settings.field.CompanyName': 'Name',
  'settings.field.CompanyRegistrationNumber': 'Registration number',
  'settings.field.CompanyVatNumber': 'VAT number',
  'settings.field.CompanyEori': 'EORI number',
  'settings.field.CompanyFTax': 'Approved for F-tax',
  'settings.field.CompanySeat': 'Registered office',
  'settings.field.CompanyAddress': 'Address',
  'settings.field.CompanyZipCode': 'Postcode',
  'settings.field.CompanyCity': 'City',
  'settings.field.CompanyCountryCode': 'Country',
  'settings.field.CompanyEmail': 'Email',
  'settings.field.CompanyTelephone': 'Telephone',
  'settings.field.Bankgiro': 'Bankgiro',
  'settings.field.Iban': 'IBAN',
  'settings.field.Bic': 'BIC',
  'settings.field.CreditHold': 'Hold orders above the credit limit',
  'settings.field.HoldOverdueDays': 'Days after the due date before orders are held',
  'settings.field.AutoRelease': 'Release automatically',
  'settings.field.FirstInvoiceNumber': 'Next invoice number',
  'settings.field.ReminderDays': 'Reminders, days after the due date',
  'settings.field.PaymentTolerance': 'Paid if no more than this is missing',
  'settings.field.ReminderFee': 'Reminder fee, kronor',
  'settings.field.InterestMinimum': 'Least interest to ask for, kronor',
  'settings.field.ReminderAutomatic': 'Send reminders by itself',
  'settings.field.CutOffTime': 'Daily cut-off time',
  'settings.field.HandlingDays': 'Handling time, working days',
  'settings.field.InboundDays': 'Time after goods arrive, working days',
  'settings.field.FreightNumber': 'Article number of freight',
  'settings.field.DiscountNumber': 'Article number of discounts',
  'settings.field.DiscountLimit': 'Largest discount that staff may give, in percent',
  'settings.field.SmallOrderNumber': 'Article number of the small order fee',
  'settings.field.Incoterms': 'Terms of delivery outside the EU (Incoterms 2020)',
  'settings.field.IncotermsPlace': 'Named place',
  'settings.field.TrackingUrlTemplate': 'Tracking link',
  'settings.field.FollowArticleDates': 'Waiting rows follow the article’s date',
  'settings.field.OrderDateMails': 'Mail about a new delivery week',
  'settings.field.OrderOpenMinutes': 'Minutes an order stays open for additions',
  'settings.field.LookAccent': 'Accent colour',
  'settings.field.LookPaper': 'Background',
  'settings.field.LookInk': 'Text colour',
  'settings.field.LookSignal': 'Warning colour',
  'settings.field.LookNews': 'Colour of the “New” badge',
  'settings.field.LookHeadingFont': 'Heading font',
  'settings.field.LookTextFont': 'Body font',
  'settings.field.LookLogo': 'Logo',
  'settings.field.OrderMonth': 'Delivery month of goods made to order',
  'settings.field.OrderMonthSeason': 'Delivery month of seasonal goods',
  'settings.hint.OrderMonth':
    'Such as 2027-02. It gives the week in cart, checkout and mails, and the text where the one below is empty.',
  'settings.field.OrderMonthSV': 'Made-to-order text in Swedish',
  'settings.field.OrderMonthEN': 'Made-to-order text in English',
  'settings.field.OrderMonthsSeasonSV': 'Seasonal goods text in Swedish',
  'settings.field.OrderMonthsSeasonEN': 'Seasonal goods text in English',
  'settings.field.ArticleNewsTextSV': 'Badge for new articles in Swedish',
  'settings.field.ArticleNewsTextEN': 'Badge for new articles in English',
  'settings.field.ArticleSeasonNewsTextSV': 'Badge for new this season in Swedish',
  'settings.field.ArticleSeasonNewsTextEN': 'Badge for new this season in English',
  'settings.field.SeasonNewsMenuSV': 'New this season in the menu in Swedish',
  'settings.field.SeasonNewsMenuEN': 'New this season in the menu in English',
};
