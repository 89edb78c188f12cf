import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#kit/database/db.server.ts';
import type { FindStaffMember } from '#kit/http/api.server.ts';
import { ruleOf } from '#kit/fields/schema-issues.ts';
import { formatMessage } from '#kit/fields/format-messages.ts';
import { sendProblem } from '#kit/http/http.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { NextIds } from '#kit/tables/out/table-out.server.ts';
import { csvStream, tableXlsx, type FileWords } from '#kit/tables/out/write-table.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { isLanguage, languages, type Language } from '#kit/text/language.ts';
import { articleFilters } from '#shop/articles/office/article-list-contract.ts';
import { matchingArticles } from '#shop/articles/office/article-list.server.ts';
import { headingIn } from '#shop/integration/heading-words.ts';
import { fileKinds, readRightOfKind, type FileKind } from '#shop/integration/kinds.ts';
import { tablesOut } from '#shop/integration/tables-out.server.ts';
import { templateOf } from '#shop/integration/templates/template.server.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';

type Query = { format?: unknown; language?: unknown };

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
type Format = keyof typeof types;

/** Serves what the shop has of each kind of file, while it is read from the database, and a workbook to fill in. */
export function serveExports(
  http: FastifyInstance,
  { db, now }: Pick<Services, 'db' | 'now'>,
  { findStaff }: { findStaff: FindStaffMember },
): void {
  http.get('/api/office/export/:kind', async (request, reply) => {
    const kind = await kindFor(request, findStaff);
    if (kind instanceof Problem) return await sendProblem(request, reply, kind);
    const asked = asksFor(request);
    if (asked instanceof Problem) return await sendProblem(request, reply, asked);
    const { format, language } = asked;
    const t = officeTextIn(language);
    const only = kind === 'articles' ? await articlesAskedFor(db, request.query) : undefined;
    if (only instanceof Problem) return await sendProblem(request, reply, only);
    const { columns, pages } = tablesOut[kind];
    const table = { columns, pages: pages(db, now(), only) };
    const title = t(`exchange.kind.${kind}`);
    const file =
      format === 'csv' ? csvStream(table, wordsIn(language)) : tableXlsx(title, table, wordsIn(language));
    return await sendFile(reply, `${kind}-${stockholmToday(now())}.${format}`, format, file);
  });
  http.get('/api/office/templates/:kind', async (request, reply) => {
    const kind = await kindFor(request, findStaff);
    if (kind instanceof Problem) return await sendProblem(request, reply, kind);
    const asked = asksFor(request);
    if (asked instanceof Problem) return await sendProblem(request, reply, asked);
    const t = officeTextIn(asked.language);
    const file = await templateOf(kind, { db, now: now(), t, words: wordsIn(asked.language) });
    return await sendFile(reply, `${t('template.file')}-${kind}.xlsx`, 'xlsx', file);
  });
}

/** Returns the kind when the person may read what it holds. */
async function kindFor(request: FastifyRequest, findStaff: FindStaffMember): Promise<FileKind | Problem> {
  const staff = await findStaff(request);
  if (staff.kind !== 'staff') return new Problem('not-logged-in');
  const { kind: asked } = request.params as { kind?: string };
  const kind = fileKinds.find((one) => one === asked);
  if (!kind) return new Problem('not-found');
  return staff.rights.has(readRightOfKind[kind]) ? kind : new Problem('no-right');
}

function asksFor(request: FastifyRequest): { format: Format; language: Language } | Problem {
  const { format = 'xlsx', language = languageOf(request) } = request.query as Query;
  if (format !== 'csv' && format !== 'xlsx') return notOneOf('format', Object.keys(types));
  return isLanguage(language) ? { format, language } : notOneOf('language', languages);
}

/** Reads the filters of the list of articles, by which its file holds what it shows. */
async function articlesAskedFor(db: Db, query: unknown): Promise<NextIds | Problem> {
  const asked = articlesFilter.safeParse(query);
  if (!asked.success) {
    const [issue] = asked.error.issues;
    return badField(String(issue?.path[0] ?? ''), ruleOf(issue?.message ?? ''));
  }
  return matchingArticles(db, asked.data);
}

const articlesFilter = z.object(articleFilters);

function notOneOf(field: string, choices: readonly string[]): Problem {
  return badField(field, 'regex', (language) =>
    formatMessage('choice', language).replace('{choices}', choices.join(', ')),
  );
}

function wordsIn(language: Language): FileWords {
  const t = officeTextIn(language);
  return {
    headingOf: (column) => headingIn(t, column),
    yes: t('exchange.trial.yes'),
    no: t('exchange.trial.no'),
  };
}

async function sendFile(
  reply: FastifyReply,
  name: string,
  format: Format,
  file: AsyncIterable<string | Buffer>,
): Promise<void> {
  await reply
    .type(types[format])
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(file, { objectMode: false }));
}
