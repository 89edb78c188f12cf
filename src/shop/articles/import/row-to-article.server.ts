import type { ImageNames } from '#shop/images/image-ids.server.ts';
import type { ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { articleColumns } from './import-columns.server.ts';
import type { ImportedArticle, NewArticle } from './write-articles-store.server.ts';
import { importedVatCode, type ImportedVat } from './imported-vat.server.ts';

type Values = ValuesOf<typeof articleColumns>;

/** An article to be written; only a new one has all fields. */
export type ImportedLine = {
  price?: number | undefined;
  regularPrice?: number | undefined;
  colourIds?: readonly number[] | undefined;
} & ({ id: number; article: ImportedArticle } | { id?: undefined; article: NewArticle });

/** The existing data that a row may refer to. */
export type Known = {
  groups: ReadonlySet<number>;
  colours: ReadonlySet<number>;
  materials: ReadonlySet<number>;
  images: ImageNames;
  /** Whether the file has prices at all: some business systems send them in a separate file. */
  hasPrices: boolean;
  vat: ImportedVat;
};

/** Builds an article from a row of the file; `id` is undefined when the article is new. */
export function lineOf(
  values: Values,
  { id, known, note }: { id: number | undefined; known: Known; note: (text: string) => void },
): ImportedLine | FieldRefusal[] {
  const vatCode = importedVatCode(values, known.vat, id);
  const refusals = [
    ...(typeof vatCode === 'object' ? [vatCode] : []),
    ...unknownIds(values, known),
    ...badPrice(values, id === undefined && known.hasPrices),
    ...(id === undefined ? missing(values) : []),
  ];
  if (refusals.length > 0 || typeof vatCode === 'object') return refusals;

  const image = values.image_file === undefined ? undefined : known.images.find(values.image_file);
  if (values.image_file !== undefined && !image) {
    note('image_file is no picture of the shop: left as it was');
  }
  if (image?.isOneOfSeveral) note('image_file is the name of several pictures: the newest is taken');
  const article = { image_id: image?.id, vat_code: vatCode, ...rowOf(values) };
  const rest = {
    price: values.price || undefined,
    regularPrice: values.regular_price,
    colourIds: values.colour_ids,
  };
  return id === undefined
    ? { ...rest, article: newArticle(values, article, note) }
    : { ...rest, id, article };
}

function unknownIds({ group_id, material_id, colour_ids }: Values, known: Known): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (group_id !== undefined && !known.groups.has(group_id)) {
    refusals.push({ field: 'group_id', reason: 'is no group of the shop' });
  }
  if (material_id !== undefined && !known.materials.has(material_id)) {
    refusals.push({ field: 'material_id', reason: 'is no material of the shop' });
  }
  const colour = colour_ids?.find((one) => !known.colours.has(one));
  if (colour !== undefined)
    refusals.push({ field: 'colour_ids', reason: `has ${colour}, no colour of the shop` });
  return refusals;
}

/** An article that is not for sale may lack a price: business systems write 0 there. */
function badPrice({ price, active }: Values, mustHave: boolean): FieldRefusal[] {
  if (active === false || (price ?? 0) > 0) return [];
  if (price === 0) return [{ field: 'price', reason: 'is not above 0' }];
  return mustHave ? [{ field: 'price', reason: 'is missing, and this article is new and active' }] : [];
}

function missing({ name_sv, name_en, group_id }: Values): FieldRefusal[] {
  const reason = 'is missing, and this article is new';
  return [
    ...(name_sv === undefined && name_en === undefined ? [{ field: 'name_sv', reason }] : []),
    ...(group_id === undefined ? [{ field: 'group_id', reason }] : []),
  ];
}

function newArticle(values: Values, article: ImportedArticle, note: (text: string) => void): NewArticle {
  const { article_no = '', name_sv, name_en = '', group_id = 0, price, active, qty_on_order } = values;
  if (name_sv === undefined) note('name_sv is missing: the English name is used');
  if (active !== false && price === undefined)
    note('new without a price: it cannot be ordered until it has one');
  return {
    ...article,
    article_number: article_no,
    name_sv: name_sv ?? name_en,
    product_group_id: group_id,
    estimated_delivery_date: qty_on_order === 0 ? undefined : article.estimated_delivery_date,
  };
}

function rowOf(values: Values): ImportedArticle {
  return {
    name_sv: values.name_sv,
    name_en: values.name_en,
    description_sv: values.description_sv,
    description_en: values.description_en,
    care_sv: values.care_sv,
    care_en: values.care_en,
    product_group_id: values.group_id,
    material_id: values.material_id,
    ean: values.ean,
    quantity_per_package: values.pack_qty,
    box_width_mm: values.width_cm,
    box_height_mm: values.height_cm,
    box_depth_mm: values.depth_cm,
    weight_g: values.weight_kg,
    country_of_origin: values.country_of_origin,
    hs_code: values.hs_code,
    news: values.news,
    season_news: values.season_news,
    no_article_stock: values.no_stock_article,
    active: values.active,
    quantity_available: values.qty_available,
    quantity_ordered: values.qty_on_order,
    estimated_delivery_date: values.expected_date,
  };
}
