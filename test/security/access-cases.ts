import type { Route } from '../../src/kit/http/router.server.ts';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';

/** What a value chosen by the client refers to. */
export type Case =
  /** Something that belongs to one customer: for everybody else it does not exist. */
  | {
      is: 'own';
      thing:
        | 'order'
        | 'consignment'
        | 'invoice'
        | 'address'
        | 'cartRow'
        | 'noArticle'
        | 'ownNumber'
        | 'list'
        | 'person'
        | 'approval'
        | 'otherApproval';
      refusal?: 400;
    }
  /** Something visible only to some; the tests try each by name. */
  | { is: 'hidden from some' }
  /** Nothing that belongs to anybody. */
  | { is: 'open'; because: string };

const amount: Case = { is: 'open', because: 'an amount' };
const page: Case = { is: 'open', because: 'where a list begins and ends' };
const choice: Case = { is: 'open', because: 'a choice among what everybody sees' };
const rows: Case = { is: 'open', because: 'articles, which belong to nobody; see wanted-rows.data.test.ts' };
const hidden: Case = { is: 'hidden from some' };
const secret: Case = { is: 'open', because: 'a secret is what it takes; see login.data.test.ts' };
const link: Case = { is: 'open', because: 'a secret is what it takes; see sent-invoices.data.test.ts' };

/**
 * Every input of every endpoint with which a client refers to something. New ones must be added here: the matrix test
 * compares this table with the list of endpoints.
 */
