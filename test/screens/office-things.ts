import { addStaff } from '../office.ts';
import { beginIntake, image } from '../images/intake.ts';
import { seedWithCanaries } from '../security/seed-canaries.ts';
import { Client, logInAs, type TestShop } from '../shop.ts';

/** Puts one of everything into the shop that the office has a page for; returns the address of each page. */
export async function oneOfEverything(shop: TestShop, office: Client): Promise<Record<string, string>> {
  const own = await seedWithCanaries(shop, await logInAs(shop, '1001'), '1001');
  // Order 2 and invoice 100200.
  const other = await seedWithCanaries(shop, await logInAs(shop, '1002'), '1002');
  const make = async (path: string, body: object): Promise<{ Id: number; Code: string }> => {
    const answer = await office.post(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const names = { NameSV: 'Röd', NameEN: 'Red', NameDE: 'Rot' };
  await make('office/colours', { ...names, Hex: '#ff0000' });
  await make('office/materials', names);
  const story = {
    PublishAt: '2026-10-01T10:00:00.000Z',
    TitleSV: 'Rubrik',
    TitleEN: 'Title',
    MessageSV: '<p>Text</p>',
    MessageEN: '<p>Words</p>',
    Pictures: [],
    CategoryId: 1,
    Place: 'Umeå',
    Url: '',
    ArticleNumber: '',
  };
  const message = await make('office/press/messages', story);
  const clip = await make('office/press/articles', { ...story, CategoryId: 0, Place: '' });
  const page = await make('office/pages', {
    Slug: 'om-oss',
    TitleSV: 'Om oss',
    TitleEN: 'About us',
    Tags: [],
    Sort: 0,
    Blocks: [],
    Publish: true,
  });
  await make('office/price-lists', {
    NameSV: 'Stamkunder',
    NameEN: 'Regulars',
    Code: 'vip',
    CurrencyCode: 'SEK',
  });
  const applied = await new Client(shop).post('resellerapplication', {
    name: 'Nora Ny',
    company: 'Hörnan',
    email: 'nora@hornan.example',
    identity: '556016-0680',
    telephone: '08-123 45 67',
    address: 'Storgatan 2',
    zipCodeAndCity: '114 18 Stockholm',
  });
  if (applied.status !== 204) throw new Error(applied.text);
  const { Rows: applications } = (await office.get('office/applications')).body;
  const colleague = await addStaff(shop, 'kollega@maker.example', 'sales');
  const sent = await office.send(
    'POST',
    'office/exchange/files/stock?fileName=lager.csv&dryRun=false',
    Buffer.from('Artnr;Disponibelt\r\nA-1;96\r\n'),
    {
      'content-type': 'application/octet-stream',
    },
  );
  const heap = await beginIntake(shop, office);
  for (const name of ['A-1.jpg', 'semester.jpg']) await heap.send(name, await image(name.length));
  const { Rows: runs } = (await office.get('office/exchange/runs')).body;
  if (!runs[0]) throw new Error(sent.text);
  await make('office/exchange/keys', { Name: 'Affärssystem', Rights: ['exchange.out'] });
  return {
    '/office/articles/:id': '/office/articles/1',
    '/office/pictures/:id': `/office/pictures/${heap.id}`,
    '/office/price-lists/:code': '/office/price-lists/vip',
    '/office/customers/:id': '/office/customers/1001',
    '/office/customers/:id/ownnumbers': '/office/customers/1001/ownnumbers',
    '/office/customers/:id/order': '/office/customers/1001/order',
    '/office/customers/:id/lists': '/office/customers/1001/lists',
    '/office/customers/:id/lists/:listId': `/office/customers/1001/lists/${own.list}`,
    '/office/applications/:id': `/office/applications/${applications[0].Id}`,
    '/office/orders/:id': `/office/orders/${own.order}`,
    '/office/orders/send': `/office/orders/send?ids=${other.order}`,
    '/office/invoices/:id': `/office/invoices/100100`,
    '/office/press-messages/:id': `/office/press-messages/${message.Id}`,
    '/office/press-articles/:id': `/office/press-articles/${clip.Id}`,
    '/office/exchange/runs/:id': `/office/exchange/runs/${runs[0].Id}`,
    '/office/pages/:id': `/office/pages/${page.Id}`,
    '/office/web-texts/:code': '/office/web-texts/CookieText',
    '/office/words/:code': '/office/words/general.save',
    '/office/staff/:id': `/office/staff/${colleague}`,
  };
}
