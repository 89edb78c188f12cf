import type { Trx } from '#kit/database/db.server.ts';
import type { Written } from '#kit/tables/row-batches.server.ts';
import { importOf, type Import } from '#kit/tables/table-file-import.server.ts';
import type { Asked } from '#kit/tables/table-file-plan.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import { readImageNames } from '#shop/images/image-ids.server.ts';
import { openNamedGroups } from '#shop/product-groups/named-groups.server.ts';
import { articleColumns } from './import-columns.server.ts';
import { currenciesOfLists, furtherPriceColumn, listsOfColumns } from './list-prices.server.ts';
import {
  insertImportedArticles,
  putColours,
  readArticleIds,
  readEans,
  readIdsOfNumbers,
  readVatCodes,
  updateArticles,
} from './write-articles-store.server.ts';
import { putPrices, readFreeOfCharge } from './write-prices-store.server.ts';
import { knownEans } from './known-eans.ts';
import { readArticleStates } from './article-to-row.server.ts';
import { namedTraits, type NamedTraits } from './named-traits.ts';
import { lineOf, type ImportedLine, type Known } from './row-to-article.server.ts';
import { colourOfName } from '#shop/articles/traits/colour-of-name.ts';
import { colourTable, materialTable, type MaterialRow } from '#shop/articles/traits/store.server.ts';

export function importArticles(now: () => Date): Import {
  return importOf({
    key: 'article_no',
    columns: articleColumns,
    topic: 'catalogue',
    atOnce: 500,
    further: furtherPriceColumn,
    fillsDown: 'group_id',
    async begin(trx, columns, asked) {
      const ids = await readArticleIds(trx);
      const groups = await openNamedGroups(trx);
      const known = { ...(await readKnown(trx, columns, stockholmToday(now()), asked)), groups };
      const currencies = await currenciesOfLists(trx);
      const vatPercents = vatPercentsOn(known.vat.day, known.vat.periods);
      return {
        currencyOf: (_values, field) => currencies.get(known.lists.get(field) ?? 'standard'),
        take: (values, _line, note) =>
          lineOf(values, { id: ids.get((values.article_no ?? '').toLowerCase()), known, note }),
        async write(lines: readonly ImportedLine[]) {
          await groups.write();
          await writeColours(trx, known.colours);
          await writeMaterials(trx, known.materials);
          return await write(trx, lines);
        },
        look: (lines: readonly ImportedLine[]) =>
          readArticleStates(trx, lines, {
            images: known.images,
            vatPercents,
            ...(asked.isOfPerson && { traits: known }),
            language: asked.language,
            lists: known.lists,
            madeGroups: groups.madePaths,
          }),
        idsOf: (lines: readonly ImportedLine[]) => idsOf(trx, lines),
      };
    },
  });
}

async function readKnown(
  trx: Trx,
  columns: ReadonlySet<string>,
  day: string,
  asked: Asked,
): Promise<Omit<Known, 'groups'>> {
  return {
    ...asked,
    lists: await listsOfColumns(trx, columns),
    colours: namedTraits(await colourTable.read(trx)),
    materials: namedTraits(await materialTable.read(trx)),
    images: await readImageNames(trx),
    eans: knownEans(columns.has('ean') && asked.isOfPerson ? await readEans(trx) : []),
    hasPrices: columns.has('price'),
    free: columns.has('price') ? await readFreeOfCharge(trx) : new Set(),
    vat: {
      day,
      periods: await readVatPeriods(trx),
      codes: columns.has('vat_rate') || asked.pricesIncludeVat ? await readVatCodes(trx) : new Map(),
    },
  };
}

async function writeColours(trx: Trx, colours: NamedTraits): Promise<void> {
  await writeMade(colours, async (row) =>
    colourTable.insert(trx, { ...row, hex: colourOfName(row.name_sv) }),
  );
}

async function writeMaterials(trx: Trx, materials: NamedTraits): Promise<void> {
  await writeMade(materials, async (row) => materialTable.insert(trx, row));
}

/** Those that the file makes stand after the others. */
async function writeMade(
  traits: NamedTraits,
  insert: (row: Omit<MaterialRow, 'id'>) => Promise<number>,
): Promise<void> {
  for (const { name, trait } of traits.takePending()) {
    const row = { name_sv: name, name_en: null, name_de: null, sort: traits.nextSort() };
    trait.id = await insert(row);
    traits.add({ ...row, id: trait.id });
  }
}

async function idsOf(trx: Trx, lines: readonly ImportedLine[]): Promise<(number | undefined)[]> {
  const fresh = lines.flatMap((line) => (line.id === undefined ? [line.article.article_number] : []));
  const ids = await readIdsOfNumbers(trx, fresh);
  return lines.map((line) => line.id ?? ids.get(line.article.article_number));
}

async function write(trx: Trx, lines: readonly ImportedLine[]): Promise<Written> {
  const refersTo = ({ group, material }: ImportedLine) => ({
    ...(group && { product_group_id: group.id }),
    ...(material && { material_id: material.id }),
  });
  const fresh = lines.filter((line) => line.id === undefined);
  const known = lines.filter((line) => line.id !== undefined);
  const freshIds = await insertImportedArticles(
    trx,
    fresh.map((line) => ({ ...line.article, ...refersTo(line) })),
  );
  const changed = new Set(
    await updateArticles(
      trx,
      known.map((line) => ({ id: line.id, ...line.article, ...refersTo(line) })),
    ),
  );

  const all = [...known, ...fresh.map((line, place) => ({ id: freshIds[place] ?? 0, ...line }))];
  const prices = all
    .map(({ id, price, regularPrice, recommendedPrice }) => ({
      article_id: id,
      price,
      regular_price: regularPrice,
      recommended_price: recommendedPrice,
    }))
    .filter((row) => [row.price, row.regular_price, row.recommended_price].some((one) => one !== undefined));
  const ofLists = all.flatMap(({ id, listPrices }) =>
    listPrices.map((price) => ({ article_id: id, ...price })),
  );
  const colours = all.flatMap(({ id, colours: ofLine }) =>
    ofLine ? [{ article_id: id, colour_ids: [...new Set(ofLine.map((colour) => colour.id))] }] : [],
  );
  for (const id of [...(await putPrices(trx, [...prices, ...ofLists])), ...(await putColours(trx, colours))])
    changed.add(id);
  for (const id of freshIds) changed.delete(id);
  return { created: fresh.length, changed: changed.size };
}
