import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import { readArticlesCalled } from '#shop/articles/office/store.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import type { IntakeRow, ImageIntake } from './contract.ts';
import { beingTaken, refusalText, rowProblemText } from './intake-problems.server.ts';
import type { ImageNames } from './image-name.ts';
import { numbersOf, resolveRows, type ResolvedRow, type WaitingFile } from './resolve-rows.ts';
import * as store from './store.server.ts';

type Changing = Pick<Services, 'db' | 'now' | 'versions'>;
export type Whole = {
  intake: store.IntakeStored;
  rows: readonly store.RowStored[];
  resolved: ReadonlyMap<number, ResolvedRow>;
  /** The names of the articles that the files are for, by number. */
  nameOf: ReadonlyMap<string, string>;
  version: string;
};

/** Reads an intake with what the names of its files tell as the shop is now. */
export async function readWhole(
  db: Db,
  id: number,
  names: ImageNames,
  { lock = false } = {},
): Promise<Whole | undefined> {
  const intake = await store.readIntake(db, id, { lock });
  if (!intake) return undefined;
  const rows = await store.readRows(db, id);
  const files = rows.filter(({ state }) => state === 'open').map(waitingFileOf);
  const articles = await store.readArticlesOf(db, [...numbersOf(files, names)]);
  const idOf = new Map(articles.map((article) => [article.article_number, article.id]));
  const nameOf = new Map(articles.map((article) => [article.article_number, article.name_sv]));
  const images = groupBy(await store.readImagesOf(db, [...idOf.values()]), ({ article_id }) => article_id);
  const ofHeap = new Set(rows.filter(({ state }) => state === 'taken').map(({ image_id }) => image_id));
  const imagesOf = (number: string) =>
    (images.get(idOf.get(number) ?? 0) ?? []).map(({ image_id, sha256 }) => ({
      imageId: image_id,
      sha256,
      isOfHeap: ofHeap.has(image_id),
    }));
  const resolved = resolveRows(files, names, imagesOf);
  const seen = rows.map(({ id: rowId, state }) => [rowId, state, resolved.get(rowId)]);
  return { intake, rows, resolved, nameOf, version: versionOf({ state: intake.state, seen }) };
}

function waitingFileOf({
  id,
  file_name,
  sha256,
  chosen,
  article_number,
  place,
}: store.RowStored): WaitingFile {
  return { id, fileName: file_name, sha256, chosen: chosen ? { number: article_number, place } : undefined };
}

export function intakeToWire(
  { intake, rows, resolved, nameOf, version }: Whole,
  language: Language,
): ImageIntake {
  const t = officeTextIn(language);
  function rowToWire(row: store.RowStored): IntakeRow {
    const now = resolved.get(row.id);
    const problem = now?.problem ? rowProblemText(now.problem, t) : null;
    return {
      Id: row.id,
      FileName: row.file_name,
      ArticleNumber: now ? now.number : row.article_number,
      ArticleName: now ? (nameOf.get(now.number ?? '') ?? null) : row.article_name,
      Place: now ? now.place : row.place,
      Candidates: (now?.candidates ?? []).slice(0, mostCandidates),
      Replaces: now?.replaces ?? null,
      ImageId: row.image_id,
      Problem: row.refusal === null ? problem : refusalText(row.refusal, row.refusal_size, t),
      State: row.state as IntakeRow['State'],
    };
  }
  return {
    Id: intake.id,
    State: intake.state as ImageIntake['State'],
    CreatedAt: intake.created_at.toISOString(),
    Rows: rows.map(rowToWire),
    Version: version,
  };
}

/** Of more a person chooses by searching. */
const mostCandidates = 8;

type Given = { Id: number; ArticleNumber: string; Place?: number | null | undefined };
type Change = { id: number; Version: string; names: ImageNames };

