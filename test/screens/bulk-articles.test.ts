import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { article } from '../seed-test-shop.ts';
import type { Client } from '../shop.ts';
import { show, type Shown } from './screen.ts';
import { eachOnOfficeScreen } from './each-on-screen.ts';

// Many articles are changed by the list's filter: told before, made, and undone as one, also after a reload.

const t = officeTextIn('sv');
let owner: Client;

eachOnOfficeScreen((opened) => {
  ({ owner } = opened);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = (number: string) => screen.findByRole('checkbox', { name: t('list.select', { name: number }) });
const form = () => screen.findByRole('form', { name: t('articles.bulk.title') });
const focused = () => document.activeElement?.textContent ?? '';
const totalOf = async (query: string) => (await owner.get(`office/articles?${query}`)).body.Total as number;
const changes = ({ sent }: Shown) => sent.filter(({ path }) => path === '/api/office/articles/bulk');

async function askForNews(page: Shown): Promise<void> {
  const fields = within(await form());
  await page.user.selectOptions(fields.getByLabelText(t('articles.field.News')), 'yes');
  await page.user.click(fields.getByRole('button', { name: t('articles.bulk.look') }));
}

test('all that the filter finds are changed, after it was told how many and what, and undone after a reload', async () => {
  const page = await show(owner, '/office/articles?state=active');
  const all = await totalOf('state=active');
  await page.user.click(await tick('A-1'));
  await page.user.click(await button(t('articles.bulk.takeAll', { n: all })));
  expect(focused()).toBe(t('articles.bulk.all', { n: all }));
  expect((await tick('A-2')).matches(':checked')).toBe(true);
  await askForNews(page);
  await screen.findByText(t('articles.bulk.count.other', { n: all }));
  screen.getByText(`${t('articles.field.News')}: ${t('general.yes')}`);
  expect(await totalOf('state=news')).toBe(0);
  await page.user.click(await button(t('articles.bulk.go.other', { n: all })));
  await screen.findByText(t('articles.bulk.done.other', { n: all }));
  await waitFor(() => expect(focused()).toContain(`Du ändrade ${all} artiklar`));
  expect(await totalOf('state=news')).toBe(all);
  expect(changes(page).map(({ body }) => body)).toEqual([
    { Filter: { q: '', state: 'active' }, Change: { News: true }, DryRun: true },
    { Filter: { q: '', state: 'active' }, Change: { News: true }, DryRun: false },
  ]);
  expect(screen.queryByRole('form', { name: t('articles.bulk.title') })).toBe(null);

  const mug = (await owner.get(`office/articles/${article.mug}`)).body;
  const { Id: _id, ...input } = { ...mug, NameSV: 'Annan', QuantityBefore: mug.QuantityAvailable };
  expect((await owner.send('PUT', `office/articles/${article.mug}`, input)).status).toBe(200);

  const again = await show(owner, '/office/articles');
  await again.user.click(await button(t('form.undo')));
  await screen.findByText(t('articles.bulk.undone.other', { n: all - 1 }));
  await screen.findByText(`A-1: ${t('articles.bulk.left.changed')}`);
  await waitFor(() => expect(focused()).toContain(t('articles.bulk.leftTitle.one')));
  expect(await totalOf('state=news')).toBe(1);
  await again.user.click(await button(t('general.close')));
  expect(screen.queryByText(t('articles.bulk.undone.other', { n: all - 1 }))).toBe(null);
});

test('another filter is not what all were taken of, and one that is unticked leaves the others of its page', async () => {
  const page = await show(owner, '/office/articles');
  const all = await totalOf('');
  await page.user.click(await tick('A-1'));
  await page.user.click(await button(t('articles.bulk.takeAll', { n: all })));
  await page.user.selectOptions(await screen.findByLabelText(t('articles.state')), 'active');
  await screen.findByText(t('list.selected.one'));
  await page.user.click(await button(t('articles.bulk.takeAll', { n: all - 1 })));
  await page.user.click(await tick('A-2'));
  await screen.findByText(t('list.selected.other', { n: all - 2 }));
  expect((await tick('A-2')).matches(':checked')).toBe(false);
  await askForNews(page);
  await page.user.click(await button(t('articles.bulk.go.other', { n: all - 2 })));
  await screen.findByText(t('articles.bulk.done.other', { n: all - 2 }));
  expect((await owner.get(`office/articles/${article.tray}`)).body.News).toBe(false);
});

test('a change that fails stays asked, is told of, and can be tried again', async () => {
  const page = await show(owner, '/office/articles');
  await page.user.click(await tick('A-1'));
  await askForNews(page);
  page.refuse(/^POST .*bulk/);
  await page.user.click(await button(t('articles.bulk.go.one')));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('general.commonError')));
  page.allow();
  await page.user.click(await button(t('articles.bulk.go.one')));
  await screen.findByText(t('articles.bulk.done.one'));
  expect(await totalOf('state=news')).toBe(1);
});

test('what is exported beside the list is what its filter finds', async () => {
  await show(owner, '/office/articles?q=mugg&group=1&page=2&sort=-price');
  const link = await screen.findByRole('link', {
    name: t('export.named.csv', { name: t('export.part', { name: t('articles.title') }) }),
  });
  expect(link.getAttribute('href')).toBe('/api/office/export/articles?format=csv&language=sv&q=mugg&group=1');
});
