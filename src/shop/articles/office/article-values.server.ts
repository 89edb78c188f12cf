import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { VatPercents } from '#shop/order-model/vat-rates.ts';
import type { OfficeArticle, OfficeArticleInput } from './contract.ts';
import type { WholeArticle } from './store.server.ts';

export function officeArticleToWire(row: WholeArticle, vatPercents: VatPercents): OfficeArticle {
  const values = editableOf(row, vatPercents);
  return {
    Id: row.id,
    ...values,
    QuantityAvailable: row.quantity_available,
    Version: versionOf(values),
  };
}

/** The fields that staff edit. The stock is not among them, since every order changes it. */
export function editableOf(row: WholeArticle, vatPercents: VatPercents) {
  return {
    ArticleNumber: row.article_number,
    NameSV: row.name_sv,
    NameEN: row.name_en ?? '',
    DescriptionSV: row.description_sv,
    DescriptionEN: row.description_en ?? '',
    TextSV: row.text_sv,
    TextEN: row.text_en ?? '',
    CareSV: row.care_sv,
    CareEN: row.care_en ?? '',
    ProductGroupId: row.product_group_id,
    MaterialId: row.material_id,
    ColourIds: row.colourIds,
    ImageId: row.image_id,
    ViewIds: row.viewIds,
    Price: row.price ? oreToWire(row.price.price) : null,
    RegularPrice: row.price?.regular_price == null ? null : oreToWire(row.price.regular_price),
    VatCode: row.vat_code,
    VatRate: vatPercents.get(row.vat_code)!,
    QuantityPerPackage: row.quantity_per_package,
    BoxWidthMm: row.box_width_mm,
    BoxHeightMm: row.box_height_mm,
    BoxDepthMm: row.box_depth_mm,
    WeightG: row.weight_g,
    EAN: row.ean ?? '',
    CountryOfOrigin: row.country_of_origin ?? '',
    HsCode: row.hs_code ?? '',
    Shelf: row.shelf,
    OrderedArticles: row.quantity_ordered,
    EstimatedDeliveryDate: row.estimated_delivery_date ?? '',
    NoArticleStock: row.no_article_stock,
    News: row.news,
    SeasonNews: row.season_news,
    Active: row.active,
  };
}

/** Builds a row from the input; the stock change is applied separately. */
export function rowOfInput(input: OfficeArticleInput, vatCode: string) {
  return {
    article_number: input.ArticleNumber,
    name_sv: input.NameSV,
    name_en: input.NameEN || null,
    description_sv: input.DescriptionSV,
    description_en: input.DescriptionEN || null,
    text_sv: input.TextSV,
    text_en: input.TextEN || null,
    care_sv: input.CareSV,
    care_en: input.CareEN || null,
    product_group_id: input.ProductGroupId,
    material_id: input.MaterialId,
    image_id: input.ImageId,
    vat_code: vatCode,
    quantity_per_package: input.QuantityPerPackage,
    quantity_ordered: input.OrderedArticles,
    estimated_delivery_date: input.EstimatedDeliveryDate || null,
    no_article_stock: input.NoArticleStock,
    news: input.News,
    season_news: input.SeasonNews,
    ean: input.EAN || null,
    box_width_mm: input.BoxWidthMm,
    box_height_mm: input.BoxHeightMm,
    box_depth_mm: input.BoxDepthMm,
    weight_g: input.WeightG,
    country_of_origin: input.CountryOfOrigin || null,
    hs_code: input.HsCode || null,
    shelf: input.Shelf,
    active: input.Active,
  };
}

export function priceOfInput({ Price, RegularPrice }: OfficeArticleInput) {
  if (Price === null) return undefined;
  return { price: wireToOre(Price), regular_price: RegularPrice === null ? null : wireToOre(RegularPrice) };
}
