import { describe, expect, test } from 'vitest';
import { luhn } from '#kit/text/swedish-identity.ts';
import { peppolXml } from './peppol-document.server.ts';
import type { Seller } from '#shop/printing/seller.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import { invoiceOf, invoiceRow as row } from '../../../../../test/invoice.ts';

const seller: Seller = {
  name: 'Fjällbrusa Form AB',
  address: 'Exempelvägen 1',
  zipCode: '99999',
  city: 'Provstad',
  countryCode: 'SE',
  seat: 'Provstad',
  organisationNumber: '556677-8899',
  vatNumber: 'SE556677889901',
  fTax: true,
  telephone: '08-123',
  email: 'faktura@maker.example',
  webSite: 'maker.example',
  bankgiro: '991-2346',
  iban: 'SE45 5000 0000 0583 9825 7466',
  bic: 'ESSESESS',
};
const buyer = {
  organisationNumber: '559900-0014',
  email: 'ett@butik.example',
  telephone: '',
  gln: '',
  endpoint: undefined as { scheme: string; id: string } | undefined,
};

function xmlOf(invoice: WholeInvoice, to = buyer): string {
  const made = peppolXml(invoice, seller, to);
  if ('broken' in made) throw new Error(`it cannot be sent: ${JSON.stringify(made.broken)}`);
  return made.xml;
}

