import type { OfficeArticleInput } from '../../src/shop/articles/office/contract.ts';
import { aboutSetting, mapSettings, settingNames } from '../../src/shop/settings/declared-settings.ts';
import { sampleOf } from '../settings.ts';

/** The fields of an endpoint for which its own right is sufficient, and those that need another one. */
export type FieldsOfCall = { plain: string; more?: Readonly<Record<string, readonly string[]>> };

const article =
  'ArticleNumber NameSV NameEN DescriptionSV DescriptionEN TextSV TextEN CareSV CareEN ProductGroupId MaterialId ColourIds ImageId ' +
  'ViewIds QuantityPerPackage BoxWidthMm BoxHeightMm BoxDepthMm WeightG EAN CountryOfOrigin HsCode Shelf News SeasonNews Active';
const articleMore = {
  'prices.write': ['Price', 'RegularPrice', 'VatCode', 'VatRate'],
  'stock.write': [
    'QuantityAvailable',
    'QuantityBefore',
    'OrderedArticles',
    'EstimatedDeliveryDate',
    'NoArticleStock',
  ],
};
const group = 'NameSV NameEN RequireLogin ImageId ImageTextSV ImageTextEN';
const customer =
  'CustomerNumber Name OrganisationNumber VatNumber Email Telephone ContactPerson Address1 Address2 ZipCode City ' +
  'CountryCode Language PriceListCode PaymentDays ShowAsReseller ResellerCity Blocked DiscountPercent InvoiceEmail PeppolScheme PeppolId Gln BuyerReference MonthlyInvoice PricesOnDeliveryNotes';
const image =
  'ImageId CaptionSV CaptionEN Photographer PlaceSV PlaceEN TakenOn LicenceSV LicenceEN ' + 'ArticleNumbers';
const person = 'Name Email Role SeesInvoices OrderLimit';
const material = 'NameSV NameEN NameDE Sort';
const way =
  'NameSV NameEN NameDE Sort Active TrackingTemplate Countries Collected TransportDays CarrierAccount ParcelPattern Incoterms IncotermsPlace';
const press = `PublishAt TitleSV TitleEN MessageSV MessageEN CategoryId Place Url ArticleNumber kind Pictures ${within('Pictures', image)}`;
const page = 'Slug TitleSV TitleEN Tags Sort Blocks Publish';
const vatRate = 'Code Percent ValidFrom ValidTo';
const period = 'Price RegularPrice RecommendedPrice ValidFrom ValidTo';
const orderTerms =
  'deliveryWeekString partialDelivery purchaseOrderNumber orderInfoText deliveryAddressId deliveryAddress ' +
  within('deliveryAddress', 'Name Address1 Address2 ZipCode City CountryCode ContactPerson Gln');
const step = 'ArticleNumber Quantity Price ValidFrom ValidTo';

function within(list: string, names: string): string {
  return names
    .split(' ')
    .map((name) => `${list}.${name}`)
    .join(' ');
}

