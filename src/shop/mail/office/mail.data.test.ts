import { expect, test } from 'vitest';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', async (opened) => {
  ({ shop, office: owner } = opened);
  const at = new Date('2026-10-14T09:00:00Z');
  const mail = {
    reply_to: null,
    body_text: 'hemlig länk',
    body_html: 'hemlig länk',
    created_at: at,
    next_try_at: at,
  };
  const blank = { leased_until: null, last_error: null, sent_at: null, dead_at: null };
  await shop.db
    .insertInto('outbox_mail')
    .values([
      {
        ...mail,
        ...blank,
        id: 1,
        message_id: '<order-1@x>',
        recipient: 'ett@butik.example',
        subject: 'Order 1',
        sent_at: at,
      },
      {
        ...mail,
        ...blank,
        id: 2,
        message_id: '<reset-2@x>',
        recipient: 'tva@butik.example',
        subject: 'Lösenord',
        dead_at: at,
        last_error: 'no such user',
        tries: 9,
      },
      {
        ...mail,
        ...blank,
        id: 3,
        message_id: '<order-3@x>',
        recipient: 'tre@butik.example',
        subject: 'Order 3',
      },
      {
        ...mail,
        ...blank,
        id: 4,
        message_id: '<order-4@x>',
        recipient: 'fyra@butik.example',
        subject: 'Order 4',
        leased_until: new Date('2026-10-14T10:04:00Z'),
      },
      {
        ...mail,
        ...blank,
        id: 5,
        message_id: '<order-5@x>',
        recipient: 'fem@butik.example',
        subject: 'Order 5',
        sent_at: at,
        is_file: true,
      },
    ])
    .execute();
});

async function ids(query: string): Promise<number[]> {
  const { body } = await owner.get(`office/mail?${query}`);
  return body.Rows.map(({ Id }: { Id: number }) => Id);
}

test('the list shows mails by state and by receiver, and nothing of what they say', async () => {
  expect(await ids('')).toEqual([5, 4, 3, 2, 1]);
  expect(await ids('state=dead')).toEqual([2]);
  expect(await ids('state=waiting')).toEqual([4, 3]);
  expect(await ids('state=sent&q=ORDER')).toEqual([1]);
  expect(await ids('state=file')).toEqual([5]);
  expect(await ids('q=tva@butik')).toEqual([2]);
  expect(await ids('q=100%25')).toEqual([]);
  const written = await owner.get('office/mail?state=file');
  expect(written.body.Rows).toMatchObject([{ State: 'file', SentAt: null, NextTryAt: null }]);
  const { body, text } = await owner.get('office/mail?state=dead');
  expect(body.Rows).toMatchObject([
    { Name: 'reset-2', Tries: 9, LastError: 'no such user', NextTryAt: null },
  ]);
  expect(text).not.toMatch('hemlig');
});

test('what was given up is tried again; what was sent, or is being sent, is left alone', async () => {
  expect((await owner.post('office/mail/resend', { Ids: [1, 2, 4, 5] })).body).toEqual({ Resent: 1 });
  expect(await ids('state=dead')).toEqual([]);
  expect(await ids('state=waiting')).toEqual([4, 3, 2]);
  expect(await ids('state=sent')).toEqual([1]);
  const { Rows } = (await owner.get('office/changes?entity=mail')).body;
  expect(Rows).toMatchObject([{ EntityId: '2', Action: 'send', StaffName: 'owner' }]);
});

test('finance may read the list but send nothing', async () => {
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  expect((await finance.get('office/mail')).status).toBe(200);
  expect((await finance.post('office/mail/resend', { Ids: [2] })).status).toBe(403);
  expect(await ids('state=dead')).toEqual([2]);
});
