import type { Example } from '#kit/http/openapi/openapi.server.ts';

const cartRow = {
  Id: 41,
  ArticleId: 17,
  ArticleNumber: 'BR-4333-KO',
  ArticleText: 'Bricka Kottestig 43×33 cm',
  Quantity: 12,
  QuantityPerPackage: 6,
  Price: 149,
  TotalAmount: 1788,
  ImageId: 203,
  ProductGroupId: 4,
  QuantityShort: 0,
  OrderedArticles: 0,
  EstimatedDeliveryDate: null,
  NoArticleStock: false,
  SeasonNews: false,
  SoldOut: false,
  PreviousPrice: null,
};

const cart = {
  Rows: [cartRow],
  TotalExcludingVat: 1788,
  VatAmount: 447,
  TotalAmount: 2235,
  CurrencyCode: 'SEK',
  Version: '6f1c0a52',
};

const run = {
  Id: 812,
  Kind: 'stock',
  Source: 'program',
  Sender: 'Business system',
  FileName: 'lager.csv',
  Started: '2026-11-24T06:30:00.000Z',
  Ended: '2026-11-24T06:30:01.000Z',
  Outcome: 'done',
  Read: 240,
  Created: 0,
  Changed: 31,
  Rejected: 0,
  Undone: null,
  Reason: '',
  Remarks: [],
  Errors: [],
};

/** Headings and values of a line in a file of orders. */
const orderLine = [
  ['order_no', '10342'],
  ['line_no', '1'],
  ['customer_no', '1001'],
  ['order_time', '2026-11-24T06:28:11.000Z'],
  ['address_id', ''],
  ['way_of_delivery', 'PostNord'],
  ['delivery_year', '2026'],
  ['delivery_week', '50'],
  ['partial_delivery', '1'],
  ['message', ''],
  ['article_no', 'BR-4333-KO'],
  ['qty', '12'],
  ['price', '149,00'],
  ['vat_rate', '25'],
  ['currency', 'SEK'],
  ['client_key', '10342-1'],
  ['qty_short', '0'],
  ['delivery_name', 'Butiken'],
  ['delivery_address1', 'Storgatan 2'],
  ['delivery_address2', ''],
  ['delivery_zip', '114 18'],
  ['delivery_city', 'Stockholm'],
  ['delivery_country', 'SE'],
  ['delivery_contact', 'Anna Exempel'],
  ['purchase_order_no', 'PO 4500-17'],
];

/** Examples of the endpoints that developers start with, by endpoint name. */
export const apiExamples: Readonly<Record<string, Example>> = {
  logIn: {
    request: { username: '1001', password: 'demo1234' },
    response: { LoggedIn: true, AuthUsed: false, User: { CustomerNumber: '1001', Name: 'Butik Åsa' } },
  },
  readCart: { response: cart },
  addCartRow: { request: { ArticleId: 17, Quantity: 12, QuickAdd: false }, response: cart },
  changeCartRow: { request: { Quantity: 12 }, response: cart },
  removeCartRow: { response: { ...cart, Rows: [], TotalExcludingVat: 0, VatAmount: 0, TotalAmount: 0 } },
  listWaysOfDelivery: { response: [{ Id: 1, Name: 'PostNord' }] },
  placeOrder: {
    request: {
      purchaseOrderNumber: 'PO 4500-17',
      wayOfDeliveryId: 1,
      partialDelivery: true,
      deliveryWeekString: '2026-W50',
      cartVersion: '6f1c0a52',
      expectedTotal: 748.5,
    },
    response: { OrderId: 10342 },
  },
  previewCheckout: {
    request: { deliveryWeekString: '2027-W06' },
    response: {
      Goods: 598.8,
      Fees: [],
      VatAmount: 149.7,
      TotalAmount: 748.5,
      CompleteWeek: { Week: '2027-W05', From: '2027-02-01', To: '2027-02-07' },
      ArrivalWeek: { Week: '2027-W05', From: '2027-02-01', To: '2027-02-07' },
      AddTo: [{ OrderId: 10341, Until: '2027-02-01T10:00:00.000Z', Rows: 8, TotalAmount: 1302 }],
      Late: [],
      Deliveries: [
        {
          Week: '2027-W06',
          Rows: 1,
          Pieces: 12,
          Items: [{ ArticleId: 17, ArticleNumber: 'B1012', ArticleText: 'Bricka', Quantity: 12 }],
        },
      ],
    },
  },
  listColors: { response: [{ Id: 3, Name: 'Lingon', Hex: '#a8243a' }] },
  listMaterials: { response: [{ Id: 2, Name: 'Björkfaner' }] },
  readExchangeRun: { response: run },
  sendExchangeFile: { response: run },
  takeOrders: {
    response: {
      Batch: 57,
      Orders: 1,
      FileName: 'orders_20261124T063000_57.csv',
      Csv: `\u{FEFF}${orderLine.map(([heading]) => heading).join(';')}\r\n${orderLine.map(([, value]) => value).join(';')}\r\n`,
    },
  },
};
