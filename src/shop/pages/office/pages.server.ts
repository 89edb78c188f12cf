import type { Db, Trx } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hasImage } from '#shop/images/image-ids.server.ts';
import type { Finder } from '#shop/office/day.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { OfficeCmsPage, PageState } from './contract.ts';
import type { PageDocument } from './page-document.ts';
import { loggedPages } from './page-log.server.ts';
import { allOf, documentOfLive, mended, refuseBlocks, writeLive } from './page-values.server.ts';
import * as store from './store.server.ts';
import type { PageRow } from './store.server.ts';

type Given = PageDocument & { Publish: boolean };
const topic = 'pages';

export async function officePages(
  { db }: Services,
  { q, state }: { q: string; state: PageState | undefined },
) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = (await store.readPagesWithDrafts(db)).map(({ document, is_shown, ...row }) => {
    const draft = document as PageDocument | null;
    return {
      Id: row.id,
      Slug: draft?.Slug ?? row.slug,
      TitleSV: draft?.TitleSV ?? row.title_sv,
      TitleEN: draft?.TitleEN ?? row.title_en ?? '',
      Tags: draft?.Tags ?? row.tags,
      State: stateOf(row, is_shown ?? true),
    };
  });
  const found = rows.filter(
    (row) =>
      (state === undefined ? row.State !== 'deleted' : row.State === state) &&
      words.every((word) => `${row.Slug} ${row.TitleSV} ${row.TitleEN}`.toLowerCase().includes(word)),
  );
  return { Rows: found, Total: found.length };
}

export function pageFinder(services: Services): Finder {
  return {
    right: 'content.read',
    async find(q, most, language) {
      const { Rows } = await officePages(services, { q, state: undefined });
      return Rows.slice(0, most).map(({ Id, Slug, TitleSV, TitleEN }) => ({
        Id,
        Name: inLanguage(language, TitleSV, TitleEN),
        Text: `/${Slug}`,
      }));
    },
  };
}

export async function officePage({ db }: Services, id: number): Promise<OfficeCmsPage | Problem> {
  return (await read(db, id))?.page ?? new Problem('not-found');
}

export async function createPage(services: Services, by: StaffMember, { Publish, ...input }: Given) {
  return await changeAs(by, services, { topic }, async (trx, note) => {
    const refused = await refuse(trx, input, 0, []);
    if (refused) return refused;
    const id = await store.insertPage(trx, { ...rowOf(input), published: Publish });
    if (Publish) await store.takeAddress(trx, input.Slug);
    await keep(trx, services, by, id, { ...input, Blocks: mended(input.Blocks, []) }, Publish);
    const saved = await whole(trx, id);
    note({ entity: 'page', id, action: 'create', ...loggedPages(null, saved) });
    return saved;
  });
}

export async function changePage(
  services: Services,
  by: StaffMember,
  { id, Version, Publish, ...input }: Given & { id: number; Version: string },
) {
  return await changeAs(by, services, { topic, seen: Version }, async (trx, note, unchanged) => {
    const before = await read(trx, id, { lock: true });
    if (!before) return new Problem('not-found');
    unchanged(before.page.Version);
    const refused = await refuse(trx, input, id, before.page.Blocks);
    if (refused) return refused;
    // The content from before the first edit is stored as a version too.
    if (!before.hasVersion)
      await store.insertVersion(trx, {
        page_id: id,
        saved_at: services.now(),
        staff_name: '',
        published: true,
        document: documentIn(before.page),
      });
    const document = { ...input, Blocks: mended(input.Blocks, before.page.Blocks) };
    if (Publish || !before.row.published) {
      await moveAddress(trx, services, before.row, input.Slug, Publish);
      await store.updatePage(trx, id, { ...rowOf(document), published: Publish || before.row.published });
    }
    await keep(trx, services, by, id, document, Publish);
    const saved = await whole(trx, id);
    note({ entity: 'page', id, action: 'change', ...loggedPages(before.page, saved) });
    return saved;
  });
}

/** The page is hidden until it is published again; its draft stays. */
export async function unpublish(
  services: Services,
  by: StaffMember,
  { id, Version }: { id: number; Version: string },
) {
  return await changeAs(by, services, { topic, seen: Version }, async (trx, note, unchanged) => {
    const before = await read(trx, id, { lock: true });
    if (!before) return new Problem('not-found');
    unchanged(before.page.Version);
    if (!before.row.published || before.row.deleted_at) return notShown;
    await store.updatePage(trx, id, { published: false });
    const saved = await whole(trx, id);
    note({ entity: 'page', id, action: 'change', ...loggedPages(before.page, saved) });
    return saved;
  });
}

