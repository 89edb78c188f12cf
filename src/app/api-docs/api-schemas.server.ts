import {
  Article,
  VisitorArticle,
  VisitorListedArticle,
  ArticleList,
  VisitorArticleList,
  Color,
  Material,
} from '#shop/articles/contract.ts';
import { Cart, CartRow } from '#shop/cart/contract.ts';
import { WayOfDelivery } from '#shop/ways-of-delivery/contract.ts';
import { ContactCard } from '#shop/contact/contract.ts';
import { Customer } from '#shop/customers/contract.ts';
import { DeliveryAddress } from '#shop/delivery-addresses/contract.ts';
import { RowError, RunSummary, Run } from '#shop/integration/contract.ts';
import { WebImage, ImageFacts } from '#shop/images/contract.ts';
import { Invoice } from '#shop/invoices/contract.ts';
import { LoginState } from '#shop/login/contract.ts';
import { Order, OrderRow } from '#shop/orders/contract.ts';
import { Page, PageLink, Block, LayoutSettings } from '#shop/pages/contract.ts';
import { MenuPage } from '#shop/pages/menu-contract.ts';
import { PressArticle, PressMessage } from '#shop/press-room/contract.ts';
import { ProductGroup } from '#shop/product-groups/contract.ts';
import { ResellerCountry } from '#shop/resellers/contract.ts';
import { Settings } from '#shop/settings/contract.ts';
import { Country } from '#shop/countries/contract.ts';
import { WebText } from '#shop/texts/web-text-contract.ts';
import { Row as OfficeArticleRow } from '#shop/articles/office/article-list-contract.ts';
import { OfficeArticle } from '#shop/articles/office/contract.ts';
import { PriceListRow } from '#shop/articles/prices/office/contract.ts';
import { PriceRow } from '#shop/articles/prices/office/price-contract.ts';
import { Card as OfficeContactCard } from '#shop/contact/office/contract.ts';
import { Row as OfficeCustomerRow, OfficeCustomer } from '#shop/customers/office/contract.ts';
import { ExchangeKey } from '#shop/integration/integration-key.ts';
import { Webhook, WebhookMessage } from '#shop/integration/office/webhook-contract.ts';
import { Image as OfficeImage } from '#shop/images/office/contract.ts';
import { Image as OfficeWebImage } from '#shop/images/office/web-images-contract.ts';
import {
  Row as OfficeInvoiceListRow,
  OfficeInvoice,
  OfficeInvoiceRow,
} from '#shop/invoices/office/contract.ts';
import { Row as OfficeMail } from '#shop/mail/office/contract.ts';
import { Row as OfficeOrderListRow, OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import { MissingForCustoms } from '#shop/orders/office/customs/contract.ts';
import { SalesRow, ShortRow } from '#shop/orders/office/reports/contract.ts';
import { Row as OfficePageRow, OfficePage, PageVersion } from '#shop/pages/office/contract.ts';
import { OfficeBlock, OfficeLink } from '#shop/pages/office/page-document.ts';
import { Row as OfficePressRow, OfficePressStory, StoryImage } from '#shop/press-room/office/contract.ts';
import { OfficeGroup } from '#shop/product-groups/office/contract.ts';
import { OfficeApplication } from '#shop/resellers/office/contract.ts';
import { LoggedChange } from '#shop/staff/change-log/contract.ts';
import { OfficeLogIn, OfficeStaffMember } from '#shop/staff/contract.ts';
import { OfficeWebText, OfficeWords } from '#shop/texts/office/contract.ts';

/** Schemas with a name of their own in the API description; all others are named after the endpoint that uses them. */
export const apiSchemas = {
  Article,
  VisitorArticle,
  VisitorListedArticle,
  ArticleList,
  VisitorArticleList,
  Color,
  Material,
  Cart,
  CartRow,
  WayOfDelivery,
  StaffCard: ContactCard,
  Customer,
  DeliveryAddress,
  RowError,
  RunSummary,
  Run,
  WebImage,
  ImageFacts,
  Invoice,
  LoginState,
  Order,
  OrderRow,
  MenuPage,
  Page,
  PageLink,
  Block,
  LayoutSettings,
  PressArticle,
  PressMessage,
  ProductGroup,
  ResellerCountry,
  Country,
  WebText,
  Settings,
  OfficeArticleRow,
  OfficeArticle,
  PriceListRow,
  PriceRow,
  OfficeStaffCard: OfficeContactCard,
  OfficeCustomerRow,
  OfficeCustomer,
  ExchangeKey,
  Webhook,
  WebhookMessage,
  OfficeImage,
  OfficeWebImage,
  OfficeInvoiceListRow,
  OfficeInvoice,
  OfficeInvoiceRow,
  OfficeMail,
  OfficeOrderListRow,
  OfficeOrder,
  OfficeOrderRow,
  MissingForCustoms,
  SalesRow,
  ShortRow,
  OfficePageRow,
  OfficeBlock,
  OfficeLink,
  OfficePage,
  PageVersion,
  OfficePressRow,
  OfficePressStory,
  StoryImage,
  OfficeGroup,
  OfficeApplication,
  LoggedChange,
  OfficeLogIn,
  StaffMember: OfficeStaffMember,
  OfficeWebText,
  OfficeWords,
};
