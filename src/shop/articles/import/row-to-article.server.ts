import { isSumWord } from '#kit/tables/layout/rows-of-people.server.ts';
import type { ImageNames } from '#shop/images/image-ids.server.ts';
import type { ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import type { FieldRefusal, RowRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { articleColumns } from './import-columns.server.ts';
import type { ImportedArticle, NewArticle } from './write-articles-store.server.ts';
import { defaultVatCode, vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import {
  canBeMade,
  groupKey,
  unknownGroup,
  type MeantGroup,
  type openNamedGroups,
} from '#shop/product-groups/named-groups.server.ts';
import { importedVatCode, type ImportedVat } from './imported-vat.server.ts';
import { listPricesOf, type FurtherPrices, type ListPrice } from './list-prices.server.ts';
import type { MeantTrait, NamedTraits } from './named-traits.ts';
import { traitsOf } from './traits-of-row.server.ts';
import type { KnownEans } from './known-eans.ts';
import { priceWithoutVat } from './without-vat.ts';

type Values = ValuesOf<typeof articleColumns> & FurtherPrices;
type NamedGroups = Awaited<ReturnType<typeof openNamedGroups>>;

/** An article to be written; only a new one has all fields. */
export type ImportedLine = {
  price?: number | undefined;
  regularPrice?: number | undefined;
  /** Including VAT, as consumers pay it. */
  recommendedPrice?: number | undefined;
  colours?: readonly MeantTrait[] | undefined;
  material?: MeantTrait | undefined;
  /** Those of other lists than the standard one. */
  listPrices: readonly ListPrice[];
  group: MeantGroup | undefined;
} & ({ id: number; article: ImportedArticle } | { id?: undefined; article: NewArticle });

/** The existing data that a row may refer to. */
export type Known = {
  groups: Pick<NamedGroups, 'find' | 'make' | 'madePathOf'>;
  /** Whether a group that is missing is made; undefined for the file of a program. */
  makesGroups?: boolean | undefined;
  makesColours?: boolean | undefined;
  makesMaterials?: boolean | undefined;
  pricesIncludeVat?: boolean | undefined;
  /** The lists of the columns of further prices. */
  lists: ReadonlyMap<string, string>;
  colours: NamedTraits;
  materials: NamedTraits;
  images: ImageNames;
  eans: KnownEans;
  /** Whether the file has prices at all: some business systems send them in a separate file. */
  hasPrices: boolean;
  /** What is free of charge, as `LIST ARTICLE`. */
  free: ReadonlySet<string>;
  vat: ImportedVat;
};

const missingOnNew = 'is missing, and this article is new';

/** The group of what has none in a file that may make groups. */
const restGroup = 'Övrigt';

/** Builds an article from a row of the file; `id` is undefined when the article is new. */
export function lineOf(
  given: Values,
  { id, known, note }: { id: number | undefined; known: Known; note: (text: string) => void },
): ImportedLine | FieldRefusal[] {
  const vatCode = importedVatCode(given, known.vat, id);
  const isNew = id === undefined;
  const group_id = given.group_id ?? (isNew && known.makesGroups ? restGroup : undefined);
  const values = { ...given, group_id };
  const traits = traitsOf(values, known);
  const found = group_id === undefined ? undefined : known.groups.find(group_id);
  const isMade = typeof found === 'string' && known.makesGroups === true && typeof group_id === 'string';
  const refusals = [
    ...(typeof vatCode === 'object' ? [vatCode] : []),
    ...(typeof found === 'string' && !isMade ? [{ field: 'group_id', reason: found }] : []),
    ...traits.refusals,
    ...(known.free.has(`standard ${id}`) ? [] : badPrice(values, isNew && known.hasPrices)),
    ...(isNew ? missing(values) : []),
  ];
  if (refusals.length > 0 || typeof vatCode === 'object') return refusals;
  const group = isMade ? known.groups.make(group_id) : found;
  if (typeof group === 'string') return [{ field: 'group_id', reason: group }];
  const madePath = group && known.groups.madePathOf(group);
  if (madePath !== undefined) note(`group ${madePath} is made`);
  const { colours, material } = traits.take(note);

  const image = values.image_file === undefined ? undefined : known.images.find(values.image_file);
  if (values.image_file !== undefined && !image) {
    note('image_file is no picture of the shop: left as it was');
  }
  known.eans.note(values, note);
  if (image?.isOneOfSeveral) note('image_file is the name of several pictures: the newest is taken');
  if (isNew && vatCode === undefined)
    note(`new without a VAT rate: it has ${percentOf(defaultVatCode, known)} %`);
  const net = netOf(vatCode ?? known.vat.codes.get(id ?? 0) ?? defaultVatCode, known, note);
  const article = {
    image_id: image?.id,
    vat_code: vatCode,
    ...rowOf(values),
  };
  const rest = {
    price: net(values.price) || undefined,
    regularPrice: net(values.regular_price),
    recommendedPrice: values.recommended_price,
    colours,
    material,
    listPrices: listPricesOf(values, known.lists).map(({ price_list_code, price, regular_price }) => ({
      price_list_code,
      price: net(price),
      regular_price: net(regular_price),
    })),
    group,
  };
  return id === undefined
    ? { ...rest, article: newArticle(values, article, note) }
    : { ...rest, id, article };
}

/** Returns the groups that rows were refused for and a file that may make groups would make, '' for rows without one. */
export function missingGroups(refusals: readonly RowRefusal[]): string[] {
  const ofGroups = refusals.filter(
    ({ field, reason, value }) =>
      field === 'group_id' && (reason === missingOnNew || (reason === unknownGroup && canBeMade(value))),
  );
  const names = ofGroups.map(({ reason, value }) => (reason === missingOnNew ? '' : value));
  // Names that only differ in capitals and spaces are one group.
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(groupKey(name))) byKey.set(groupKey(name), name);
  return [...byKey.values()].filter((name) => !isSumWord(name));
}

/** Takes the VAT off prices that include it. */
function netOf(code: string, { pricesIncludeVat, vat }: Known, note: (text: string) => void) {
  if (!pricesIncludeVat) return (price: number | undefined) => price;
  return priceWithoutVat(percentOf(code, { vat }), note);
}

function percentOf(code: string, { vat }: Pick<Known, 'vat'>): number {
  return vatPercentsOn(vat.day, vat.periods).get(code) ?? 0;
}

/** An article that is not for sale may lack a price: business systems write 0 there. Only a person makes one free. */
function badPrice({ price, active }: Values, mustHave: boolean): FieldRefusal[] {
  if (active === false || (price ?? 0) > 0) return [];
  if (price === 0) return [{ field: 'price', reason: 'is not above 0' }];
  return mustHave ? [{ field: 'price', reason: 'is missing, and this article is new and active' }] : [];
}

function missing({ name_sv, name_en, group_id }: Values): FieldRefusal[] {
  const reason = missingOnNew;
  return [
    ...(name_sv === undefined && name_en === undefined ? [{ field: 'name_sv', reason }] : []),
    ...(group_id === undefined ? [{ field: 'group_id', reason }] : []),
  ];
}

function newArticle(values: Values, article: ImportedArticle, note: (text: string) => void): NewArticle {
  const { article_no = '', name_sv, name_en = '', price, active, qty_on_order } = values;
  if (name_sv === undefined) note('name_sv is missing: the English name is used');
  if (values.recommended_price !== undefined && price === undefined)
    note('new without a price: its recommended price is left out');
  if (active !== false && price === undefined)
    note('new without a price: it cannot be ordered until it has one');
  const isInStock = values.qty_available !== undefined || values.no_stock_article || qty_on_order;
  if (active !== false && !isInStock) note('new without stock: it is sold out until some is in');
  return {
    ...article,
    article_number: article_no,
    name_sv: name_sv ?? name_en,
    // Its group may be made as late as the rows are written.
    product_group_id: 0,
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
    ean: values.ean,
    quantity_per_package: values.pack_qty,
    box_width_mm: values.width_cm,
    box_height_mm: values.height_cm,
    box_depth_mm: values.depth_cm,
    weight_g: values.weight_kg,
    country_of_origin: values.country_of_origin,
    hs_code: values.hs_code,
    shelf: values.shelf,
    news: values.news,
    season_news: values.season_news,
    no_article_stock: values.no_stock_article,
    active: values.active,
    quantity_available: values.qty_available,
    quantity_ordered: values.qty_on_order,
    estimated_delivery_date: values.expected_date,
  };
}
