import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Callers } from '#kit/http/api.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import { sessionWith } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { csvFile } from '#kit/tables/csv-file.ts';
import type { SheetCell } from '#kit/tables/out/xlsx-stream.server.ts';
import { xlsxFile } from '#kit/tables/out/xlsx-file.server.ts';
import { inLanguage, type Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { mostRows } from '#shop/wanted-rows/contract.ts';
import { allOwnNumbersOf } from './own-numbers/own-numbers.server.ts';

type Table = {
  name: string;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many of the first columns hold numbers, which a workbook must not count with. */
  numberColumns: number;
  /** Rows of a workbook that are there to be filled in. */
  blankRows?: number;
};
type MakeTable = (customer: Customer, language: Language) => Promise<Table> | Table;

const formats = ['csv', 'xlsx'] as const;
type Format = (typeof formats)[number];

/** Serves the template of an order, and the customer's own numbers, as files that can be sent back. */
export function serveQuickOrderFiles(
  http: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  { findShopPrincipal }: Pick<Callers, 'findShopPrincipal'>,
): void {
  const serve = (path: string, make: MakeTable) => {
    for (const format of formats) {
      http.get(`${path}.${format}`, async (request, reply) => {
        const session = sessionWith('order', await findShopPrincipal(request));
        if (session instanceof Problem) return await sendProblem(request, reply, session);
        const table = await make(session, languageOf(request));
        return await sendTable(reply, format, table);
      });
    }
  };
  serve('/api/quickorder/template', (_customer, language) => templateIn(language));
  serve('/api/ownnumbers/all', async (customer, language) => ({
    name: textOf('files.ownNumbers')(language),
    heading: ['own_article_no', 'article_no', 'name'],
    numberColumns: 2,
    rows: (await allOwnNumbersOf(db, customer)).map((row) => [
      row.own_number,
      row.article_number,
      inLanguage(language, row.name_sv, row.name_en),
    ]),
  }));
}

function templateIn(language: Language): Table {
  return {
    name: textOf('files.orderTemplate')(language),
    heading: [textOf('files.articleNumber')(language), textOf('files.quantity')(language)],
    rows: [],
    numberColumns: 1,
    blankRows: mostRows,
  };
}

async function sendTable(reply: FastifyReply, format: Format, table: Table): Promise<void> {
  const { name, heading, rows } = table;
  const body = format === 'csv' ? csvFile(heading, rows) : await xlsxFile(name, heading, sheetRows(table));
  await reply
    .type(types[format])
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

function sheetRows({ heading, rows, numberColumns, blankRows = 0 }: Table): SheetCell[][] {
  const blank = Array.from({ length: blankRows }, () => heading.map(() => ''));
  return [...rows, ...blank].map((row) =>
    row.map((value, place) => (place < numberColumns ? { number: value } : value)),
  );
}

const types: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
