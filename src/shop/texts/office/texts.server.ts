import type { Db } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { isTextKey, languageTables, type TextKey } from '#shop/texts/language-table.ts';
import { knownPositions, type OfficeWebText, type OfficeWords } from './contract.ts';
import * as store from './store.server.ts';
import { readLanguageTexts, readWebTexts } from '#shop/texts/store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Pair = { TextSV: string; TextEN: string };

export async function officeWebTexts({ db }: Services) {
  const rows = new Map((await readWebTexts(db)).map((row) => [row.position, row]));
  const positions = [...new Set([...knownPositions, ...rows.keys()])];
  return {
    Rows: positions.map((Position) => ({
      Position,
      BeginningSV: beginningOf(rows.get(Position)?.text_sv),
      BeginningEN: beginningOf(rows.get(Position)?.text_en),
    })),
    Total: positions.length,
  };
}

export async function officeWebText({ db }: Services, position: string): Promise<OfficeWebText | Problem> {
  return (await readText(db, position)) ?? new Problem('not-found');
}

export async function changeWebText(
  services: Services,
  by: StaffMember,
  { code, Version, TextSV, TextEN }: Pair & { code: string; Version: string },
): Promise<OfficeWebText | Problem> {
  return await changeAs(by, services, { topic: 'texts', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'web_text');
    const before = await readText(trx, code);
    if (!before) return new Problem('not-found');
    unchanged(before.Version);
    const row = { position: code, text_sv: safeHtml(TextSV), text_en: safeHtml(TextEN) || null };
    await store.putWebText(trx, row);
    const saved = (await readText(trx, code)) ?? before;
    note({
      entity: 'web-text',
      id: code,
      action: 'change',
      before: pairOf(before),
      after: pairOf(saved),
    });
    return saved;
  });
}

/** A position that nothing shows and that has no text does not exist. */
async function readText(db: Db, position: string): Promise<OfficeWebText | undefined> {
  const row = await store.readWebText(db, position);
  if (!row && !knownPositions.includes(position)) return undefined;
  const pair = { TextSV: safeHtml(row?.text_sv ?? ''), TextEN: safeHtml(row?.text_en ?? '') };
  return { Position: position, ...pair, Version: versionOf(pair) };
}

function pairOf({ TextSV, TextEN }: Pair): Pair {
  return { TextSV, TextEN };
}

function beginningOf(html: string | null | undefined): string {
  const words = (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= 90 ? words : `${words.slice(0, 90)} …`;
}

export async function officeWords(
  { db }: Services,
  { q, own, skip, take }: { q: string; own: boolean; skip: number; take: number },
) {
  const changed = new Map((await readLanguageTexts(db)).map((row) => [row.key, row]));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (Object.keys(languageTables.sv) as TextKey[])
    .map((key) => wordsToWire(key, changed.get(key)))
    .filter(
      ({ Key, SV, EN, ShippedSV, IsOwn }) =>
        (!own || IsOwn) &&
        words.every((word) => `${Key} ${SV} ${EN} ${ShippedSV}`.toLowerCase().includes(word)),
    );
  return { Rows: found.slice(skip, skip + take), Total: found.length };
}

export async function officeWordsOf({ db }: Services, key: string): Promise<OfficeWords | Problem> {
  return isTextKey(key) ? wordsToWire(key, await store.readWords(db, key)) : new Problem('not-found');
}

export async function changeWords(
  services: Services,
  by: StaffMember,
  { code, Version, SV, EN }: { code: string; Version: string; SV: string; EN: string },
): Promise<OfficeWords | Problem> {
  if (!isTextKey(code)) return new Problem('not-found');
  return await changeAs(by, services, { topic: 'texts', seen: Version }, async (trx, note, unchanged) => {
    await lockAgainstWriters(trx, 'language_text');
    const before = wordsToWire(code, await store.readWords(trx, code));
    unchanged(before.Version);
    for (const [field, words] of [['SV', SV] as const, ['EN', EN] as const])
      if (words !== '' && holesOf(words) !== holesOf(before.ShippedSV)) return lackingHoles(field, before);
    await store.putWords(trx, { key: code, sv: SV, en: EN || null });
    const saved = wordsToWire(code, await store.readWords(trx, code));
    note({
      entity: 'words',
      id: code,
      action: 'change',
      before: { SV: before.SV, EN: before.EN },
      after: { SV: saved.SV, EN: saved.EN },
    });
    return saved;
  });
}

export async function resetWords(services: Services, by: StaffMember, key: string) {
  if (!isTextKey(key)) return new Problem('not-found');
  return await changeAs(by, services, { topic: 'texts' }, async (trx, note) => {
    const row = await store.readWords(trx, key);
    if (!row) return undefined;
    await store.removeWords(trx, key);
    note({ entity: 'words', id: key, action: 'delete', before: { SV: row.sv, EN: row.en }, after: null });
    return undefined;
  });
}

function wordsToWire(key: TextKey, own: { sv: string; en: string | null } | undefined): OfficeWords {
  const [ShippedSV, ShippedEN] = [languageTables.sv[key], languageTables.en[key]];
  const values = { SV: own?.sv ?? ShippedSV, EN: own ? (own.en ?? '') : ShippedEN };
  return {
    Key: key,
    ...values,
    ShippedSV,
    ShippedEN,
    IsOwn: own !== undefined,
    Version: versionOf({ ...values, isOwn: own !== undefined }),
  };
}

/** Returns the placeholders of a text: numbers and names that are filled in when it is shown. */
function holesOf(words: string): string {
  return [...new Set(words.match(/\{\w+\}/g))].sort().join(' ');
}

function lackingHoles(field: string, { ShippedSV }: OfficeWords): Problem {
  const holes = holesOf(ShippedSV);
  return badField(
    field,
    'match',
    holes
      ? officeTextOf('officeProblem.textPlaceholders', { holes })
      : officeTextOf('officeProblem.textWithoutPlaceholders'),
  );
}
