import sharp from 'sharp';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import type { Client, TestShop } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// Pages, press and pictures: what becomes of a text, a picture and a version.

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
eachOnOfficeScreen((opened) => {
  ({ shop, owner } = opened);
});

async function open(path: string, by = owner): Promise<Shown> {
  const page = await show(by, path);
  await page.settled();
  return page;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

test('an older version of a page is taken as it was, without what was added since', async () => {
  const words = { Slug: 'om-oss', TitleSV: 'Om oss', TitleEN: '', Tags: [], Sort: 0 };
  const block = {
    Key: 'n1',
    Id: null,
    BlockType: 'text',
    HeadingSV: 'Tillagt sedan',
    HeadingEN: '',
    ContentSV: '',
    ContentEN: '',
    ImageId: null,
    Layout: {},
    Links: [],
    Children: [],
  };
  const made = await owner.post('office/pages', { ...words, Blocks: [], Publish: true });
  const { Id, Version } = made.body;
  const changed = { ...words, TitleSV: 'Om alla', Blocks: [block], Publish: true, Version };
  expect((await owner.put(`office/pages/${Id}`, changed)).status).toBe(200);
  const { user, settled } = await open(`/office/pages/${Id}`);
  const blocks = () => document.querySelectorAll('[data-key]').length;
  expect(blocks()).toBe(1);
  await user.click(screen.getAllByRole('button', { name: t('pages.takeVersion') }).at(-1)!);
  await settled();
  expect([field('TitleSV').value, blocks()]).toEqual(['Om oss', 0]);
});

test('a text that is written in a language says which, to who hears it and to the browser', async () => {
  await open('/office/press-messages/new');
  const written = [...document.querySelectorAll('[data-name] [contenteditable]')].map((one) => [
    one.closest('[data-name]')?.getAttribute('data-name'),
    one.getAttribute('lang'),
  ]);
  expect(written).toEqual([
    ['MessageSV', 'sv'],
    ['MessageEN', 'en'],
  ]);
});

test('two who change the same fields choose for each of them, one by one', async () => {
  const { user, settled } = await open('/office/customers/1001');
  const saved = (await owner.get('office/customers/1001')).body;
  const theirs = { Name: 'Deras namn', City: 'Deras stad' };
  expect((await owner.put('office/customers/1001', { ...saved, ...theirs })).status).toBe(200);
  for (const name of ['Name', 'City']) {
    await user.clear(field(name));
    await user.type(field(name), `Mitt ${name}`);
  }
  await user.click(button(t('general.save')));
  const window = within(await screen.findByRole('alertdialog', { name: t('conflict.title') }));
  const groups = window.getAllByRole('group');
  expect(groups).toHaveLength(2);
  // One group of choices for each field: otherwise a choice of one takes back that of another.
  const names = groups.map((group) => new Set([...group.querySelectorAll('input')].map((one) => one.name)));
  expect([names.map(({ size }) => size), new Set(names.flatMap((one) => [...one])).size]).toEqual([
    [1, 1],
    2,
  ]);
  await user.click(window.getByRole('radio', { name: /Deras stad/ }));
  await user.click(window.getByRole('button', { name: t('conflict.goOn') }));
  await settled();
  expect([field('Name').value, field('City').value]).toEqual(['Mitt Name', 'Deras stad']);
});

test('the pictures of one place are not shown as those of another while these are read', async () => {
  const file = { width: 3000, height: 2000, caption_en: null, licence_en: null };
  await shop.db
    .insertInto('image')
    .values({ ...file, id: 901, file: 'photos/901.jpg' })
    .execute();
  const hung = { image_id: 901, sort: 1, text_sv: '', text_en: null };
  await shop.db
    .insertInto('web_image')
    .values({ ...hung, id: 31, group_number: 1, name: 'Startbilden' })
    .execute();
  await shop.services.versions.changed();
  const page = await open('/office/web-images');
  await screen.findByText('Startbilden');
  const letGo = page.hold(/^GET .*web-?images/i);
  await page.user.selectOptions(screen.getByLabelText(t('webImages.group')), '4');
  await waitFor(() => expect(location.search).toBe('?group=4'));
  await waitFor(() => expect(screen.queryByText('Startbilden')).toBe(null));
  letGo();
  await page.settled();
  expect(screen.queryByText('Startbilden')).toBe(null);
});

test('that a picture is small is said of the one that was sent last', async () => {
  const { user, settled } = await open('/office/web-images');
  const small = () =>
    screen.queryByText(t('images.small', { width: 300, height: 200, least: 1000 })) !== null;
  const send = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
    const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')!;
    await user.upload(input, new File([new Uint8Array(bytes)], `${width}.jpg`, { type: 'image/jpeg' }));
    await settled();
  };
  await send(300, 200);
  await waitFor(() => expect(small()).toBe(true));
  await send(1200, 900);
  await waitFor(() => expect(small()).toBe(false));
});

test('the log tells what was there before, that there was no picture, and of a text only what came', async () => {
  const page = await open(`/office/articles/1`);
  const changes = [
    { Name: 'ImageId', Before: null, After: '7' },
    { Name: 'NameSV', Before: null, After: 'Kopp' },
    { Name: 'NameEN', Before: 'Mug', After: 'Cup' },
  ];
  const change = {
    Id: 1,
    ChangedAt: '2026-11-01T10:00:00.000Z',
    StaffName: 'Nora',
    Entity: 'article',
    EntityId: '1',
    Title: 'A-1',
    Action: 'change',
    RunId: null,
    Values: changes,
  };
  page.refuse(/^GET \/api\/office\/changes/, 200, JSON.stringify({ Rows: [change], HasMore: false }));
  await page.queries.invalidateQueries();
  const log = within(screen.getByRole('heading', { name: t('log.title') }).closest('section')!);
  await log.findByText('Nora');
  const values = log
    .getAllByRole('definition')
    .map((one) => [one.querySelector('del')?.textContent, one.querySelector('ins')?.textContent]);
  expect(values).toEqual([
    [t('conflict.empty'), ''],
    [undefined, 'Kopp'],
    ['Mug', 'Cup'],
  ]);
});
