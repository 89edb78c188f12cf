import { describe, expect, test } from 'vitest';
import { eachInOffice } from '../../../../test/office.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office } = opened);
  await shop.db.deleteFrom('reseller_application').execute();
});

async function apply(language = 'sv'): Promise<number> {
  const { status } = await aVisitor(shop).post(`resellerapplication?languageCode=${language}`, {
    name: 'Nils Ny',
    company: 'Nya Butiken',
    email: 'ny@butik.example',
    identity: '556016-0680',
    address: 'Storgatan 2',
    zipCodeAndCity: '114 18 Stockholm',
    telephone: '08-123 45 67',
  });
  expect(status).toBe(204);
  return (await office.get('office/applications')).body.Rows[0].Id;
}
const mails = () =>
  shop.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body_text', 'body_html', 'reply_to'])
    .where('recipient', '=', 'ny@butik.example')
    .execute();

describe('an applicant who is refused', () => {
  test.each([
    ['sv', 'Din ansökan till Hylla', /^Hej Nils Ny,\n\nTack för din ansökan/],
    ['en', 'Your application to Hylla', /^Hello Nils Ny,\n\nThank you for your application/],
  ])('can be mailed what the office has read before, in %s', async (language, Subject, text) => {
    const id = await apply(language);
    const { Refusal } = (await office.get(`office/applications/${id}`)).body;
    expect(Refusal).toEqual({ Subject, Text: expect.stringMatching(text) });
    const Message = `${Refusal.Text}\n\nPS <b>Kom</b> & hälsa på`;
    const answer = await office.post(`office/applications/${id}/refusal`, { Message });
    expect([answer.status, answer.body.Decision]).toEqual([200, 'declined']);
    expect(await mails()).toEqual([
      {
        subject: Subject,
        body_text: `${Message}\n`,
        body_html: expect.stringContaining('PS &lt;b&gt;Kom&lt;/b&gt; &amp; hälsa på'),
        reply_to: 'order@maker.example',
      },
    ]);
    expect((await office.get(`office/applications/${id}`)).body.Refusal).toBeNull();
    expect((await office.post(`office/applications/${id}/refusal`, { Message })).status).toBe(409);
    expect(await mails()).toHaveLength(1);
  });

  test.each([{}, { Message: '' }, { Message: ' \n ' }])('is mailed nothing with %j', async (body) => {
    expect((await office.post(`office/applications/${await apply()}/refusal`, body)).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test('is not refused with a mail that is too long', async () => {
    const id = await apply();
    const refused = await office.post(`office/applications/${id}/refusal`, { Message: 'x'.repeat(5_001) });
    expect(refused.body.errors).toMatchObject([{ field: 'Message', rule: 'maxLength' }]);
    expect((await office.get(`office/applications/${id}`)).body.Decision).toBeNull();
  });
});