/** Returns the texts of all elements of this name, in order. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}
const one = (xml: string, name: string) => all(xml, name)[0];
const ore = (text: string | undefined) => Math.round(Number(text) * 100);

/** Checks the rules that every document must follow, named as in EN 16931 and Peppol BIS Billing 3. */
function checkRules(xml: string, line: 'Invoice' | 'CreditNote'): string[] {
  const broken: string[] = [];
  const rule = (name: string, holds: boolean) => void (holds || broken.push(name));
  const amounts = [...xml.matchAll(/currencyID="(\w+)">([^<]+)</g)];
  rule('PEPPOL-EN16931-R008', !/<([\w:]+)[^>]*><\/\1>|<[\w:]+[^>]*\/>/.test(xml));
  rule('PEPPOL-EN16931-R003', Boolean(one(xml, 'cbc:BuyerReference') ?? one(xml, 'cac:OrderReference')));
  rule('PEPPOL-EN16931-R010/R020', all(xml, 'cbc:EndpointID').length === 2);
  rule('PEPPOL-EN16931-R051', new Set(amounts.map(([, currency]) => currency)).size === 1);
  rule(
    'BR-DEC',
    amounts.every(([, , text]) => /^-?\d+\.\d\d$/.test(text ?? '')),
  );
  const lines = xml.split(`<cac:${line}Line>`).slice(1);
  rule('BR-16', lines.length > 0);
  for (const part of lines) {
    const quantity = Number(one(part, `cbc:${line === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`));
    rule(
      'PEPPOL-EN16931-R120',
      ore(one(part, 'cbc:LineExtensionAmount')) === quantity * ore(one(part, 'cbc:PriceAmount')),
    );
    rule('BR-27', ore(one(part, 'cbc:PriceAmount')) >= 0 && quantity > 0);
  }
  const sum = (texts: string[]) => texts.reduce((total, text) => total + ore(text), 0);
  const lineSum = sum(lines.flatMap((part) => all(part, 'cbc:LineExtensionAmount')));
  const subtotals = xml
    .split('<cac:TaxSubtotal>')
    .slice(1)
    .map((part) => part.split('</cac:TaxSubtotal>')[0] ?? '');
  const vat = ore(one(xml.split('<cac:TaxTotal>')[1] ?? '', 'cbc:TaxAmount'));
  const exclusive = ore(one(xml, 'cbc:TaxExclusiveAmount'));
  const inclusive = ore(one(xml, 'cbc:TaxInclusiveAmount'));
  const rounding = ore(one(xml, 'cbc:PayableRoundingAmount') ?? '0');
  rule(
    'BR-CO-10',
    lineSum === ore(one(xml.split('<cac:LegalMonetaryTotal>')[1] ?? '', 'cbc:LineExtensionAmount')),
  );
  rule('BR-CO-13', exclusive === lineSum - sum(all(xml, 'cbc:Amount')));
  rule('BR-CO-11', ore(one(xml, 'cbc:AllowanceTotalAmount') ?? '0') === sum(all(xml, 'cbc:Amount')));
  rule('BR-CO-14', vat === sum(subtotals.map((part) => one(part, 'cbc:TaxAmount') ?? '')));
  rule('BR-CO-15', inclusive === exclusive + vat);
  rule('BR-CO-16', ore(one(xml, 'cbc:PayableAmount')) === inclusive + rounding);
  rule('BR-CO-18', exclusive === sum(subtotals.map((part) => one(part, 'cbc:TaxableAmount') ?? '')));
  // What is charged under each category and rate, less what is taken off.
  const categoryIn = (part: string) => `${one(part, 'cbc:ID')} ${one(part, 'cbc:Percent')}`;
  const charged = new Map<string, number>();
  const charge = (category: string, ore: number) => charged.set(category, (charged.get(category) ?? 0) + ore);
  for (const part of lines) {
    const [, category = ''] = part.split('<cac:ClassifiedTaxCategory>');
    charge(categoryIn(category), ore(one(part, 'cbc:LineExtensionAmount')));
  }
  for (const part of xml.split('<cac:AllowanceCharge>').slice(1)) {
    const [allowance = ''] = part.split('</cac:AllowanceCharge>');
    const [, category = ''] = allowance.split('<cac:TaxCategory>');
    charge(categoryIn(category), 0 - ore(one(allowance, 'cbc:Amount')));
    rule('UBL-CR-480/UBL-CR-481', !allowance.includes('TaxExemption'));
  }
  const told = subtotals.map((part) => [
    categoryIn(part.split('<cac:TaxCategory>')[1] ?? ''),
    ore(one(part, 'cbc:TaxableAmount')),
  ]);
  rule('BR-S-01/BR-S-08', JSON.stringify([...charged].sort()) === JSON.stringify(told.sort()));
  for (const part of subtotals) {
    const percent = Number(one(part, 'cbc:Percent'));
    const off = ore(one(part, 'cbc:TaxAmount')) - (ore(one(part, 'cbc:TaxableAmount')) * percent) / 100;
    rule('BR-CO-17', Math.abs(off) <= 0.5);
    rule('SE-R-006', one(part, 'cbc:ID') !== 'S' || [6, 12, 25].includes(percent));
    const isExempt = ['K', 'G'].includes(one(part, 'cbc:ID') ?? '');
    rule('BR-IC-10/BR-G-10', isExempt === (one(part, 'cbc:TaxExemptionReasonCode') !== undefined));
  }
  rule('BR-CO-25', Boolean(one(xml, 'cbc:DueDate') ?? one(xml, 'cbc:Note')));
  for (const number of [...xml.matchAll(/schemeID="0007">(\d+)</g)].map(([, digits = '']) => digits))
    rule('SE-R-003/SE-R-013', number.length === 10 && luhn(number));
  for (const number of all(xml, 'cbc:CompanyID').filter((text) => text.startsWith('SE')))
    rule('SE-R-001/002', /^SE\d{12}$/.test(number));
  const order = [
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    `${line}TypeCode`,
    'DocumentCurrencyCode',
  ];
  order.push('BuyerReference', 'OrderReference', 'BillingReference', 'AccountingSupplierParty');
  order.push(
    'AccountingCustomerParty',
    'Delivery',
    'PaymentMeans',
    'PaymentTerms',
    'AllowanceCharge',
    'TaxTotal',
    'LegalMonetaryTotal',
  );
  const top = [...xml.matchAll(/^ {2}<c[ab]c:(\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('Line'));
  rule(
    'schema order',
    top.every((name, place) => place === 0 || order.indexOf(top[place - 1] ?? '') < order.indexOf(name)),
  );
  return broken;
}

/** Rows as quantity and öre, followed by the VAT on their sum. */
const vectors: [name: string, rows: [quantity: number, price: number][], vat: number][] = [
  [
    '6×89,50; 12×34,90',
    [
      [6, 8950],
      [12, 3490],
    ],
    23895,
  ],
  [
    '3×(3×0,33)',
    [
      [3, 33],
      [3, 33],
      [3, 33],
    ],
    74,
  ],
  [
    '3×(1×19,90)',
    [
      [1, 1990],
      [1, 1990],
      [1, 1990],
    ],
    1493,
  ],
  [
    '6×79,17; 4×112,03; 10×24,99',
    [
      [6, 7917],
      [4, 11203],
      [10, 2499],
    ],
    29326,
  ],
  ['5×(1×0,10)', Array.from({ length: 5 }, () => [1, 10] as [number, number]), 13],
  [
    '24×41,55; 6×129,00',
    [
      [24, 4155],
      [6, 12900],
    ],
    44280,
  ],
];

test.each(vectors)('an invoice of %s obeys the rules', (_name, rows, vat) => {
  const invoice = invoiceOf(
    rows.map(([quantity, price], place) => row(place + 1, quantity, price)),
    vat,
  );
  expect(checkRules(xmlOf(invoice), 'Invoice')).toEqual([]);
});

test.each(vectors)('a credit note of %s obeys the rules', (_name, rows, vat) => {
  const credited = rows.map(([quantity, price], place) => row(place + 1, -quantity, price));
  const note = invoiceOf(credited, -vat, { credits_invoice_number: 100400, credited_date: '2026-09-01' });
  const xml = xmlOf(note);
  expect(checkRules(xml, 'CreditNote')).toEqual([]);
  expect([one(xml, 'cbc:CreditNoteTypeCode'), one(xml, 'cbc:DueDate')]).toEqual(['381', undefined]);
  expect(xml).toMatch(
    /<cac:InvoiceDocumentReference>\s*<cbc:ID>100400<\/cbc:ID>\s*<cbc:IssueDate>2026-09-01/,
  );
});

test('a Swedish invoice is paid by bankgiro and OCR, and says F-skatt and the seat', () => {
  const xml = xmlOf(invoiceOf([row(1, 6, 8950), row(2, 1, 10000, 6)], 13425 + 600));
  expect(checkRules(xml, 'Invoice')).toEqual([]);
  expect(xml).toContain('<cbc:EndpointID schemeID="0007">5566778899</cbc:EndpointID>');
  expect(xml).toContain('<cbc:EndpointID schemeID="0007">5599000014</cbc:EndpointID>');
  expect(all(xml, 'cbc:CompanyID')).toContain('Godkänd för F-skatt');
  expect(one(xml, 'cbc:CompanyLegalForm')).toBe('Säte: Provstad');
  expect(xml).toMatch(
    /<cbc:PaymentMeansCode>30<[^]*<cbc:PaymentID>10045789<[^]*<cbc:ID>9912346<[^]*SE:BANKGIRO/,
  );
  expect(one(xml, 'cbc:Name')).toBe('Fjällbrusa Form AB');
  expect(xml).toContain('Bricka &lt;1&gt; &amp; &quot;co&quot;');
  expect(all(xml, 'cbc:Percent')).toEqual(['25', '6', '25', '6']);
});

test('the buyer’s own order number is the order’s, and ours stands beside it', () => {
  const xml = xmlOf(invoiceOf([row(1, 6, 8950)], 13425, { purchase_order_number: 'PO & 17' }));
  expect(checkRules(xml, 'Invoice')).toEqual([]);
  expect(xml).toMatch(
    /<cac:OrderReference>\s*<cbc:ID>PO &amp; 17<\/cbc:ID>\s*<cbc:SalesOrderID>20451<\/cbc:SalesOrderID>/,
  );
  expect(one(xml, 'cbc:BuyerReference')).toBe('Anna Exempel');
  const orderIn = (xml: string) => [
    one(xml.split('<cac:OrderReference>')[1] ?? '', 'cbc:ID'),
    one(xml, 'cbc:SalesOrderID'),
  ];
  for (const purchase_order_number of ['', ' '])
    expect(orderIn(xmlOf(invoiceOf([row(1, 6, 8950)], 13425, { purchase_order_number })))).toEqual([
      'NA',
      '20451',
    ]);
  const monthly = xmlOf(invoiceOf([row(1, 6, 8950)], 13425, { order_id: null }));
  expect(monthly).not.toContain('OrderReference');
  expect(checkRules(monthly, 'Invoice')).toEqual([]);
});

test.each([
  ['Ref 7', 'Anna', 'Ref 7'],
  [' ', 'Anna', 'Anna'],
  ['', '\u00a0', '1001'],
])('of the reference %j, the person %j and the number, the buyer’s reference is %j', (own, person, told) => {
  const changes = { buyer_reference: own, buyer_contact_person: person };
  expect(one(xmlOf(invoiceOf([row(1, 6, 8950)], 13425, changes)), 'cbc:BuyerReference')).toBe(told);
});

test('what is sold in Sweden without VAT has a category of its own, beside what has some', () => {
  const xml = xmlOf(invoiceOf([row(1, 6, 8950), row(2, 1, 10_000, 0)], 13_425));
  expect(checkRules(xml, 'Invoice')).toEqual([]);
  const ofLines = [...xml.matchAll(/<cac:ClassifiedTaxCategory>\s*<cbc:ID>(\w)<.*\s*<cbc:Percent>(\d+)</g)];
  expect(ofLines.map(([, id, percent]) => [id, percent])).toEqual([
    ['S', '25'],
    ['Z', '0'],
  ]);
});

test('one to a company in the EU is exempt with both VAT numbers, one outside is export', () => {
  const abroad: Partial<WholeInvoice> = {
    vat_amount: 0,
    total_amount: 53700,
    language: 'en',
    currency_code: 'EUR',
  };
  const german = xmlOf(
    invoiceOf([row(1, 6, 8950)], 0, {
      ...abroad,
      vat_case: 'intra_eu',
      buyer_country_code: 'DE',
      delivery_country_code: 'DE',
      buyer_vat_number: 'DE123456789',
    }),
    { ...buyer, organisationNumber: 'HRB 4711' },
  );
  expect(checkRules(german, 'Invoice')).toEqual([]);
  expect(german).toContain('<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>');
  expect([one(german, 'cbc:TaxExemptionReasonCode'), all(german, 'cbc:Percent')]).toEqual([
    'VATEX-EU-IC',
    ['0', '0'],
  ]);
  expect(german).toContain('<cbc:ID>SE4550000000058398257466</cbc:ID>');
  const swiss = xmlOf(
    invoiceOf([row(1, 6, 8950)], 0, {
      ...abroad,
      vat_case: 'export',
      buyer_country_code: 'CH',
      delivery_country_code: 'CH',
      buyer_vat_number: 'CHE109322551',
    }),
  );
  expect(checkRules(swiss, 'Invoice')).toEqual([]);
  expect(swiss).toContain('<cbc:EndpointID schemeID="9927">CHE109322551</cbc:EndpointID>');
  expect(one(swiss, 'cbc:TaxExemptionReasonCode')).toBe('VATEX-EU-G');
});

test.each([
  ['SE', '559900-0014', '', '0007', '5599000014'],
  ['SE', '16559900-0014', '', '0007', '5599000014'],
  ['SE', '', 'SE559900001401', '0007', '5599000014'],
  ['NO', '974 760 673', '', '0192', '974760673'],
  ['NO', '', 'NO974760673MVA', '0192', '974760673'],
  ['NO', '', '974760673MVA', '0192', '974760673'],
  ['NO', '', 'NO974760673', '0192', '974760673'],
  ['DK', '13585628', '', '0184', 'DK13585628'],
  ['AT', '', 'ATU12345675', '9914', 'ATU12345675'],
  ['NL', '', 'NL123456782B01', '9944', 'NL123456782B01'],
  ['FR', '', 'FR12345678901', '9957', 'FR12345678901'],
  ['GB', '12345678', 'GB999000973', '9932', 'GB999000973'],
  ['GR', '', 'EL123456783', '9933', 'EL123456783'],
  ['IT', '', 'IT12345670785', '0211', 'IT12345670785'],
])('a buyer in %s with the numbers %j and %j is found under %s', (country, number, vat, scheme, id) => {
  const abroad = {
    vat_case: country === 'SE' ? 'domestic' : 'export',
    vat_amount: country === 'SE' ? 13425 : 0,
  } satisfies Partial<WholeInvoice>;
  const xml = xmlOf(
    invoiceOf([row(1, 6, 8950)], abroad.vat_amount, {
      ...abroad,
      buyer_country_code: country,
      buyer_vat_number: vat || null,
    }),
    { ...buyer, organisationNumber: number },
  );
  const [, buyers = ''] = xml.split('<cac:AccountingCustomerParty>');
  expect(buyers).toContain(`<cbc:EndpointID schemeID="${scheme}">${id}</cbc:EndpointID>`);
});

test('goods were delivered on their day, or else on that of the invoice', () => {
  const dayOf = (delivery_date: string | null) =>
    one(xmlOf(invoiceOf([row(1, 6, 8950)], 13425, { delivery_date })), 'cbc:ActualDeliveryDate');
  expect([dayOf('2026-10-19'), dayOf(null)]).toEqual(['2026-10-19', '2026-10-21']);
});

test('both lines of every address are sent', () => {
  const xml = xmlOf(
    invoiceOf([row(1, 6, 8950)], 13425, { buyer_address2: 'Box 12', delivery_address2: 'Port B' }),
  );
  expect(all(xml, 'cbc:AdditionalStreetName')).toEqual(['Box 12', 'Port B']);
});

describe('what the network would refuse is said by its rule and in words, before there is a file:', () => {
  const valid = invoiceOf([row(1, 6, 8950)], 13425);
  const broken = (changes: object, from: object = {}, to: object = {}) => {
    const result = peppolXml({ ...valid, ...changes }, { ...seller, ...from }, { ...buyer, ...to });
    return 'broken' in result ? result.broken.map(({ rule }) => rule) : [];
  };
  const abroad = { buyer_country_code: 'US', vat_case: 'export', vat_amount: 0, total_amount: 53700 };
  const german = { ...abroad, buyer_country_code: 'DE', vat_case: 'intra_eu' };

  test('nothing of what is valid', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ currency_code: 'EUR', language: 'en' })).toEqual([]);
    // A Norwegian number is written without its country.
    const norwegian = { ...abroad, buyer_country_code: 'NO', buyer_vat_number: '974760673MVA' };
    expect(broken(norwegian, {}, { organisationNumber: '974760673' })).toEqual([]);
    const to = { ...buyer, organisationNumber: '974760673' };
    const xml = xmlOf({ ...valid, ...norwegian, vat_case: 'export' }, to);
    expect(all(xml, 'cbc:CompanyID')).toContain('NO974760673MVA');
    const finnish = { ...german, buyer_country_code: 'FI', buyer_vat_number: 'FI23456789' };
    expect(broken(finnish, {}, { endpoint: { scheme: '0216', id: '003723456789' } })).toEqual([]);
  });

  test.each<[string, string[], object, object?, object?]>([
    ['no VAT number of the seller', ['BR-S-02'], {}, { vatNumber: '' }],
    ['a wrong one', ['SE-R-001'], {}, { vatNumber: 'XX' }],
    ['no number of the seller', ['PEPPOL-EN16931-R020'], {}, { organisationNumber: '' }],
    ['a wrong one', ['PEPPOL-COMMON-R049'], {}, { organisationNumber: '556677-8898' }],
    ['no name of the seller', ['BR-06'], {}, { name: '' }],
    ['a seller in no country', ['BR-CL-14'], {}, { countryCode: 'XX' }],
    ['a wrong Bankgiro', ['SE-R-009'], {}, { bankgiro: '991-2347' }],
    ['a wrong IBAN', ['BR-50'], { ...german, buyer_vat_number: 'DE123456789' }, { iban: 'SE00' }],
    ['a wrong BIC', ['BR-50'], { ...german, buyer_vat_number: 'DE123456789' }, { bic: '?' }],
    [
      'a Swedish buyer with a wrong check digit',
      ['PEPPOL-COMMON-R049'],
      {},
      {},
      { organisationNumber: '559900-0015' },
    ],
    [
      'a Norwegian one',
      ['PEPPOL-COMMON-R041'],
      { buyer_country_code: 'NO' },
      {},
      { organisationNumber: '974760674' },
    ],
    [
      'a Danish one',
      ['PEPPOL-COMMON-R042'],
      { buyer_country_code: 'DK' },
      {},
      { organisationNumber: '13585629' },
    ],
    [
      'a Finnish buyer whose identifier nobody has told',
      ['PEPPOL-EN16931-R010'],
      { ...german, buyer_country_code: 'FI', buyer_vat_number: 'FI23456789' },
    ],
    [
      'an identifier under a code that is no longer in the list',
      ['PEPPOL-EN16931-CL008'],
      {},
      {},
      { endpoint: { scheme: '0213', id: 'FI23456789' } },
    ],
    [
      'a buyer of a country without addresses',
      ['PEPPOL-EN16931-R010'],
      { ...abroad, buyer_vat_number: null },
    ],
    ...['NONE', 'DEINGEN', 'DE12345'].map((buyer_vat_number): [string, string[], object] => [
      `a German buyer with ${buyer_vat_number} for a number`,
      ['PEPPOL-EN16931-R010', 'BR-IC-02'],
      { ...german, buyer_vat_number },
    ]),
    [
      'a British buyer without a VAT number',
      ['PEPPOL-EN16931-R010'],
      { ...abroad, buyer_country_code: 'GB', buyer_vat_number: null },
    ],
    ['a buyer in no country', ['BR-CL-14', 'PEPPOL-EN16931-R010'], { buyer_country_code: 'XX' }],
    [
      'a buyer in the Union without VAT number',
      ['PEPPOL-EN16931-R010', 'BR-IC-02'],
      { ...german, buyer_vat_number: null },
    ],
    [
      'a VAT number of no country',
      ['BR-CO-09'],
      { ...abroad, buyer_country_code: 'CH', buyer_vat_number: '123456789' },
    ],
    ['a buyer without a name', ['BR-07'], { buyer_name: '' }],
    ['a currency that is none', ['BR-CL-04'], { currency_code: 'ABC' }],
    ['rows that are not known', ['BR-CO-10'], { net_amount: 53600 }],
    ['a row without words', ['BR-25'], { rows: [{ ...valid.rows[0], description: ' ' }] }],
    ['VAT that is another', ['BR-CO-17'], { vat_amount: 12000, total_amount: 65700 }],
    [
      'a rate that Sweden lacks',
      ['SE-R-006'],
      { rows: [{ ...valid.rows[0], vat_rate: 13 }], vat_amount: 6981 },
    ],
    [
      'a row that is not quantity times price',
      ['PEPPOL-EN16931-R120'],
      { rows: [{ ...valid.rows[0], price: 8951 }] },
    ],
  ])('%s', (_what, rules, changes, from, to) => {
    expect(broken(changes, from, to)).toEqual(rules);
  });

  test('no row at all', () => {
    expect(broken({ rows: [], net_amount: 0, vat_amount: 0, total_amount: 0 })).toEqual(['BR-16']);
  });
});

