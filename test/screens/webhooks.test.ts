import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

const t = officeTextIn('sv');
const path = '/office/exchange/webhooks';
let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(officePages.map(({ load }) => load()));
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const Events = ['order.placed', 'invoice.created'];
  const webhook = { Url: 'https://system.example/in', Events };
  const { Id } = (await owner.post('office/exchange/webhooks', webhook)).body;
  const message = { webhook_id: Id as number, event: 'order.placed', body: '{}' };
  const at = shop.services.now();
  await shop.db
    .insertInto('webhook_message')
    .values([
      { ...message, message_id: 'msg_waiting', tries: 1, last_error: 'did not answer' },
      { ...message, message_id: 'msg_dead', tries: 8, last_error: 'answered 500', dead_at: at },
      { ...message, message_id: 'msg_sent', tries: 2, sent_at: at, event: 'invoice.created' },
    ])
    .execute();
});
afterAll(async () => {
  close();
  await shop.close();
});

const messages = () => within(screen.getByRole('table', { name: t('webhooks.messages') }));
const cells = () =>
  messages()
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const again = (id: string) => screen.queryByRole('button', { name: t('webhooks.againNamed', { id }) });

test('each message says what became of it, and one that was given up is sent again', async () => {
  const page = await show(owner, path);
  await page.settled();
  const dead = t('webhooks.state.dead') + t('webhooks.again');
  const url = 'https://system.example/in';
  expect(cells()).toEqual([
    [t('webhooks.event.invoice.created'), url, '2', '–', t('webhooks.state.sent')],
    [t('webhooks.event.order.placed'), url, '8', 'svarade 500', dead],
    [t('webhooks.event.order.placed'), url, '1', 'svarade inte', t('webhooks.state.waiting')],
  ]);
  expect([again('msg_sent'), again('msg_waiting')]).toEqual([null, null]);
  await page.user.click(again('msg_dead')!);
  await screen.findByText(t('webhooks.isAgain'));
  await page.settled();
  expect(page.sent.map(({ method, path: to }) => [method, to.replace(/\d+/, 'N')])).toEqual([
    ['POST', '/api/office/exchange/webhook-messages/N/again'],
  ]);
  expect(again('msg_dead')).toBeNull();
  expect(cells()[1]?.slice(2)).toEqual(['0', 'svarade 500', t('webhooks.state.waiting')]);
});

test('one that cannot be sent again says so, and can be tried once more', async () => {
  const page = await show(owner, path);
  await page.settled();
  page.refuse(/again$/);
  await page.user.click(again('msg_dead')!);
  await screen.findByText(t('general.commonError'));
  expect(again('msg_dead')).not.toBeNull();
});

test('the messages of one state are listed alone', async () => {
  const page = await show(owner, path);
  await page.settled();
  const filter = screen.getByRole('combobox', { name: t('webhooks.state') });
  for (const [state, count] of [
    ['waiting', 1],
    ['sent', 1],
    ['dead', 1],
    ['', 3],
  ] as const) {
    await page.user.selectOptions(filter, state);
    await waitFor(() => {
      expect(cells().length, state).toBe(count);
      if (state !== '') expect(cells()[0]?.at(-1)).toContain(t(`webhooks.state.${state}`));
    });
  }
});

test('whoever only reads them is offered nothing to do', async () => {
  await addStaff(shop, 'finance@maker.example', 'finance');
  const page = await show(await logInToOfficeAs(shop, 'finance@maker.example'), path);
  await page.settled();
  expect(cells()).toHaveLength(3);
  expect(again('msg_dead')).toBeNull();
  for (const name of [t('webhooks.new'), t('form.delete')])
    expect(screen.queryByRole('button', { name: new RegExp(name) }), name).toBeNull();
});
