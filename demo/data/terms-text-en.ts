import { sectionsToHtml } from './prose.ts';

export const termsEn = sectionsToHtml([
  [
    '1. General',
    'These terms apply between Fjällbrusa Form AB, company registration number 556677-8899, and you who buy from us in order to sell on. They apply to every order unless we have agreed otherwise in writing.',
  ],
  [
    '2. Customer and agreement',
    'We sell to businesses only. You become a customer by applying and receiving a customer number. A purchase is agreed once we have sent the order confirmation. As you buy in the course of business, consumers’ right of withdrawal does not apply.',
    'You are responsible for keeping your password safe and for orders placed with it.',
  ],
  [
    '3. Prices',
    'All prices are per piece, excluding VAT, freight and any customs duty. The price is the one that applies on the day you send the order. We may change prices with thirty days’ notice; a confirmed order does not change.',
  ],
  [
    '4. Orders, changes and cancellation',
    'Goods are sold in whole packs. Look through the cart before you send the order; that is where you correct quantities and remove lines. The order confirmation comes by e-mail. Read it, and tell us within two working days if anything is wrong.',
    'An order can be changed or cancelled free of charge until we have begun to pick it. Goods made to order cannot be cancelled.',
  ],
  [
    '5. Minimum order',
    'There is no minimum order and no fee on small orders. The goods are sold in whole packs.',
  ],
  [
    '6. Delivery',
    'Delivery is from our warehouse in Provstad (FCA Provstad, Incoterms 2020). The risk passes to you when the goods are handed to the carrier.',
    'Orders for goods in stock normally leave within three working days. If you have asked for a delivery week, we ship so that the goods arrive in that week unless the confirmation says otherwise.',
  ],
  ['7. Freight', 'Freight is charged in addition to the price of the goods. It depends on weight and destination and is stated on the invoice.'],
  [
    '8. Partial deliveries and backorders',
    'You choose whether we send what is in stock or wait until everything is. What is missing becomes a backorder and is sent without further freight when it arrives. A backorder older than three months is cancelled after we have asked you.',
    'If a delivery is more than four weeks late you may cancel the late goods. No other compensation is paid for delay.',
  ],
  [
    '9. Payment',
    'Terms of payment are 30 days net after a credit check; new customers may be asked to pay the first order in advance. After the due date, interest under the Swedish Interest Act and a statutory reminder fee are charged. While an invoice is overdue we may hold new deliveries.',
  ],
  [
    '10. Retention of title',
    'The goods remain ours until they are paid for, as far as the law allows such a reservation for goods meant for resale.',
  ],
  [
    '11. Receiving goods and damage in transit',
    'Count the parcels and look at the packaging when the goods arrive. Visible damage must be noted on the waybill before you sign and reported to the carrier the same day. Hidden transport damage is reported within seven days. Keep the packaging.',
  ],
  [
    '12. Complaints',
    'Faults visible on unpacking are to be reported within eight days, other faults as soon as you notice them and at the latest within a year. State the order number, article number and quantity, and a picture is welcome. We replace faulty goods or credit them.',
    'Small differences in wood, weave and colour belong to the materials and are not faults.',
  ],
  [
    '13. Returns',
    'Faultless goods are taken back only by agreement, in whole unopened packs and within thirty days. We then deduct 20 per cent for handling. Return freight is paid by you.',
  ],
  [
    '14. Liability',
    'We are liable for product safety as the law requires. Otherwise our liability is limited to the invoiced amount of the goods concerned. We do not compensate loss of profit or other indirect loss, except in cases of gross negligence.',
  ],
  [
    '15. Patterns, pictures and names',
    'The patterns are protected by copyright and belong to us or to the designer. You may use the pictures in the web shop and the press room freely to sell our goods for as long as you are a reseller. Please credit Fjällbrusa Form. They may not be passed on, altered so that the goods look different, or fed to machines to make new patterns.',
  ],
  [
    '16. Resale',
    'You sell in your shop and on your own website. Sales on marketplaces and to other resellers require our written consent. You set your own prices.',
  ],
  [
    '17. Personal data',
    'We process the names and contact details of you and your staff in order to handle orders, invoices and customer service. Data in our accounts are kept for seven years. You may ask at any time to see or correct what we hold about you, and you may complain to the Swedish Authority for Privacy Protection.',
  ],
  [
    '18. Force majeure',
    'Neither of us is liable for delay caused by something beyond our control, such as fire, labour dispute, a decision by authorities or a raw material that cannot be had. If the hindrance lasts for more than three months, either of us may cancel the purchase concerned.',
  ],
  [
    '19. Law and disputes',
    'Swedish law applies, without its rules on choice of law. The UN Convention on the International Sale of Goods does not apply. Disputes that we cannot settle by talking are tried by the district court of our registered office.',
  ],
  [
    '20. Changes',
    'When the terms change, the new ones are published here at least thirty days in advance. The version that applied when you sent your order applies to that order.',
    'Version 8. The terms can be printed and saved from this page.',
  ],
]);