test('the rules see what is broken', () => {
  const xml = xmlOf(invoiceOf([row(1, 6, 8950)], 13425));
  const wrong = xml.replace(
    '<cbc:PayableAmount currencyID="SEK">671.25',
    '<cbc:PayableAmount currencyID="SEK">671.26',
  );
  expect(checkRules(wrong, 'Invoice')).toEqual(['BR-CO-16']);
  expect(checkRules(xml.replace('5566778899<', '5566778898<'), 'Invoice')).toContain('SE-R-003/SE-R-013');
});

test('Swedish VAT in another currency is told in kronor too, as a total without rates', () => {
  const rows = [row(1, 12, 333)];
  const invoice = invoiceOf(rows, 999, { currency_code: 'EUR', vat_sek: 11_421 });
  const xml = xmlOf(invoice);
  expect([one(xml, 'cbc:DocumentCurrencyCode'), one(xml, 'cbc:TaxCurrencyCode')]).toEqual(['EUR', 'SEK']);
  expect(xml).toMatch(
    /<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="SEK">114.21<\/cbc:TaxAmount>\s*<\/cac:TaxTotal>/,
  );
  const credit = { total_amount: -4995, net_amount: -3996, vat_amount: -999, credits_invoice_number: 100456 };
  const note = xmlOf(
    invoiceOf([row(1, -12, 333)], -999, {
      currency_code: 'EUR',
      credited_date: '2026-10-20',
      ...credit,
      vat_sek: -11_421,
    }),
  );
  expect(note).toContain('<cbc:TaxAmount currencyID="SEK">114.21</cbc:TaxAmount>');
  expect(xmlOf(invoiceOf(rows, 999))).not.toContain('TaxCurrencyCode');
});

