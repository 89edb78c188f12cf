import { languages } from '#kit/text/language.ts';
import { fileKinds } from '#shop/integration/kinds.ts';

const csv = 'text/csv';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type FileCall = readonly [
  path: string,
  area: string,
  summary: string,
  type: string,
  who?: 'session' | 'office',
  /** What names the file in the path; an id unless it is said. */
  by?: 'token',
];

/** The endpoints that answer with a file rather than JSON; a path without an extension is followed by an id. */
const files: readonly FileCall[] = [
  ['ArticleThumbnail', 'Articles', 'A small picture of an article', 'image/webp'],
  ['ArticleImage', 'Articles', 'The picture of an article', 'image/webp'],
  ['ArticleImageFull', 'Articles', 'The picture of an article to download, in high resolution', 'image/jpeg'],
  ['ArticleImageWide', 'Product groups', 'The picture of a group, cut to 3:2 around its focus', 'image/webp'],
  ['WebImage', 'Images', 'A web image', 'image/webp'],
  ['WebImageThumbnail', 'Images', 'A small web image', 'image/webp'],
  ['PressMessageImage', 'Press room', 'The first picture of a press message', 'image/webp'],
  ['PressMessageZip', 'Press room', 'All pictures of a press message, with captions', 'application/zip'],
  ['PressArticleZip', 'Press room', 'All pictures of a press article, with captions', 'application/zip'],
  ['PressFactSheet.pdf', 'Press room', 'What the maker tells of itself, on one sheet', 'application/pdf'],
  ['pdf/Order', 'Orders', 'An order of the customer, by its number', 'application/pdf', 'session'],
  [
    'pdf/DeliveryNote',
    'Orders',
    'The delivery note of a consignment of the customer, by its id',
    'application/pdf',
    'session',
  ],
  ['pdf/Invoice', 'Invoices', 'An invoice of the customer, by its number', 'application/pdf', 'session'],
  [
    'pdf/InvoiceLink',
    'Invoices',
    'An invoice, by the token of a mailed link',
    'application/pdf',
    undefined,
    'token',
  ],
  [
    'quickorder/template.csv',
    'Quick order',
    'A table to fill in with numbers and quantities',
    csv,
    'session',
  ],
  ['quickorder/template.xlsx', 'Quick order', 'The same as a workbook', xlsx, 'session'],
  ['ownnumbers/all.csv', 'Quick order', 'The own article numbers of the customer', csv, 'session'],
  ['ownnumbers/all.xlsx', 'Quick order', 'The same as a workbook', xlsx, 'session'],
  ['office/Thumbnail', 'Office: pictures', 'A small picture, for the office', 'image/webp', 'office'],
  ['office/WaitingPicture', 'Office: pictures', 'A small picture of a row of a heap', 'image/webp', 'office'],
  ['office/Picture', 'Office: pictures', 'A picture, for the office', 'image/webp', 'office'],
  [
    'office/pdf/delivery-notes',
    'Office: orders',
    'The delivery note of a consignment, by its id',
    'application/pdf',
    'office',
  ],
  ['office/pdf/invoices', 'Office: invoices', 'An invoice, by its number', 'application/pdf', 'office'],
  ['office/pdf/reminders', 'Office: reminders', 'A reminder as it was sent', 'application/pdf', 'office'],
];

const anId = { type: 'integer', minimum: 1 };
const aToken = { type: 'string', minLength: 43, maxLength: 43 };

/** What the office gets of a kind of file: the forms of it are in the query. */
const tables = [
  [
    'export',
    'What the shop has of a kind of file, as its import takes it; for whoever may read what it holds',
    [
      inQuery('format', ['csv', 'xlsx'], 'xlsx unless said'),
      inQuery('language', languages, 'Of the headings; that of the caller unless said'),
    ],
    [xlsx, csv],
  ],
  [
    'templates',
    'A workbook to fill in for a kind of file: its headings, three examples that can be read in, and what each column is',
    [inQuery('language', languages, 'Of headings and explanations; that of the caller unless said')],
    [xlsx],
  ],
] as const;

function inQuery(name: string, values: readonly string[], description: string) {
  return { name, in: 'query', description, schema: { type: 'string', enum: values } };
}

export function filePaths(): Record<string, Record<string, unknown>> {
  return {
    ...Object.fromEntries(tables.map(tablePath)),
    ...ofOneType(),
    '/api/office/customers/{id}/statement': { get: statement },
    '/api/office/pdf/commercial-invoices/{id}': { get: commercialInvoice },
    '/api/office/pdf/invoice-copies': { get: invoiceCopies },
  };
}