/** Keeps what a person says of the rows that differ from what stands there. */
export async function changeRows(
  services: Changing,
  by: StaffMember,
  { id, Version, names, Rows }: Change & { Rows: readonly Given[] },
): Promise<Whole | Problem> {
  return await changeWhole(services, by, { id, Version, names }, async (trx, whole) => {
    const open = new Map(whole.rows.filter(({ state }) => state === 'open').map((row) => [row.id, row]));
    const numbers = Rows.map(({ ArticleNumber }) => ArticleNumber).filter(Boolean);
    const articles = await store.readArticlesOf(trx, numbers);
    for (const { Id, ArticleNumber, Place = null } of Rows) {
      const row = open.get(Id);
      // Rows that are taken in come back with the rest of the list.
      if (!row && whole.rows.some((one) => one.id === Id)) continue;
      if (!row) return badField('Rows.Id', 'match');
      const article = articleOf(articles, ArticleNumber) ?? (await articleCalled(trx, ArticleNumber, names));
      if (ArticleNumber !== '' && !article) {
        return badField(
          'Rows.ArticleNumber',
          'match',
          officeTextOf('officeProblem.noSuchArticles', { numbers: ArticleNumber }),
        );
      }
      const now = whole.resolved.get(Id);
      const number = article?.article_number ?? null;
      if (now?.number === number && now.place === Place) continue;
      // Another article gives the picture another place, where none is told.
      const place = now?.number === number || Place !== now?.place ? Place : null;
      await store.updateRow(trx, Id, { chosen: true, article_id: article?.id ?? null, place });
    }
    return { state: 'open' };
  });
}

function articleOf(articles: Awaited<ReturnType<typeof store.readArticlesOf>>, text: string) {
  const wanted = text.toLowerCase();
  return (
    articles.find(({ article_number }) => article_number.toLowerCase() === wanted) ??
    articles.find(({ ean }) => ean === text)
  );
}

/** Returns the only article that a text is the name of, or its number in another spelling. */
async function articleCalled(trx: Trx, text: string, names: ImageNames) {
  if (text === '') return undefined;
  const called = await readArticlesCalled(trx, text);
  const found = called.length > 0 ? called : await store.readArticlesOf(trx, names(text).numbers);
  return found.length === 1 ? found[0] : undefined;
}

/** Says what is to be taken in, as it was seen; the job does it. */
export async function beginTakeIn(services: Changing, by: StaffMember | CommandLine, change: Change) {
  return await changeWhole(services, by, change, async (trx, { rows, resolved }) => {
    const ready = rows.flatMap((row) => {
      const now = resolved.get(row.id);
      return now?.number != null && now.problem === null
        ? [{ id: row.id, number: now.number, place: now.place }]
        : [];
    });
    const articles = await store.readArticlesOf(
      trx,
      ready.map(({ number }) => number),
    );
    const idOf = new Map(articles.map(({ id, article_number }) => [article_number, id]));
    for (const { id, number, place } of ready)
      await store.updateRow(trx, id, { state: 'waiting', article_id: idOf.get(number) ?? null, place });
    return { state: 'taking', staff_id: by.id, staff_name: by.name };
  });
}

/** Who takes in a folder on the command line. */
export type CommandLine = { id: null; name: string };

async function changeWhole(
  services: Changing,
  by: StaffMember | CommandLine,
  { id, Version, names }: Change,
  work: (trx: Trx, whole: Whole) => Promise<Problem | Parameters<typeof store.updateIntake>[2]>,
): Promise<Whole | Problem> {
  return await changeAs(by, services, { seen: Version }, async (trx, _note, unchanged) => {
    const whole = await readWhole(trx, id, names, { lock: true });
    if (!whole) return new Problem('not-found');
    if (whole.intake.state === 'taking') return beingTaken();
    unchanged(whole.version);
    const values = await work(trx, whole);
    if (values instanceof Problem) return values;
    await store.updateIntake(trx, id, Object.assign(values, { changed_at: services.now() }));
    return (await readWhole(trx, id, names)) ?? new Problem('not-found');
  });
}
