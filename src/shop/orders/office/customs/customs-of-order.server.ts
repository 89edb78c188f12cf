import type { Db } from '#kit/database/db.server.ts';
import { leavesUnion } from '#shop/order-model/vat-case.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { settings as declared, type ShopSettings } from '#shop/settings/declared-settings.ts';
import { termsOf, type Terms } from '#shop/settings/incoterms.ts';
import type { MissingForCustoms } from './contract.ts';
import { linkOfWays } from './missing-in-words.ts';
import { readGoodsFacts, readTermsOfWay } from './store.server.ts';

export type CustomsSettings = Pick<
  ShopSettings,
  'CompanyEori' | 'CompanyCity' | 'Incoterms' | 'IncotermsPlace'
>;
type Consignment = WholeOrder['consignments'][number];
type GoodsFacts = { hsCode: string; countryOfOrigin: string; weightG: number };

/** What customs asks of an order; '' and 0 for what is not known. */
export type Customs = {
  eori: string;
  terms: Terms;
  hasWayTerms: boolean;
  factsOf(row: Pick<WholeOrder['rows'][number], 'article_id'>): GoodsFacts;
};

export function orderLeavesUnion({
  delivery_country_code: countryCode,
  delivery_zip_code: zipCode,
  collected,
}: Pick<WholeOrder, 'delivery_country_code' | 'delivery_zip_code' | 'collected'>): boolean {
  return leavesUnion({ destination: { countryCode, zipCode }, collected });
}

/** Returns undefined of an order whose goods stay in the union, or of which nothing was sent. */
export async function customsOfOrder(
  db: Db,
  order: WholeOrder,
  settings: CustomsSettings,
): Promise<Customs | undefined> {
  if (order.consignments.length === 0 || !orderLeavesUnion(order)) return undefined;
  const way = await readTermsOfWay(db, order.way_of_delivery_id);
  const ids = order.rows.flatMap(({ article_id }) => (article_id === null ? [] : [article_id]));
  const facts = new Map((await readGoodsFacts(db, ids)).map((article) => [article.id, article]));
  return {
    eori: settings.CompanyEori,
    terms: termsOf(
      way,
      { incoterm: settings.Incoterms, place: settings.IncotermsPlace },
      { seller: settings.CompanyCity, buyer: order.delivery_city },
    ),
    hasWayTerms: way.incoterm !== '',
    factsOf: ({ article_id }) => {
      const article = article_id === null ? undefined : facts.get(article_id);
      return {
        hsCode: article?.hs_code ?? '',
        countryOfOrigin: article?.country_of_origin ?? '',
        weightG: article?.weight_g ?? 0,
      };
    },
  };
}

/** Returns what a commercial invoice of the consignment cannot be made without, each once. */
export function missingOf(
  { rows }: Pick<WholeOrder, 'rows'>,
  consignment: Consignment,
  customs: Customs,
): MissingForCustoms[] {
  const sent = rows.filter(
    (row) => !isFee(row) && consignment.rows.some(({ order_row_id }) => order_row_id === row.id),
  );
  const articles = new Map(sent.map((row) => [row.article_id ?? row.article_number, row]));
  return [...missingOfTerms(customs), ...[...articles.values()].flatMap((row) => missingOfRow(row, customs))];
}

function missingOfTerms({ eori, terms, hasWayTerms }: Customs): MissingForCustoms[] {
  const missing = (Field: 'CompanyEori' | 'Incoterms' | 'IncotermsPlace', isOfWay = false) => ({
    Field,
    ArticleNumber: '',
    Link: isOfWay ? linkOfWays : `/office/settings/${declared[Field].part}`,
  });
  return [
    ...(eori === '' ? [missing('CompanyEori')] : []),
    ...(terms.incoterm === '' ? [missing('Incoterms')] : []),
    ...(terms.incoterm !== '' && terms.place === '' ? [missing('IncotermsPlace', hasWayTerms)] : []),
  ];
}

function missingOfRow(
  row: Pick<WholeOrder['rows'][number], 'article_id' | 'article_number'>,
  customs: Customs,
): MissingForCustoms[] {
  const { hsCode, countryOfOrigin, weightG } = customs.factsOf(row);
  const fields = [
    hsCode === '' && 'HsCode',
    countryOfOrigin === '' && 'CountryOfOrigin',
    weightG === 0 && 'Weight',
  ] as const;
  return fields.flatMap((Field) =>
    Field
      ? [
          {
            Field,
            ArticleNumber: row.article_number,
            Link: row.article_id === null ? null : `/office/articles/${row.article_id}`,
          },
        ]
      : [],
  );
}
