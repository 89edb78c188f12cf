import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Callers } from '#kit/http/api.server.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { csvFile } from '#kit/tables/csv-file.ts';
import { xlsxFile } from '#kit/tables/xlsx-file.server.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { allOwnNumbersOf } from './own-numbers/own-numbers.server.ts';

type Table = { name: string; heading: readonly string[]; rows: readonly (readonly string[])[] };
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
        const principal = await findShopPrincipal(request);
        if (principal.kind !== 'customer')
          return await sendProblem(request, reply, new Problem('not-logged-in'));
        const table = await make(principal, languageOf(request));
        return await sendTable(reply, format, table);
      });
    }
  };
  serve('/api/quickorder/template', (_customer, language) => templateIn(language));
  serve('/api/ownnumbers/all', async (customer, language) => ({
    name: textOf('files.ownNumbers')(language),
    heading: ['own_article_no', 'article_no', 'name'],
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
  };
}

async function sendTable(reply: FastifyReply, format: Format, { name, heading, rows }: Table): Promise<void> {
  const body = format === 'csv' ? csvFile(heading, rows) : await xlsxFile(name, heading, rows);
  await reply
    .type(types[format])
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

const types: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
