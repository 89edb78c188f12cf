import { screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';
import { close, show } from './screen.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await Promise.all(pages.map(({ load }) => load()));
});
afterAll(async () => {
  close();
  await shop.close();
});

test('each mailed link is sent once and leaves the address, also one that is opened after another', async () => {
  const page = await show(aVisitor(shop), '/requirelogin?from=%2Forders#reset=first-secret');
  const sent = () =>
    page.sent.map(({ body }) => Object.entries(body as object).filter(([name]) => name.endsWith('Token')));
  const address = () => location.pathname + location.search + location.hash;
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(location.hash).toBe(''));
  expect([sent(), address()]).toEqual([[[['resetToken', 'first-secret']]], '/requirelogin?from=%2Forders']);
  history.pushState(null, '', '/requirelogin?from=%2Forders#invite=second-secret');
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(location.hash).toBe(''));
  await page.settled();
  expect([sent(), address()]).toEqual([
    [[['resetToken', 'first-secret']], [['inviteToken', 'second-secret']]],
    '/requirelogin?from=%2Forders',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
