import type { LoggedChange } from '#shop/staff/change-log/contract.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { isOfficeTextKey, type OfficeTextKey } from '#shop/texts/office-language/table.ts';
import { differingParts, plainText, shortened } from './log-text.ts';
import { wordsOfField, wordsOfValue, type NameOf } from './log-words.ts';

/** A block of a page as it is logged; for a changed block also the changed fields. */
export type LoggedBlock = {
  Kind: string;
  Title: string;
  Fields?: Readonly<Record<string, string>>;
  /** The text of a block logged before its fields were recorded separately. */
  Words?: string;
};

/** One line of the log: texts before and after, or pictures by their ids with commas. Null when there was or is nothing. */
export type LogRow = { label: string; before: string | null; after: string | null; isImage: boolean };

/** Describes a change; `labels` are those of the form, if it is open, and `nameOf` knows what its fields refer to. */
export function logRows(
  t: OfficeT,
  change: LoggedChange,
  labels: Readonly<Record<string, string>> = {},
  nameOf?: NameOf,
): LogRow[] {
  return change.Values.flatMap(({ Name, Before, After }): LogRow[] => {
    if (change.Entity === 'page' && Name.startsWith('Blocks')) {
      return Name === 'Blocks'
        ? [rowOf(t, wordsOfField(t, 'page', Name), orderOf(t, Before), orderOf(t, After))]
        : rowsOfBlock(t, blockOf(Before), blockOf(After));
    }
    const label = labels[Name] ?? wordsOfField(t, change.Entity, Name);
    if (/ImageId\w*$/.test(Name)) return [{ label, before: Before, after: After, isImage: true }];
    if (Name === 'Pictures' || Name === 'ViewIds')
      return [{ label, before: idsOf(Before), after: idsOf(After), isImage: true }];
    if (isSameMarkup(Before, After)) return [];
    const words = (value: string | null) =>
      value === null ? null : wordsOfValue(t, change.Entity, Name, value, nameOf);
    return [rowOf(t, label, words(Before), words(After))];
  });
}

function rowsOfBlock(t: OfficeT, before: LoggedBlock | null, after: LoggedBlock | null): LogRow[] {
  const name = after ?? before;
  if (!name) return [];
  if (!before || !after) {
    const label = t(after ? 'log.block.added' : 'log.block.removed');
    return [rowOf(t, label, before && nameOf(t, before), after && nameOf(t, after))];
  }
  const fields = Object.keys({ ...before.Fields, ...after.Fields });
  // The change was logged before fields were recorded separately.
  if (fields.length === 0) return [rowOf(t, nameOf(t, name), before.Words ?? '', after.Words ?? '')];
  return fields.flatMap((field) => {
    const label = `${nameOf(t, name)}, ${fieldName(t, field)}`;
    const [old, now] = [before.Fields?.[field] ?? '', after.Fields?.[field] ?? ''];
    if (field === 'ImageId') return { label, before: old || null, after: now || null, isImage: true };
    if (isSameMarkup(old, now)) return [];
    const words = (value: string) => wordsInField(t, field, value);
    return rowOf(t, label, words(old), words(now));
  });
}

/** Pictures are logged as a list of ids. */
function idsOf(value: string | null): string | null {
  return value?.replace(/[^\d,]/g, '') || null;
}

/** Texts that differ only by the space between their paragraphs look the same. */
function isSameMarkup(before: string | null, after: string | null): boolean {
  const compact = (value: string | null) => value?.replace(/>\s+</g, '><').trim();
  return before !== null && after !== null && before !== after && compact(before) === compact(after);
}

function wordsInField(t: OfficeT, field: string, value: string): string {
  if (field.startsWith('Layout.')) return wordOr(t, `pages.layout.${value}`, value);
  return field === 'Links' ? linksOf(t, value) : value;
}

/** Formats `Läs mer / Read more → /om-oss (knapp)`. */
function linksOf(t: OfficeT, value: string): string {
  return (JSON.parse(value || '[]') as LoggedLink[])
    .map(({ Url, LinkTextSV, LinkTextEN, LinkType, IsExternal }) => {
      const looks = [LinkType === 'button' && t('pages.button'), IsExternal && t('pages.newWindow')];
      const words = looks.filter(Boolean).join(', ').toLowerCase();
      return `${[LinkTextSV, LinkTextEN].filter(Boolean).join(' / ')} → ${Url}${words && ` (${words})`}`;
    })
    .join('; ');
}

type LoggedLink = {
  Url: string;
  LinkTextSV: string;
  LinkTextEN: string;
  LinkType: string;
  IsExternal: boolean;
};

function rowOf(t: OfficeT, label: string, before: string | null, after: string | null): LogRow {
  const [old, now] = [before && plainText(before), after && plainText(after)];
  if (!old || !now)
    return { label, before: old && shortened(old), after: now && shortened(now), isImage: false };
  if (old === now) return { label, before: null, after: t('log.formatting'), isImage: false };
  const [oldPart, nowPart] = differingParts(old, now);
  return { label, before: oldPart, after: nowPart, isImage: false };
}

/** Formats `Text: Vår historia`. */
function nameOf(t: OfficeT, { Kind, Title }: LoggedBlock): string {
  const kind = wordOr(t, `pages.kind.${Kind}`, t('pages.kind.unknown', { type: Kind }));
  return Title ? `${kind}: ${plainText(Title)}` : kind;
}

function orderOf(t: OfficeT, value: string | null): string {
  const blocks = JSON.parse(value ?? '[]') as LoggedBlock[];
  return blocks.map((block, place) => `${place + 1}. ${nameOf(t, block)}`).join(' ');
}

/** Earlier versions logged a block as `text · Heading · <p>Words</p> · a hash`. */
function blockOf(value: string | null): LoggedBlock | null {
  if (value === null) return null;
  if (value.startsWith('{')) return JSON.parse(value) as LoggedBlock;
  const [Kind = '', ...rest] = value.replace(/ · [\w-]{16}$/, '').split(' · ');
  return { Kind, Title: shortened(plainText(rest[0] ?? '')), Words: rest.join(' ') };
}

function fieldName(t: OfficeT, field: string): string {
  const [, plain = field, language] = /^(\w+?)(SV|EN)$/.exec(field) ?? [];
  const words: Record<string, OfficeTextKey> = {
    Heading: 'log.block.heading',
    Content: 'log.block.content',
    ImageId: 'log.block.image',
    Links: 'log.block.links',
    Kind: 'log.block.kind',
  };
  const key = words[plain];
  const word = key ? t(key) : wordOr(t, `pages.layout.${field.replace('Layout.', '')}`, field).toLowerCase();
  if (!language) return word;
  return t(language === 'SV' ? 'form.inSwedish' : 'form.inEnglish', { label: word });
}

function wordOr(t: OfficeT, key: string, otherwise: string): string {
  return isOfficeTextKey(key) ? t(key) : otherwise;
}