export const cases: Record<string, Case> = {
  'GET /api/OrderRows/:orderId orderId': { is: 'own', thing: 'order' },
  'GET /api/orders/:orderId orderId': { is: 'own', thing: 'order' },
  'GET /api/orders/:orderId/invoices orderId': { is: 'own', thing: 'order' },
  'GET /api/pdf/DeliveryNote/:number number': { is: 'own', thing: 'consignment' },
  'GET /api/pdf/Order/:number number': { is: 'own', thing: 'order' },
  'GET /api/pdf/Invoice/:number number': { is: 'own', thing: 'invoice' },
  'GET /api/pdf/InvoiceLink/:token token': link,
  'GET /api/payinfo/:invoiceNumber invoiceNumber': { is: 'own', thing: 'invoice' },
  'POST /api/paymenttold InvoiceNumber': { is: 'own', thing: 'invoice' },
  'GET /api/deliveryaddress/:id id': { is: 'own', thing: 'address' },
  'PUT /api/deliveryaddress/:id id': { is: 'own', thing: 'address' },
  'PUT /api/DeliveryAddress/DefaultAddress/:id id': { is: 'own', thing: 'address' },
  'PUT /api/cartrow/:id id': { is: 'own', thing: 'cartRow' },
  'DELETE /api/cartrow/:id id': { is: 'own', thing: 'cartRow' },
  'GET /api/wayofdelivery deliveryAddressId': {
    is: 'open',
    because: 'the usual address stands for one that is not the customer’s',
  },
  'POST /api/Order deliveryAddressId': { is: 'own', thing: 'address', refusal: 400 },
  'POST /api/Order purchaseOrderNumber': {
    is: 'open',
    because: 'a text of the customer’s own system; see orders',
  },
  'POST /api/Order carrierAccount': {
    is: 'open',
    because: 'the number that a carrier has given the customer',
  },
  'GET /api/lists skip': page,
  'GET /api/lists take': page,
  'POST /api/lists FromOrderId': { is: 'own', thing: 'order' },
  'POST /api/lists Rows': {
    is: 'open',
    because: 'articles, which have no owner; see shopping-lists.data.test.ts',
  },
  'GET /api/lists/:id id': { is: 'own', thing: 'list' },
  'PUT /api/lists/:id id': { is: 'own', thing: 'list' },
  'PUT /api/lists/:id Rows': { is: 'open', because: 'articles, which have no owner' },
  'PUT /api/lists/:id Version': amount,
  'DELETE /api/lists/:id id': { is: 'own', thing: 'list' },
  'POST /api/lists/:id/rows id': { is: 'own', thing: 'list' },
  'POST /api/lists/:id/rows ArticleId': { is: 'open', because: 'an article has no owner' },
  'POST /api/lists/:id/rows Quantity': amount,
  'GET /api/people skip': page,
  'GET /api/people take': page,
  'PUT /api/people/:id id': { is: 'own', thing: 'person' },
  'PUT /api/people/:id Version': amount,
  'DELETE /api/people/:id id': { is: 'own', thing: 'person' },
  'POST /api/people/:id/invite id': { is: 'own', thing: 'person' },
  'POST /api/people OrderLimit': amount,
  'PUT /api/people/:id OrderLimit': amount,
  'GET /api/approvals skip': page,
  'GET /api/approvals take': page,
  'POST /api/approvals addToOrderId': { is: 'own', thing: 'order' },
  'POST /api/approvals deliveryAddressId': { is: 'own', thing: 'address', refusal: 400 },
  'POST /api/approvals purchaseOrderNumber': { is: 'open', because: 'a text of the customer’s own system' },
  'POST /api/approvals carrierAccount': { is: 'open', because: 'the number that a carrier has given' },
  'POST /api/approvals wayOfDeliveryId': choice,
  'POST /api/approvals deliveryWeekNumber': amount,
  'POST /api/approvals deliveryYear': amount,
  'POST /api/approvals expectedTotal': amount,
  'POST /api/approvals/:id/approve id': { is: 'own', thing: 'approval' },
  'POST /api/approvals/:id/approve expectedTotal': amount,
  'POST /api/approvals/:id/decline id': { is: 'own', thing: 'otherApproval' },
  'GET /api/waiting skip': page,
  'GET /api/waiting take': page,
  'GET /api/bought productGroupId': hidden,
  'GET /api/bought months': amount,
  'GET /api/bought skip': page,
  'GET /api/bought take': page,
  'POST /api/reorder OrderId': { is: 'own', thing: 'order' },
  'POST /api/reorder RowIds': { is: 'open', because: 'rows of that order alone; see reorder.data.test.ts' },
  'POST /api/Order addToOrderId': { is: 'own', thing: 'order' },
  'POST /api/checkoutpreview addToOrderId': { is: 'own', thing: 'order' },
  'POST /api/checkoutpreview deliveryAddressId': { is: 'own', thing: 'address', refusal: 400 },
  'POST /api/checkoutpreview purchaseOrderNumber': {
    is: 'open',
    because: 'a text that is not stored',
  },
  'POST /api/checkoutpreview carrierAccount': { is: 'open', because: 'a text that is not stored' },
  'DELETE /api/ownnumbers/:id id': { is: 'own', thing: 'ownNumber' },
  'POST /api/ownnumbers ArticleId': { is: 'own', thing: 'noArticle' },
  'POST /api/ownnumbers OwnNumber': { is: 'open', because: 'a name that the customer gives' },
  'POST /api/ownnumbers/file File': { is: 'open', because: 'its own numbers; see own-numbers.data.test.ts' },
  'POST /api/quickorder/file File': rows,
  'POST /api/quickorder/file quantityColumns': rows,
  'POST /api/quickorder/preview Rows': rows,
  'POST /api/quickorder/preview Text': rows,
  'POST /api/quickorder/preview quantityColumns': rows,
  'POST /api/cartrows Rows': rows,
  'POST /api/cartrow ArticleId': { is: 'own', thing: 'noArticle' },

  'GET /api/products productGroupId': hidden,
  'GET /api/products ids': hidden,
  'GET /api/search productGroupId': hidden,
  'GET /api/search materialId': hidden,
  'GET /api/search colors': hidden,
  'GET /api/article/:id id': hidden,
  'GET /api/article/:id/related id': hidden,
  'GET /api/Pages tag': hidden,
  'GET /api/Pages/:slug slug': hidden,
  'GET /api/pressroommessage id': hidden,
  'GET /api/PressPictures messageId': hidden,
  'GET /api/PressPictures articleId': choice,
  'GET /api/ArticleThumbnail/:id id': hidden,
  'GET /api/ArticleImage/:id id': hidden,
  'GET /api/ArticleImageWide/:id id': hidden,
  'GET /api/ArticleImageFull/:id id': hidden,
  'GET /api/WebImage/:id id': hidden,
  'GET /api/WebImageThumbnail/:id id': hidden,
  'GET /api/PressMessageImage/:id id': hidden,

  'GET /api/PressMessageZip/:id id': hidden,
  'GET /api/PressArticleZip/:id id': choice,
  'GET /look/:file file': { is: 'open', because: 'only what the settings name; see look.data.test.ts' },

  'GET /api/webimages/:group group': choice,
  'GET /api/pressroommessages categoryId': choice,
  'GET /api/pressroomarticle id': choice,
  'POST /api/Order wayOfDeliveryId': choice,
  'POST /api/Order deliveryWeekNumber': amount,
  'POST /api/Order deliveryYear': amount,
  'POST /api/Order expectedTotal': amount,
  'POST /api/checkoutpreview wayOfDeliveryId': choice,
  'POST /api/checkoutpreview deliveryWeekNumber': amount,
  'POST /api/checkoutpreview deliveryYear': amount,
  'POST /api/checkoutpreview expectedTotal': amount,
  'POST /api/cartrow Quantity': amount,
  'PUT /api/cartrow/:id Quantity': amount,
  'GET /api/products skip': page,
  'GET /api/products take': page,
  'GET /api/search skip': page,
  'GET /api/search take': page,
  'GET /api/orders skip': page,
  'GET /api/orders take': page,
  'GET /api/ownnumbers skip': page,
  'GET /api/ownnumbers take': page,
  'GET /api/Invoices skip': page,
  'GET /api/Invoices take': page,
  'POST /api/login username': secret,
  'POST /api/login resetToken': secret,
  'POST /api/login inviteToken': secret,
  'POST /api/login customerNumber': secret,
  'PUT /api/me Name': { is: 'open', because: 'the own name' },
  'PUT /api/me Mails': choice,
  'POST /api/people Email': { is: 'open', because: 'who is invited' },
  'PUT /api/people/:id Email': { is: 'open', because: 'who is invited' },
  'POST /api/ResetPassword email': secret,
  'POST /api/resellerapplication email': { is: 'open', because: "the sender's own" },
  'POST /api/resellerapplication identity': { is: 'open', because: "the sender's own" },
};