test('a discount of an order is an allowance of the invoice, and of the note that credits it', () => {
  const rows = [
    row(1, 10, 10_000),
    { ...row(2, 1, -10_000), description: 'Rabatt', of_kind: 'discount' as const },
  ];
  const invoice = invoiceOf(rows, 22_500);
  const xml = xmlOf(invoice);
  expect(checkRules(xml, 'Invoice')).toEqual([]);
  expect([one(xml, 'cbc:Amount'), one(xml, 'cbc:AllowanceChargeReason')]).toEqual(['100.00', 'Rabatt']);
  const note = {
    ...invoice,
    credits_invoice_number: 1,
    rows: rows.map((one) => ({ ...one, quantity: 0 - one.quantity, total_amount: 0 - one.total_amount })),
    net_amount: -90_000,
    vat_amount: -22_500,
    total_amount: -112_500,
  };
  expect(checkRules(xmlOf(note), 'CreditNote')).toEqual([]);
});

test.each(['intra_eu', 'export'] as const)('a discount without VAT (%s) tells why once alone', (vat_case) => {
  const rows = [row(1, 10, 10_000), { ...row(2, 1, -10_000), of_kind: 'discount' as const }];
  const country = vat_case === 'export' ? 'CH' : 'DE';
  const xml = xmlOf(
    invoiceOf(rows, 0, {
      vat_case,
      currency_code: 'EUR',
      buyer_country_code: country,
      delivery_country_code: country,
      buyer_vat_number: vat_case === 'export' ? 'CHE109322551' : 'DE123456789',
    }),
  );
  expect(checkRules(xml, 'Invoice')).toEqual([]);
  expect(all(xml, 'cbc:TaxExemptionReasonCode')).toHaveLength(1);
});

test('a note that credits the rest tells no rate of which another has credited all', () => {
  const note = invoiceOf([row(1, -6, 8950)], -13425, {
    credits_invoice_number: 100400,
    credited_date: '2026-09-01',
    vat_per_rate: [
      { rate: 25, base: -53700, vat: -13425 },
      { rate: 12, base: 0, vat: 0 },
    ],
  });
  const xml = xmlOf(note);
  expect(checkRules(xml, 'CreditNote')).toEqual([]);
  expect(all(xml, 'cbc:Percent')).toEqual(['25', '25']);
  // Rows that come to nothing keep their rate.
  const given = invoiceOf([row(1, 6, 8950), row(2, 1, 0, 12)], 13425);
  expect(checkRules(xmlOf(given), 'Invoice')).toEqual([]);
  expect(all(xmlOf(given), 'cbc:Percent')).toEqual(['25', '12', '25', '12']);
});