/** Every field of every office endpoint that changes something. A field that is missing here has not been reviewed. */
export const fieldsOfCalls: Record<string, FieldsOfCall> = {
  'POST /api/office/articles': { plain: article, more: articleMore },
  'PUT /api/office/articles/:id': { plain: `${article} id Version`, more: articleMore },
  'DELETE /api/office/articles/:id': { plain: 'id' },
  'POST /api/office/articles/bulk': {
    plain: `Ids DryRun Filter ${within('Filter', 'q group state lacks')} Change ${within('Change', 'ProductGroupId MaterialId CountryOfOrigin HsCode News SeasonNews Active')}`,
    more: {
      'prices.write': ['Change.PricePercent', 'Change.VatCode'],
      'stock.write': ['Change.NoArticleStock'],
    },
  },
  'POST /api/office/articles/bulk/:id/undo': { plain: 'id' },
  'POST /api/office/customers/:id/vat-corrections': { plain: 'id Orders Orders.Id Orders.VatCase' },
  'POST /api/office/invoices/:id/credit-notes/amount': { plain: 'id Version Mail Amount RowId Text' },
  'POST /api/office/orders/:id/vat-correction': { plain: 'id VatCase' },
  'POST /api/office/customers/:id/people': { plain: `${person} id` },
  'PUT /api/office/customers/:id/people/:personId': { plain: `${person} id personId Version` },
  'DELETE /api/office/customers/:id/people/:personId': { plain: 'id personId' },
  'POST /api/office/customers/:id/people/:personId/invite': { plain: 'id personId' },
  'POST /api/office/opening/test-customer': { plain: '' },
  'DELETE /api/office/opening/test-customer': { plain: '' },
  'POST /api/office/groups': { plain: `${group} ParentId` },
  'PUT /api/office/groups/:id': { plain: `${group} id Version` },
  'PUT /api/office/groups/:id/place': { plain: 'id ParentId Place' },
  'DELETE /api/office/groups/:id': { plain: 'id' },
  'POST /api/office/pictures': { plain: 'caption fileName File' },
  'POST /api/office/picture-intakes': { plain: '' },
  'POST /api/office/picture-intakes/:id/files': { plain: 'id fileName File' },
  'PUT /api/office/picture-intakes/:id': { plain: 'id Version Rows Rows.Id Rows.ArticleNumber Rows.Place' },
  'POST /api/office/picture-intakes/:id/take-in': { plain: 'id Version' },
  'DELETE /api/office/picture-intakes/:id': { plain: 'id' },
  'POST /api/office/pictures/:id/focus': { plain: 'id X Y' },
  'POST /api/office/pages': { plain: page },
  'PUT /api/office/pages/:id': { plain: `${page} id Version` },
  'DELETE /api/office/pages/:id': { plain: 'id' },
  'POST /api/office/pages/:id/restore': { plain: 'id' },
  'POST /api/office/pages/:id/unpublish': { plain: 'id Version' },
  'POST /api/office/press/:kind': { plain: press },
  'PUT /api/office/press/:kind/:id': { plain: `${press} id Version` },
  'DELETE /api/office/press/:kind/:id': { plain: 'kind id' },
  'POST /api/office/press/:kind/:id/restore': { plain: 'kind id' },
  'PUT /api/office/contact-persons': {
    plain: `Version Cards ${within('Cards', 'Id Name RoleSV RoleEN Email Telephone ImageId')}`,
  },
  'PUT /api/office/web-images/:group': {
    plain:
      'group Version Pictures ' +
      within(
        'Pictures',
        'Id ImageId Name TextSV TextEN Photographer PlaceSV PlaceEN TakenOn LicenceSV LicenceEN ArticleNumbers',
      ),
  },
  'PUT /api/office/web-texts/:code': { plain: 'code TextSV TextEN Version' },
  'PUT /api/office/words/:code': { plain: 'code SV EN Version' },
  'DELETE /api/office/words/:code': { plain: 'code' },
  'PUT /api/office/opening': { plain: 'Open PressOpen Version Lines' },
  'PUT /api/office/opening/lines/:key': { plain: 'key Skipped Version' },
  'PUT /api/office/settings': {
    plain: 'Version',
    more: {
      'content.write': settingsBy('content', 'contentOrInvoicing'),
      'orders.write': settingsBy('orders'),
      'invoices.write': settingsBy('invoicing', 'contentOrInvoicing'),
      'credit.write': settingsBy('credit'),
    },
  },
  'POST /api/office/customers': { plain: customer },
  'PUT /api/office/customers/:id': { plain: `${customer} id Version` },
  'POST /api/office/customers/:id/session': { plain: 'id' },
  'POST /api/office/customers/:id/password-link': { plain: 'id' },
  'POST /api/office/customers/welcome': {
    plain: `Ids Filter ${within('Filter', 'q priceList state')} DryRun`,
  },
  'POST /api/office/applications/:id/customer': { plain: `id Customer ${within('Customer', customer)}` },
  'POST /api/office/applications/:id/refusal': { plain: 'id Message' },
  'POST /api/office/exchange/files/:kind': {
    plain:
      'kind fileName skipBad dryRun columns profile makeGroups makeColours makeMaterials fillDown pricesIncludeVat File',
  },
  'POST /api/office/exchange/files/:kind/columns': { plain: 'kind fileName File' },
  'POST /api/office/exchange/keys': { plain: 'Name Rights' },
  'DELETE /api/office/exchange/keys/:id': { plain: 'id' },
  'POST /api/office/exchange/runs/:id/undo': { plain: 'id DryRun' },
  'POST /api/office/exchange/webhooks': { plain: 'Url Events' },
  'DELETE /api/office/exchange/webhooks/:id': { plain: 'id' },
  'POST /api/office/exchange/webhook-messages/:id/again': { plain: 'id' },
  'POST /api/office/invoices/monthly': { plain: 'Month CustomerIds Mail' },
  'POST /api/office/invoices/:id/payment': { plain: 'id Version PaidDate Amount' },
  'POST /api/office/invoices/:id/payment-undone': { plain: 'id Version PaymentId' },
  'POST /api/office/invoices/:id/credit-notes': {
    plain: 'id Version Mail Anew Rows Rows.RowId Rows.Quantity',
  },
  'POST /api/office/invoices/:id/mail': { plain: 'id' },
  'DELETE /api/office/invoices/:id/link': { plain: 'id' },
  'POST /api/office/customers/:id/statement': { plain: 'id Day' },
  'POST /api/office/statements': { plain: 'Day' },
  'POST /api/office/reminders': { plain: 'Numbers Mail' },
  'PUT /api/office/reference-rates': { plain: 'Rows Rows.From Rows.Percent Version' },
  'POST /api/office/orders/:id/invoices': { plain: 'id Mail TotalAmount' },
  'POST /api/office/orders/:id/processing': { plain: 'id Version Mail' },
  'PUT /api/office/articles/:id/waiting': { plain: 'id ExpectedDate Mail' },
  'POST /api/office/orders/:id/changes': {
    plain: `id Version Reason Mail Note Rows ${within('Rows', 'RowId ArticleId Quantity Cancel')} ${orderTerms}`,
    more: {
      'orders.price': ['Rows.Price', 'Discount', 'Discount.Percent', 'Discount.Amount', 'Discount.Text'],
    },
  },
  'POST /api/office/orders/:id/changes/preview': {
    plain: `id Rows ${within('Rows', 'RowId ArticleId Quantity Cancel')} ${orderTerms}`,
    more: {
      'orders.price': ['Rows.Price', 'Discount', 'Discount.Percent', 'Discount.Amount', 'Discount.Text'],
    },
  },
  'POST /api/office/orders/:id/confirmation': { plain: 'id' },
  'POST /api/office/orders/:id/split': {
    plain: 'id Version Rows Rows.RowId Rows.Quantity deliveryWeekString Mail',
  },
  'POST /api/office/orders': {
    plain:
      'CustomerId Rows Rows.ArticleId Rows.Quantity Note orderInfoText purchaseOrderNumber carrierAccount wayOfDeliveryId ' +
      'partialDelivery deliveryWeek deliveryWeekString deliveryWeekNumber deliveryYear deliveryAddressId expectedTotal',
  },
  'POST /api/office/orders/preview': {
    plain: 'CustomerId Rows Rows.ArticleId Rows.Quantity wayOfDeliveryId deliveryAddressId',
  },
  'POST /api/office/customers/:id/quickorder/preview': {
    plain: `id Text quantityColumns Rows ${within('Rows', 'Line Ref ArticleId Quantity PriceThen')}`,
  },
  'POST /api/office/orders/:id/notes': { plain: 'id Text Pinned' },
  'POST /api/office/orders/picking': { plain: 'OrderIds Kind Start LabelSize' },
  'POST /api/office/orders/:id/hold': { plain: 'id Version Reason CustomerText' },
  'POST /api/office/orders/:id/release': { plain: 'id Version Reason' },
  'PUT /api/office/customers/:id/credit': {
    plain: 'id Version CreditLimit Stop FeeAgreed FeeAgreedOn TermsAgreed',
  },
  'POST /api/office/orders/:id/cancellation': { plain: 'id Version Mail' },
  'POST /api/office/orders/:id/consignments': {
    plain:
      'id Version Mail CarrierNumber Parcels GrossWeight Despite Rows Rows.RowId Rows.Quantity Told Told.RowId Told.QuantityShort Told.ExpectedDate',
  },
  'POST /api/office/orders/consignments': {
    plain:
      'Rows Rows.OrderId Rows.Version Rows.Parcels Rows.Quantities Rows.Quantities.RowId Rows.Quantities.Quantity Rows.Despite Rows.GrossWeight Invoice Mail',
  },
  'POST /api/office/orders/invoices': { plain: 'OrderIds Mail' },
  'POST /api/office/orders/sending/parcels': { plain: 'ids order parcel File' },
  'PUT /api/office/orders/:id/consignments/:consignmentId': {
    plain: 'id consignmentId Version Parcels Mail',
  },
  'PUT /api/office/orders/:id/rows': {
    plain: 'id Version Mail Rows Rows.RowId Rows.QuantityShort Rows.ExpectedDate',
  },
  'PUT /api/office/ways': { plain: 'Ids' },
  'POST /api/office/ways': { plain: way },
  'PUT /api/office/ways/:id': { plain: `${way} id Version` },
  'DELETE /api/office/ways/:id': { plain: 'id' },
  'PUT /api/office/mail-server': { plain: 'Host Port User Password From OrdersTo Version' },
  'POST /api/office/mail-server/test': { plain: 'To' },
  'PUT /api/office/rates': { plain: 'Rows Rows.CurrencyCode Rows.Day Rows.Rate' },
  'PUT /api/office/freight': {
    plain:
      'Version Freight Freight.WayOfDeliveryId Freight.CountryCode Freight.Zone Freight.CurrencyCode Freight.UpToWeight Freight.Fee Freight.FreeFrom Minimum Minimum.CountryCode Minimum.CurrencyCode Minimum.Amount Minimum.SmallOrderFee',
  },
  'PUT /api/office/countries': { plain: 'Version Rows Rows.CountryCode Rows.Sort' },
  'PUT /api/office/colours': { plain: 'Ids' },
  'POST /api/office/colours': { plain: `${material} Hex` },
  'PUT /api/office/colours/:id': { plain: `${material} Hex id Version` },
  'DELETE /api/office/colours/:id': { plain: 'id' },
  'PUT /api/office/materials': { plain: 'Ids' },
  'POST /api/office/materials': { plain: material },
  'PUT /api/office/materials/:id': { plain: `${material} id Version` },
  'DELETE /api/office/materials/:id': { plain: 'id' },
  'POST /api/office/logos': { plain: 'File' },
  'POST /api/office/mail/resend': { plain: 'Ids' },
  'POST /api/office/price-lists': { plain: 'Code NameSV NameEN CurrencyCode' },
  'PUT /api/office/price-lists/:code': { plain: 'code NameSV NameEN Version' },
  'DELETE /api/office/price-lists/:code': { plain: 'code' },
  'POST /api/office/price-lists/:code/prices': { plain: `code ArticleNumber ${period}` },
  'PUT /api/office/price-lists/:code/prices/:articleId/:periodId': {
    plain: `code articleId periodId Version ${period}`,
  },
  'DELETE /api/office/price-lists/:code/prices/:articleId/:periodId': { plain: 'code articleId periodId' },
  'POST /api/office/price-lists/:code/steps': { plain: `code ${step}` },
  'PUT /api/office/price-lists/:code/steps/:stepId': { plain: `code stepId Version ${step}` },
  'DELETE /api/office/price-lists/:code/steps/:stepId': { plain: 'code stepId' },
  'PUT /api/office/price-lists/:code/grid': {
    plain:
      'code Prices Prices.ArticleId Prices.Column Prices.Value Prices.Seen Steps Steps.ArticleId Steps.Value Steps.Value.Quantity Steps.Value.Price Steps.Seen Steps.Seen.Quantity Steps.Seen.Price',
  },
  'POST /api/office/price-lists/:code/fill': {
    plain: 'code From Percent Factor Rounding Steps Which DryRun',
  },
  'POST /api/office/price-lists/:code/copies': { plain: 'code Code NameSV NameEN' },
  'POST /api/office/price-lists/:code/customers': {
    plain: `code Ids CustomerNumbers Filter ${within('Filter', 'q priceList state')} DryRun`,
  },
  'POST /api/office/vat-rates': { plain: vatRate },
  'PUT /api/office/vat-rates/:id': { plain: `${vatRate} id Version` },
  'DELETE /api/office/vat-rates/:id': { plain: 'id' },
  'POST /api/office/me/two-step': { plain: 'CurrentPassword' },
  'PUT /api/office/me/two-step': { plain: 'Code' },
  'PUT /api/office/me/password': { plain: 'CurrentPassword NewPassword' },
  'POST /api/office/staff': { plain: 'Name Email Role Active MayPrice' },
  'PUT /api/office/staff/:id': { plain: 'Name Email Role Active MayPrice id Version' },
  'POST /api/office/staff/:id/link': { plain: 'id ResetTwoStep' },
};

