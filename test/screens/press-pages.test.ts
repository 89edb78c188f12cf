import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { article } from '../seed-test-shop.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';
import { close, show, type Shown } from './screen.ts';

// The press room, and what the maker makes of blocks.

const t = translator(languageTables.sv, 'sv');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const file = { width: 3000, height: 2000, caption_en: null, licence_en: null };
  await db
    .insertInto('image')
    .values([
      { ...file, id: 1, file: 'photos/1.jpg' },
      { ...file, id: 2, file: 'photos/2.jpg' },
      { ...file, id: 3, file: 'photos/3.jpg' },
    ])
    .execute();
  const shown = { text_sv: '', text_en: null };
  await db
    .insertInto('web_image')
    .values([
      { ...shown, id: 31, image_id: 3, group_number: 3, sort: 1, name: 'Huvud', text_sv: 'Vår fabrik' },
      { ...shown, id: 41, image_id: 1, group_number: 4, sort: 1, name: 'Bord' },
      { ...shown, id: 42, image_id: 2, group_number: 4, sort: 2, name: 'Stol' },
    ])
    .execute();
  await db
    .insertInto('press_message')
    .values({
      id: 1,
      publish_at: new Date('2026-10-01'),
      title_sv: 'Vår på bordet',
      title_en: null,
      message_sv: '<p>Text</p>',
      message_en: null,
      category_id: 1,
      place: '',
      url: '',
    })
    .execute();
  await shop.services.versions.changed();
  await Promise.all(pages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

async function open(path: string): Promise<Shown> {
  const page = await show(aVisitor(shop), path);
  await page.settled();
  return page;
}

test('the press room says which section one is in, and which page is the section itself', async () => {
  const currentIn = () => {
    const sections = screen.getByRole('navigation', { name: t('pressRoom.navigation') });
    return [...sections.querySelectorAll('[aria-current]')].map((one) => [
      one.textContent,
      one.getAttribute('aria-current'),
    ]);
  };
  // The picture of the press room is tall where it begins.
  const isTall = () => screen.getByRole('main').querySelector('[data-tall]') !== null;
  for (const [path, name, current, tall] of [
    ['/pressroom', 'pressRoom.sectionMoomin', 'page', true],
    ['/pressroom/gallery', 'pressRoom.sectionGallery', 'page', false],
    ['/pressroom/press/1/var-pa-bordet', 'pressRoom.sectionMoomin', 'true', false],
  ] as const) {
    await open(path);
    expect([path, currentIn(), isTall()]).toEqual([path, [[t(name), current]], tall]);
  }
});

test('a picture of the gallery is shown by a press, and left to the browser with a key that opens it elsewhere', async () => {
  await open('/pressroom/gallery');
  const link = (name: string) => screen.getByRole('link', { name: t('gallery.open', { name }) });
  const isShown = (name: string) => link(name).getAttribute('aria-current') === 'true';
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const opened: boolean[] = [];
    const look = (event: Event) => {
      opened.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    fireEvent.click(link('Stol'), { [key]: true });
    expect([key, opened, isShown('Bord')]).toEqual([key, [true], true]);
  }
  expect(fireEvent.click(link('Stol'))).toBe(false);
  await screen.findByRole('link', { name: t('gallery.open', { name: 'Stol' }), current: true });
});

test('the articles of a block have headings below that of the block', async () => {
  await shop.db
    .insertInto('cms_page')
    .values({ id: 1, slug: 'utvalt', title_sv: 'Utvalt', title_en: null, tags: [], sort: 1 })
    .execute();
  const plain = { page_id: 1, parent_block_id: null, heading_en: null, content_en: null, image_id: null };
  await shop.db
    .insertInto('cms_block')
    .values(
      ['Till hösten', 'Till våren', ''].map((heading_sv, at) => ({
        ...plain,
        id: at + 1,
        block_type: 'products',
        sort: at,
        heading_sv,
        content_sv: '',
        layout_settings: '{}',
      })),
    )
    .execute();
  await shop.db
    .insertInto('cms_link')
    .values(
      [1, 2, 3].map((block_id) => ({
        block_id,
        url: `/article/${article.mug}`,
        link_text_sv: 'Mugg',
        link_text_en: null,
        sort: 0,
      })),
    )
    .execute();
  await shop.services.versions.changed();
  await open('/utvalt');
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Utvalt'],
    ['H2', 'Till hösten'],
    ['H3', 'Mugg'],
    ['H2', 'Till våren'],
    ['H3', 'Mugg'],
    ['H2', 'Mugg'],
  ]);
});