const notShown = new Problem('conflict', {
  detail: officeTextOf('officeProblem.pageNotShown'),
});

/** The old address redirects to the new one. */
async function moveAddress(
  trx: Trx,
  { now }: Services,
  { id, slug }: PageRow,
  next: string,
  isShown: boolean,
): Promise<void> {
  if (slug.toLowerCase() !== next.toLowerCase() && (await store.hasBeenShown(trx, id)))
    await store.leaveAddress(trx, id, slug, now());
  if (isShown) await store.takeAddress(trx, next);
}

/** A deleted page keeps its address, so that it can be restored. */
export async function setDeleted(services: Services, by: StaffMember, id: number, isDeleted: boolean) {
  return await changeAs(by, services, { topic }, async (trx, note) => {
    const found = await read(trx, id, { lock: true });
    if (!found) return new Problem('not-found');
    if ((found.row.deleted_at !== null) === isDeleted) return found.page;
    await store.updatePage(trx, id, { deleted_at: isDeleted ? services.now() : null });
    const values = { Slug: found.page.Slug, TitleSV: found.page.TitleSV };
    note({
      entity: 'page',
      id,
      action: isDeleted ? 'delete' : 'create',
      ...(isDeleted ? { before: values, after: null } : { before: null, after: values }),
    });
    return await whole(trx, id);
  });
}

export async function pageVersions({ db }: Services, id: number) {
  if (!(await store.readPageRow(db, id))) return new Problem('not-found');
  const rows = await store.readVersions(db, id);
  return {
    Rows: rows.map((row) => ({
      Id: row.id,
      SavedAt: row.saved_at.toISOString(),
      StaffName: row.staff_name,
      Published: row.published,
    })),
  };
}

export async function pageVersion({ db }: Services, id: number, version: number) {
  const row = await store.readVersion(db, id, version);
  return row ? (row.document as PageDocument) : new Problem('not-found');
}

async function keep(
  trx: Trx,
  { now }: Services,
  by: StaffMember,
  id: number,
  document: PageDocument,
  published: boolean,
): Promise<void> {
  const Blocks = published ? await writeLive(trx, id, document.Blocks) : document.Blocks;
  await store.insertVersion(trx, {
    page_id: id,
    saved_at: now(),
    staff_name: by.name,
    published,
    document: { ...document, Blocks },
  });
}

/** The address must be free; a lock serialises concurrent changes of addresses. */
async function refuse(trx: Trx, input: PageDocument, id: number, before: PageDocument['Blocks']) {
  await lockAgainstWriters(trx, 'cms_page');
  const other = await store.readOtherWithSlug(trx, input.Slug, id);
  if (other) {
    const text = other.deleted_at ? 'pages.slugOfDeleted' : 'pages.slugTaken';
    return badField('Slug', 'match', officeTextOf(text));
  }
  for (const { ImageId } of allOf(input.Blocks))
    if (ImageId !== null && !(await hasImage(trx, ImageId))) return badField('Blocks', 'match');
  return refuseBlocks(input.Blocks, before);
}

async function read(db: Db, id: number, options: { lock?: boolean } = {}) {
  const row = await store.readPageRow(db, id, options);
  if (!row) return undefined;
  const latest = await store.readLatestVersion(db, id);
  const document = latest
    ? (latest.document as PageDocument)
    : documentOfLive(row, await store.readLiveBlocks(db, id));
  const page: OfficeCmsPage = {
    Id: id,
    ...document,
    State: stateOf(row, latest?.published ?? true),
    Version: versionOf(document),
  };
  return { row, page, hasVersion: latest !== undefined };
}

async function whole(trx: Trx, id: number): Promise<OfficeCmsPage> {
  const found = await read(trx, id);
  if (!found) throw new Error(`page ${id} went away while it was locked`);
  return found.page;
}

function documentIn({ Id: _id, State: _state, Version: _version, ...document }: OfficeCmsPage): PageDocument {
  return document;
}

function stateOf(row: Pick<PageRow, 'published' | 'deleted_at'>, isShown: boolean): PageState {
  if (row.deleted_at) return 'deleted';
  if (!row.published) return 'draft';
  return isShown ? 'published' : 'changed';
}

function rowOf({ Slug, TitleSV, TitleEN, Tags, Sort }: PageDocument) {
  return { slug: Slug, title_sv: TitleSV, title_en: TitleEN || null, tags: Tags, sort: Sort };
}