/** For each field a value that differs from that of the test shop's mug. */
export const otherArticle: Record<Exclude<keyof OfficeArticleInput, 'QuantityBefore'>, unknown> = {
  ArticleNumber: 'Z-1',
  NameSV: 'Krus',
  NameEN: 'Jug',
  DescriptionSV: 'a',
  DescriptionEN: 'b',
  TextSV: 'c',
  TextEN: 'd',
  CareSV: 'e',
  CareEN: 'f',
  ProductGroupId: 2,
  MaterialId: 1,
  ColourIds: [1],
  ImageId: 1,
  ViewIds: [1],
  Price: 1.5,
  RegularPrice: 99,
  VatCode: '6',
  VatRate: 12,
  QuantityPerPackage: 12,
  BoxWidthMm: 10,
  BoxHeightMm: 11,
  BoxDepthMm: 12,
  WeightG: 13,
  EAN: '9521234402022',
  CountryOfOrigin: 'PT',
  HsCode: '691200',
  Shelf: 'B3',
  OrderedArticles: 7,
  EstimatedDeliveryDate: '2027-01-01',
  NoArticleStock: true,
  News: true,
  SeasonNews: true,
  Active: false,
  QuantityAvailable: 3,
};

export const otherSettings = mapSettings(sampleOf);

/** The declarations say who may change a setting; what money goes by is named once more in field-rights.test.ts. */
function settingsBy(...changers: string[]): string[] {
  return settingNames.filter((name) => changers.includes(aboutSetting(name).by));
}
