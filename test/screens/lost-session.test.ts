import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePages } from '../../src/app/office-pages.ts';
import { officeTextIn } from '../../src/shop/texts/office-language/text.ts';
import { keptContent } from '../kept-fields/kept-content.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { oneOfEverything } from './office-things.ts';
import { close, show, type Shown } from './screen.ts';

const t = officeTextIn('sv');
let shop: TestShop;
let owner: Client;
let things: Record<string, string>;
let password = 'demo1234';

beforeAll(async () => {
  shop = await openTestShop();
  // The browser's day is the real one.
  shop.setTime(new Date().toISOString());
  await Promise.all(officePages.map(({ load }) => load()));
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  things = {
    ...(await oneOfEverything(shop, owner)),
    '/office/settings/:part': '/office/settings/company',
    '/office/web-images': '/office/web-images?group=4',
  };
  await shop.db.insertInto('image').values({ id: 1, file: 'x.jpg', width: 600, height: 400 }).execute();
  for (const call of ['/api/office/contact-persons', '/api/office/web-images/:group'])
    await keptContent[call]!.path(shop, owner);
});
afterAll(async () => {
  close();
  await shop.close();
});

type Save = {
  button: HTMLElement;
  /** Waits until what was saved is shown. */
  shown: () => Promise<unknown>;
  passwordAfter?: string;
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const form = () => document.querySelector<HTMLFormElement>('main form:not([role="search"])');
const field = (name: string) => form()!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const submit = () => document.querySelector<HTMLElement>('main form [type="submit"]')!;

/** How to open forms that are in a window. */
const windows: Record<string, RegExp> = {
  '/office/colours': /^Röd/,
  '/office/groups': /^Muggar/,
  '/office/materials': /^Röd/,
  '/office/ways': /^Post/,
};

/** How to fill in forms that trigger an action instead of saving values. */
const acts: Record<string, (page: Shown) => Promise<Save>> = {
  '/office/me': async ({ user }) => {
    const passwordAfter = 'demo1234 och mer';
    await user.type(field('CurrentPassword'), password);
    await user.type(field('NewPassword'), passwordAfter);
    await user.type(field('RepeatNewPassword'), passwordAfter);
    const shown = () => screen.findAllByText(t('staff.own.changed'));
    return { button: await button(t('general.save')), shown, passwordAfter };
  },
  '/office/orders/:id': async ({ user }) => {
    const isAnsweredLate = await answerReadAfterWrite('/api/office/orders/1');
    await user.click(await button(t('officeOrder.fillIn')));
    return {
      button: await button(t('officeOrder.deliver')),
      async shown() {
        await waitFor(() => expect(isAnsweredLate()).toBe(true));
        await screen.findAllByText(t('officeOrder.noNumber'), { exact: false });
      },
    };
  },
  '/office/orders/send': async ({ user }) => {
    const number = Number(/\d+$/.exec(things['/office/orders/send']!)![0]);
    await user.type(screen.getByLabelText(t('sendMany.parcelsOf', { number })), '370724');
    return {
      button: await button(t('sendMany.send.one', { n: 1 })),
      async shown() {
        await screen.findByText(t('sendMany.sent.one', { n: 1 }));
        await showAnew(`/office/orders/${number}`);
        await screen.findAllByText('370724', { exact: false });
      },
    };
  },
  '/office/customers/:id/order': async ({ user }) => {
    // The forms of an article and of a way have changed the names of A-1 and Post.
    await user.type(screen.getByLabelText(t('newOrder.rows')), 'A-8;6');
    await user.click(await button(t('newOrder.look')));
    const way = await screen.findByLabelText(t('officeOrders.way'));
    await user.selectOptions(way, await within(way).findByRole('option', { name: /^Post/ }));
    await user.type(screen.getByLabelText(t('officeOrder.purchaseOrder'), { exact: false }), 'PO-7');
    return {
      button: await button(t('newOrder.place')),
      async shown() {
        await screen.findAllByText('PO-7', { exact: false });
        await screen.findByRole('link', { name: 'A-8' });
      },
    };
  },
  '/office/invoices/:id': async () => ({
    button: await button(t('officeInvoice.pay')),
    shown: () => screen.findAllByText(t('officeInvoice.state.paid')),
  }),
  '/office/applications/:id': async () => ({
    button: await button(t('applications.accept')),
    shown: () => screen.findAllByText(t('form.saved')),
  }),
  '/office/countries': async ({ user }) => {
    const choice = screen.getByLabelText<HTMLSelectElement>(t('countryChoices.add'));
    const added = [...choice.options].at(-1)!;
    const country = added.text;
    await user.selectOptions(choice, added.value);
    return {
      button: submit(),
      async shown() {
        await screen.findAllByText(t('form.saved'));
        await showAnew('/office/countries');
        await button(t('countryChoices.remove', { country }));
      },
    };
  },
  '/office/freight': async ({ user }) => {
    await user.click(await button(t('freight.add')));
    await user.type((await screen.findAllByLabelText<HTMLInputElement>(/^Frakt, /))[0]!, '95');
    return {
      button: submit(),
      async shown() {
        await screen.findAllByText(t('form.saved'));
        await showAnew('/office/freight');
        expect((await screen.findAllByLabelText<HTMLInputElement>(/^Frakt, /))[0]!.value).toBe('95,00');
      },
    };
  },
  '/office/rates': async ({ user }) => {
    await user.type(field('Rate'), '11,4325');
    return {
      button: submit(),
      async shown() {
        await screen.findAllByText(t('form.saved'));
        await screen.findByRole('cell', { name: '11,4325' });
      },
    };
  },
  '/office/reminders': async ({ user }) => {
    await user.type(field('From'), '2027-01-01');
    await user.type(field('Percent'), '2,25');
    return {
      button: submit(),
      async shown() {
        await screen.findAllByText(t('form.saved'));
        await screen.findByRole('cell', { name: '2,25' });
      },
    };
  },
  '/office/mail-server': async ({ user }) => {
    await user.type(field('Host'), 'localhost');
    await user.type(field('From'), 'order@hylla.example');
    return {
      button: submit(),
      async shown() {
        await screen.findAllByText(t('form.saved'));
        await showAnew('/office/mail-server');
        expect(field('Host').value).toBe('localhost');
      },
    };
  },
  '/office/exchange': async ({ user }) => {
    const file = new File(['Artnr;Disponibelt\r\nB-404;1\r\n'], 'lager.csv', { type: 'text/csv' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    await screen.findByRole('heading', { name: t('exchange.columns.title') });
    return {
      button: await button(t('exchange.send.try')),
      shown: () => screen.findByText(t('exchange.send.wouldNot')),
    };
  },
};

async function showAnew(path: string): Promise<Shown> {
  const page = await show(owner, path);
  await page.settled();
  const opener = windows[path];
  if (opener) await page.user.click(await button(opener));
  await page.settled();
  return page;
}

/**
 * After the log-in the order is read again while its delivery is being sent. The read is answered last, with outdated
 * data, as may happen on a busy machine; the returned function says whether it has been.
 */
async function answerReadAfterWrite(path: string): Promise<() => boolean> {
  const { text } = await owner.get(path.replace('/api/', ''));
  let wrote = () => {};
  const written = new Promise<void>((done) => (wrote = done));
  let isAnswered = false;
  const send = globalThis.fetch;
  globalThis.fetch = async (address, init = {}) => {
    const isRead = (init.method ?? 'GET') === 'GET';
    if (isRead && (address as string).split('?')[0] === path) {
      await written;
      isAnswered = true;
      return new Response(text);
    }
    const answer = await send(address, init);
    if (!isRead && (address as string).includes(path) && answer.ok) wrote();
    return answer;
  };
  return () => isAnswered;
}

/** What is written in both languages is read aloud and spelt in that of each field. */
function fieldsOfWrongLanguage(): string[] {
  return [...form()!.querySelectorAll<HTMLInputElement>('input, textarea, [contenteditable="true"]')]
    .map((one) => ({
      name: one.getAttribute('name') ?? one.id,
      lang: one.closest('[lang]')?.getAttribute('lang'),
    }))
    .filter(({ name, lang }) => /(SV|EN)$/.test(name) && lang !== name.slice(-2).toLowerCase())
    .map(({ name }) => name);
}

/** Changes the first field that accepts any text. */
async function fillIn({ user }: Shown): Promise<Save> {
  const fields = () => [
    ...form()!.querySelectorAll<HTMLInputElement>('input:not([type]), input[type="text"], textarea'),
  ];
  for (const [at, one] of fields().entries()) {
    if (one.disabled || one.readOnly || one.closest('[hidden]')) continue;
    const place = `${location.pathname}${location.search}`;
    const before = one.value;
    await user.type(one, ' 7');
    const typed = one.value;
    const isTaken = one.getAttribute('aria-invalid') !== 'true' && screen.queryByText(t('form.unsaved'));
    if (isTaken)
      return {
        button: submit(),
        async shown() {
          await screen.findAllByText(t('form.saved'));
          await showAnew(place);
          expect(fields()[at]!.value).toBe(typed.trim());
        },
      };
    await user.clear(one);
    if (before) await user.type(one, before);
  }
  throw new Error(`${location.pathname} has no field that takes words`);
}

/** Pages that only show, or whose forms are those of single rows. */
const withoutForm = [
  '/office',
  '/office/articles',
  '/office/pictures',
  '/office/pictures/:id',
  '/office/price-lists',
  '/office/customers',
  '/office/customers/:id/ownnumbers',
  '/office/customers/:id/lists',
  '/office/customers/:id/lists/:listId',
  '/office/applications',
  '/office/orders',
  '/office/picking',
  '/office/invoices',
  '/office/invoices/monthly',
  '/office/vat-rates',
  '/office/press-messages',
  '/office/press-articles',
  '/office/exchange/keys',
  '/office/exchange/webhooks',
  '/office/exchange/runs/:id',
  '/office/start',
  '/office/pages',
  '/office/web-texts',
  '/office/words',
  '/office/mail',
  '/office/figures',
  '/office/staff',
  '/office/log',
];
/** Rich text, which a journey fills in in a browser. */
const richText = ['/office/web-texts/:code'];

test.each(
  officePages.map(({ path }) => path).filter((path) => ![...withoutForm, ...richText].includes(path)),
)(
  'the form of %s whose session is lost asks for the log-in, keeps what was typed, and saves it',
  async (path) => {
    const page = await showAnew(things[path] ?? path);
    expect(form()).not.toBeNull();
    expect(fieldsOfWrongLanguage()).toEqual([]);
    const save = await (acts[path] ?? fillIn)(page);
    owner.office = undefined;
    await page.user.click(save.button);
    const asked = within(await screen.findByRole('dialog', { name: t('staff.logIn.again') }));
    // Nothing can be done without a session, so that nothing closes the window.
    expect(asked.queryByRole('button', { name: t('general.close') })).toBe(null);
    await page.user.type(asked.getByLabelText(t('staff.logIn.password')), password);
    await page.user.click(asked.getByRole('button', { name: t('staff.logIn.submit') }));
    await save.shown();
    password = save.passwordAfter ?? password;
  },
);
