import { runInThisContext } from 'node:vm';
import { screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soonScript } from '../../src/app/opening/soon-script.server.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import { translator } from '../../src/shop/texts/text.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { aVisitor, openTestShop, type TestShop } from '../shop.ts';

// The page of a closed shop has a script of its own, which runs here as the browser would run it.

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const { Version } = (await owner.get('office/opening')).body;
  await owner.put('office/opening', { Open: false, Version });
});
afterAll(async () => {
  document.body.replaceChildren();
  await shop.close();
});

async function visit(language: 'sv' | 'en'): Promise<void> {
  const { body } = await shop.http.inject({ url: `/?lang=${language}` });
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(body)![1]!;
  const visitor = aVisitor(shop);
  globalThis.fetch = async (address, init) => {
    const { status, text, headers } = await visitor.post(
      (address as string).replace('/api/', ''),
      JSON.parse(init?.body as string) as object,
    );
    const type = { 'content-type': headers['content-type'] as string };
    return new Response(status === 204 ? null : text, { status, headers: type });
  };
  runInThisContext(soonScript);
}

test.each(['sv', 'en'] as const)(
  'a forgotten password is asked for in a closed shop, in %s',
  async (language) => {
    const t = translator(languageTables[language], language);
    await visit(language);
    const user = userEvent.setup();
    await user.click(screen.getByText(t('login.forgotPassword')));
    const field = screen.getByLabelText(t('resetPassword.email'));
    const ask = screen.getByRole('button', { name: t('resetPassword.submit') });
    await user.click(ask);
    screen.getByText(t('resetPassword.emailRequired'));
    await user.type(field, 'nobody');
    await user.click(ask);
    await screen.findByText(
      language === 'sv' ? 'Ange en giltig e-postadress' : 'Enter a valid e-mail address',
    );
    await user.type(field, '@butik.example');
    await user.click(ask);
    await screen.findByText(t('resetPassword.emailNotFound'));
    await user.clear(field);
    await user.type(field, 'ett@butik.example');
    await user.click(ask);
    await screen.findByText(t('resetPassword.done'));
    const mails = () =>
      shop.db
        .selectFrom('outbox_mail')
        .select('recipient')
        .where('recipient', '=', 'ett@butik.example')
        .execute();
    await waitFor(async () => expect((await mails()).length).toBeGreaterThan(0));
  },
);

test.each(['sv', 'en'] as const)(
  'why nobody was logged in is said aloud in a closed shop, in %s',
  async (language) => {
    const t = translator(languageTables[language], language);
    await visit(language);
    const user = userEvent.setup();
    const form = within(document.querySelector<HTMLElement>('form')!);
    const logIn = form.getByRole('button', { name: t('login.submit') });
    await user.click(logIn);
    await waitFor(() => expect(form.getByRole('alert').textContent).toBe(t('soon.fillIn')));
    await user.type(form.getByLabelText(t('login.customerNumber')), '1001');
    await user.type(form.getByLabelText(t('login.password')), 'inte det');
    await user.click(logIn);
    await waitFor(() => expect(['', t('soon.fillIn')]).not.toContain(form.getByRole('alert').textContent));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(t('login.password'))));
  },
);
