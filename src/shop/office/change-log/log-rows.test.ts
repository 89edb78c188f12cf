import { expect, test } from 'vitest';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { logRows } from './log-rows.ts';

const sv = officeTextIn('sv');
const en = officeTextIn('en');

function changeOf(Entity: string, Name: string, Before: string | null, After: string | null) {
  return {
    Id: 1,
    ChangedAt: '2026-11-23T10:00:00.000Z',
    StaffName: 'Eva',
    Entity,
    EntityId: '7',
    Title: 'A-7',
    Action: 'change',
    RunId: null,
    Values: [{ Name, Before, After }],
  };
}
function blockChange(before: object, after: object) {
  return changeOf(
    'page',
    'Blocks.b3',
    JSON.stringify({ Kind: 'text', Title: 'Maskinen', Fields: before }),
    JSON.stringify({ Kind: 'text', Title: 'Maskinen', Fields: after }),
  );
}

test('a changed block is told by its name and its fields, without tags', () => {
  const change = blockChange(
    { ContentSV: '<p>Den gamla <b>pressen</b></p>', 'Layout.width': 'narrow', ImageId: '4' },
    { ContentSV: '<p>Den nya <b>pressen</b></p>', 'Layout.width': 'wide', ImageId: '' },
  );
  expect(logRows(sv, change)).toEqual([
    {
      label: 'Text: Maskinen, text på svenska',
      before: 'Den gamla pressen',
      after: 'Den nya pressen',
      isImage: false,
    },
    { label: 'Text: Maskinen, bredd', before: 'Smal', after: 'Bred', isImage: false },
    { label: 'Text: Maskinen, bild', before: '4', after: null, isImage: true },
  ]);
});

test('other formatting of the same words is told as that, and links with where they lead', () => {
  const formatted = blockChange({ ContentEN: '<p>Here</p>' }, { ContentEN: '<p><b>Here</b></p>' });
  expect(logRows(en, formatted)).toMatchObject([
    { before: null, after: 'same text, different formatting', label: 'Text: Maskinen, text in English' },
  ]);
  const link = {
    Url: '/kontakt',
    LinkTextSV: 'Hit',
    LinkTextEN: 'Here',
    LinkType: 'button',
    IsExternal: false,
  };
  expect(logRows(en, blockChange({ Links: '' }, { Links: JSON.stringify([link]) }))).toMatchObject([
    { label: 'Text: Maskinen, links', before: '', after: 'Hit / Here → /kontakt (button)' },
  ]);
});

test('a new block, a removed one, their order, tags and state are told in words', () => {
  const block = (Kind: string, Title: string) => JSON.stringify({ Kind, Title });
  const rows = (name: string, before: string | null, after: string | null) =>
    logRows(sv, changeOf('page', name, before, after)).map(({ label, before: old, after: now }) => [
      label,
      old,
      now,
    ]);
  expect(rows('Blocks.n1', null, block('quote', ''))).toEqual([['Nytt block', null, 'Citat']]);
  expect(rows('Blocks.n1', block('quote', 'Rut'), null)).toEqual([['Borttaget block', 'Citat: Rut', null]]);
  const order = (...blocks: string[]) => `[${blocks.join(',')}]`;
  const [quote, hero] = [block('quote', 'Rut'), block('hero', '')];
  expect(rows('Blocks', order(quote, hero), order(hero, quote))).toEqual([
    ['Blockens ordning', '1. Citat: Rut 2. Toppbild', '1. Toppbild 2. Citat: Rut'],
  ]);
  expect(rows('Tags', '["meny"]', '["meny","loggedin","host"]')).toEqual([
    ['Visas', 'i menyn', 'i menyn, bara för inloggade, host'],
  ]);
  expect(rows('State', 'draft', 'published')).toEqual([['Status', 'Utkast', 'Publicerad']]);
});

test('what was logged before the fields of blocks were is told without tags and hashes', () => {
  const before = 'text · Maskinen · <p>Ord</p> · Ab3dEf6hIj9-Kl_2';
  const after = 'text · Maskinen · <p>Andra ord</p> · Zb3dEf6hIj9-Kl_2';
  expect(logRows(sv, changeOf('page', 'Blocks.b3', before, after))).toMatchObject([
    { label: 'Text: Maskinen', before: 'Maskinen Ord', after: 'Maskinen Andra ord' },
  ]);
});

test('the pictures of a message are shown, in the order in which they stood', () => {
  expect(logRows(sv, changeOf('press-message', 'Pictures', '[4155]', '[4157,4155]'))).toEqual([
    { label: 'Bilder', before: '4155', after: '4157,4155', isImage: true },
  ]);
  expect(logRows(sv, changeOf('press-message', 'Pictures', '[]', '[9]'))).toMatchObject([
    { before: null, after: '9' },
  ]);
});

test('the further pictures of an article are shown', () => {
  expect(logRows(sv, changeOf('article', 'ViewIds', '[]', '[2,3]'))).toEqual([
    { label: 'Fler bilder', before: null, after: '2,3', isImage: true },
  ]);
});

test('space between paragraphs, which nobody sees, is no change', () => {
  const [seeded, edited] = ['<p>Ett</p>\n<p>Två</p>', '<p>Ett</p><p>Två</p>'];
  expect(logRows(sv, blockChange({ ContentSV: seeded }, { ContentSV: edited }))).toEqual([]);
  expect(logRows(sv, changeOf('press-message', 'MessageSV', seeded, edited))).toEqual([]);
  expect(
    logRows(sv, blockChange({ ContentSV: seeded }, { ContentSV: '<h2>Ett</h2><p>Två</p>' })),
  ).toMatchObject([{ after: sv('log.formatting') }]);
});