/** The endpoints that answer with a file, which are not in the list of endpoints. */
export const files = [
  '/api/ArticleThumbnail/:id',
  '/api/ArticleImage/:id',
  '/api/ArticleImageWide/:id',
  '/api/ArticleImageFull/:id',
  '/api/WebImage/:id',
  '/api/WebImageThumbnail/:id',
  '/api/PressMessageImage/:id',
  '/api/PressMessageZip/:id',
  '/api/PressArticleZip/:id',
  '/api/pdf/DeliveryNote/:number',
  '/api/pdf/Order/:number',
  '/api/pdf/Invoice/:number',
  '/api/pdf/InvoiceLink/:token',
  '/look/:file',
] as const;

/** Returns each input of this endpoint that can refer to something: `GET /api/OrderRows/:orderId orderId`. */
export function placesOf({ endpoint }: Route): string[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const { properties = {} } = jsonSchemaOf(endpoint.input) as { properties?: Record<string, Property> };
  const inInput = Object.entries(properties)
    .filter(([name, property]) => mayName(name, property))
    .map(([name]) => name);
  return [...new Set([...inPath, ...inInput])].map((name) => `${endpoint.method} ${endpoint.path} ${name}`);
}

type Property = { type?: string; anyOf?: unknown; items?: unknown };

/** Numbers and lists may be ids; a string is one if its name says so. Texts and booleans are not. */
function mayName(name: string, { type }: Property): boolean {
  if (type === 'boolean') return false;
  if (type !== 'string') return true;
  return /(?:id|ids|number|slug|key|tag|token|identity|username|email|file)$/i.test(name);
}

/** The rest of a valid input, so that a refusal can only be due to the id. */
export const bodies: Record<string, object> = {
  'PUT /api/deliveryaddress/:id': {
    Name: 'Taget',
    Address1: 'Tagen 1',
    Address2: '',
    ZipCode: '111 22',
    City: 'Tagby',
    CountryCode: 'SE',
    ContactPerson: '',
  },
  'PUT /api/cartrow/:id': { Quantity: 1 },
  'POST /api/Order': { wayOfDeliveryId: 1, partialDelivery: false },
  'POST /api/approvals': { wayOfDeliveryId: 1, partialDelivery: false },
  // Twenty books, as the canaries have them.
  'POST /api/approvals/:id/approve': { expectedTotal: 2.12 },
  'POST /api/approvals/:id/decline': { Reason: '' },
  'POST /api/checkoutpreview': {},
  'POST /api/paymenttold': { PaidDate: '2026-10-10' },
  'POST /api/cartrow': { Quantity: 1 },
  'POST /api/ownnumbers': { OwnNumber: '77-A' },
  'POST /api/lists': { Name: 'Tagen' },
  'PUT /api/lists/:id': { Name: 'Tagen', Version: 1 },
  'POST /api/lists/:id/rows': { ArticleId: 8, Quantity: 1 },
  'PUT /api/people/:id': { Name: 'Tagen', Email: 'tagen@butik.example', Role: 'admin', Version: 1 },
};

/** Values that are not ids, or ids that do not exist. */
export const forgedIds = [
  '0',
  '-1',
  '999999',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '1e3',
  '0x1',
  '1;',
  '1%00',
  '%00',
  '１２',
  'null',
  'undefined',
  'true',
  '[object%20Object]',
  '1%27%20or%20%271%27=%271',
  '1,2',
  '%2561',
  '1/../2',
  '*',
  '%25',
  'x'.repeat(10_000),
];