const statement = {
  operationId: 'downloadStatement',
  summary: 'The account statement of a customer',
  tags: ['Office: account statements'],
  security: [{ office: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: anId },
    {
      name: 'day',
      in: 'query',
      description: 'Today unless it is said',
      schema: { type: 'string', format: 'date' },
    },
  ],
  responses: {
    '200': {
      description: 'The file.',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    '400': refer('BadInput'),
    '401': refer('NotLoggedIn'),
    '404': refer('NotFound'),
    '5XX': refer('Unavailable'),
  },
};

const invoiceCopies = {
  operationId: 'downloadInvoiceCopies',
  summary: 'Up to 200 invoices as one PDF, to be printed at once',
  tags: ['Office: invoices'],
  security: [{ office: [] }],
  parameters: [{ name: 'numbers', in: 'query', required: true, schema: { type: 'string' }, example: '7,8' }],
  responses: {
    '200': statement.responses['200'],
    '401': refer('NotLoggedIn'),
    '404': refer('NotFound'),
    '5XX': refer('Unavailable'),
  },
};

const commercialInvoice = {
  operationId: 'downloadOfficePdfCommercialInvoices',
  summary: 'The commercial invoice of a consignment that leaves the union, by its id, in English',
  tags: ['Office: orders'],
  security: [{ office: [] }],
  parameters: [{ name: 'id', in: 'path', required: true, schema: anId }],
  responses: {
    '200': {
      description: 'The file.',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    '400': {
      description:
        '`bad-input`: something is missing. `Missing` names each, with the page of the office where it is filled in.',
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: {
            type: '/problems/bad-input',
            title: 'Something in the form needs correcting',
            status: 400,
            detail: 'The commercial invoice cannot be made yet: facts are missing.',
            Missing: [
              { Field: 'CompanyEori', ArticleNumber: '', Link: '/office/settings/company' },
              { Field: 'HsCode', ArticleNumber: '10341', Link: '/office/articles/57' },
            ],
            errors: [
              { field: 'CompanyEori', rule: 'required', message: 'The settings have no EORI number' },
              { field: 'HsCode', rule: 'required', message: 'Article 10341 has no HS code' },
            ],
          },
        },
      },
    },
    '401': refer('NotLoggedIn'),
    '404': refer('NotFound'),
    '409': refer('Conflict'),
    '5XX': refer('Unavailable'),
  },
};

function tablePath([path, summary, query, types]: (typeof tables)[number]): [
  string,
  Record<string, unknown>,
] {
  const kind = { name: 'kind', in: 'path', required: true, schema: { type: 'string', enum: fileKinds } };
  const schema = { type: 'string', format: 'binary' };
  const operation = {
    operationId: `download${capitalised(path)}`,
    summary,
    tags: ['Office: files and keys'],
    security: [{ office: [] }],
    parameters: [kind, ...query],
    responses: {
      '200': {
        description: 'The file.',
        content: Object.fromEntries(types.map((type) => [type, { schema }])),
      },
      '400': refer('BadInput'),
      '401': refer('NotLoggedIn'),
      '403': refer('Refused'),
      '404': refer('NotFound'),
      '5XX': refer('Unavailable'),
    },
  };
  return [`/api/office/${path}/{kind}`, { get: operation }];
}

function ofOneType(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    files.map(([path, area, summary, type, who, by]) => {
      const hasId = !path.includes('.');
      const operation = {
        operationId: `download${path.split(/[/.]/).map(capitalised).join('')}`,
        summary,
        tags: [area],
        security: [who ? { [who]: [] } : {}],
        ...(hasId && {
          parameters: [{ name: by ?? 'id', in: 'path', required: true, schema: by ? aToken : anId }],
        }),
        responses: {
          '200': {
            description: 'The file.',
            content: { [type]: { schema: { type: 'string', format: 'binary' } } },
          },
          ...(who && { '401': refer('NotLoggedIn') }),
          ...((hasId || !who) && { '404': refer('NotFound') }),
          ...(by && { '429': refer('TooMany') }),
          '5XX': refer('Unavailable'),
        },
      };
      return [`/api/${path}${hasId ? `/{${by ?? 'id'}}` : ''}`, { get: operation }];
    }),
  );
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function refer(name: string): { $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}
