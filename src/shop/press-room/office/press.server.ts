import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { isArticleNumber } from '#shop/articles/office/articles.server.ts';
import { imageWordsOf, putImageWords, wordsToWait } from '#shop/images/office/image-words.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { OfficePressStory, PressStoryInput, StoryKind } from './contract.ts';
import * as store from './store.server.ts';
import { editableOf, loggedOf, stateOf, storyRowOf, storyToWire } from './story-values.server.ts';

const entityOf: Record<StoryKind, Entity> = { messages: 'press-message', articles: 'press-article' };
const topic = 'press-room';

export async function officeStory({ db, now }: Services, kind: StoryKind, id: number) {
  return (await read(db, kind, id, now())) ?? new Problem('not-found');
}

export async function createStory(
  services: Services,
  by: StaffMember,
  { kind, ...input }: PressStoryInput & { kind: StoryKind },
): Promise<OfficePressStory | Problem> {
  return await changeAs(by, services, { topic }, async (trx, note) => {
    const refused = await refuse(trx, kind, input);
    if (refused) return refused;
    const id = await store.insertStory(trx, kind, storyRowOf(input));
    return await finish(trx, services, { kind, id, input: input, note, before: null });
  });
}

export async function changeStory(
  services: Services,
  by: StaffMember,
  { kind, id, Version, ...input }: PressStoryInput & { kind: StoryKind; id: number; Version: string },
): Promise<OfficePressStory | Problem> {
  return await changeAs(by, services, { topic, seen: Version }, async (trx, note, unchanged) => {
    const before = await read(trx, kind, id, services.now(), { lock: true });
    if (!before) return new Problem('not-found');
    unchanged(before.Version);
    const refused = await refuse(trx, kind, input);
    if (refused) return refused;
    // A change before publication is not shown as a change to readers.
    const changedAt = before.State === 'published' ? services.now() : null;
    await store.updateStory(trx, kind, id, { ...storyRowOf(input), changedAt });
    return await finish(trx, services, { kind, id, input: input, note, before });
  });
}

/** A deleted story is hidden everywhere, and can be restored unchanged. */
export async function setDeleted(
  services: Services,
  by: StaffMember,
  { kind, id }: { kind: StoryKind; id: number },
  isDeleted: boolean,
): Promise<OfficePressStory | Problem> {
  return await changeAs(by, services, { topic }, async (trx, note) => {
    const at = services.now();
    const story = await read(trx, kind, id, at, { lock: true });
    if (!story) return new Problem('not-found');
    if ((story.State === 'deleted') === isDeleted) return story;
    await store.setDeletedAt(trx, kind, id, isDeleted ? at : null);
    const values = editableOf(story);
    note({
      entity: entityOf[kind],
      id,
      action: isDeleted ? 'delete' : 'create',
      ...(isDeleted ? { before: values, after: null } : { before: null, after: values }),
    });
    return await whole(trx, kind, id, at);
  });
}

type Saved = {
  kind: StoryKind;
  id: number;
  input: PressStoryInput;
  note: Note;
  before: OfficePressStory | null;
};

/** Saves the pictures of a story whose row is saved, and records everything in the change log. */
async function finish(trx: Trx, { now }: Services, { kind, id, input, note, before }: Saved) {
  const found = await store.readStory(trx, kind, id);
  const isSeen = found && stateOf(found.row, now()) === 'published';
  const waiting = isSeen
    ? ((await putImageWords(trx, note, input.Pictures)) ?? new Map<number, never>())
    : await wordsToWait(trx, note, input.Pictures, found?.waiting ?? new Map());
  if (waiting instanceof Problem) return waiting;
  await store.putStoryImages(
    trx,
    kind,
    id,
    input.Pictures.map(({ ImageId }) => ImageId),
    waiting,
  );
  const saved = await whole(trx, kind, id, now());
  note({
    entity: entityOf[kind],
    id,
    action: before ? 'change' : 'create',
    before: before && loggedOf(before),
    after: loggedOf(saved),
  });
  return saved;
}

async function refuse(trx: Trx, kind: StoryKind, input: PressStoryInput): Promise<Problem | undefined> {
  const ids = input.Pictures.map(({ ImageId }) => ImageId);
  if (new Set(ids).size !== ids.length)
    return badField('Pictures', 'match', officeTextOf('press.imagesWrong'));
  if (kind === 'messages' && input.CategoryId === 0) return badField('CategoryId', 'required');
  const { ArticleNumber } = input;
  const isUnknown =
    kind === 'articles' && ArticleNumber !== '' && !(await isArticleNumber(trx, ArticleNumber));
  return isUnknown ? badField('ArticleNumber', 'match', officeTextOf('press.numberWrong')) : undefined;
}

async function read(
  db: Db,
  kind: StoryKind,
  id: number,
  now: Date,
  options: { lock?: boolean } = {},
): Promise<OfficePressStory | undefined> {
  const found = await store.readStory(db, kind, id, options);
  return found && storyToWire(found.row, await imageWordsOf(db, found.imageIds, found.waiting), now);
}

async function whole(db: Db, kind: StoryKind, id: number, now: Date): Promise<OfficePressStory> {
  const story = await read(db, kind, id, now);
  if (!story) throw new Error(`the story ${id} went away while it was locked`);
  return story;
}
