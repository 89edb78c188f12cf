import { expect, test } from 'vitest';
import { eachInOffice } from '../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

const heading = 'customer_no;name;address1;address2;zip;city;country;contact;default;gln';

async function send(lines: readonly string[], query = '') {
  const path = `office/exchange/files/addresses?fileName=a.csv&languageCode=en${query}`;
  const file = Buffer.from([heading, ...lines].join('\n'));
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}

/** As the customer sees them: name, address, postcode, and a star for the default. */
async function addressesOf(number: string): Promise<string[]> {
  const { body } = await (await logInAs(shop, number)).get('deliveryaddresses');
  return body.map(
    (one: Record<string, string>) =>
      `${one.Name}, ${one.Address1}, ${one.ZipCode}${one.DefaultAddress ? ' *' : ''}`,
  );
}

const refusals = ({ Errors }: { Errors: { Line: number; Field: string; Reason: string }[] }) =>
  Errors.map(({ Line, Field, Reason }) => `${Line} ${Field} ${Reason}`);

test('new ones are the customer’s, the first of them the usual one, and the same again changes nothing', async () => {
  const lines = [
    '1002;Butiken;Nygatan 1;;114 18;Umeå;SE;Åsa;;7350000000016',
    '1002;Lagret;Hamnen 2;Port 4;SE-90326;Umeå;se;;;',
    '1008;Oslo;Karl Johan 3;;0150;Oslo;NO;;ja;',
  ];
  expect(await send(lines, '&dryRun=1')).toMatchObject({ Created: 3, Changed: 0 });
  expect(await addressesOf('1002')).toEqual([]);
  expect(await send(lines)).toMatchObject({ Outcome: 'done', Created: 3, Changed: 0 });
  expect(await addressesOf('1002')).toEqual(['Butiken, Nygatan 1, 114 18 *', 'Lagret, Hamnen 2, 903 26']);
  expect(await addressesOf('1008')).toEqual(['Oslo, Karl Johan 3, 0150 *']);
  expect(await send([...lines].reverse(), '&dryRun=1')).toMatchObject({ Created: 0, Changed: 0, Errors: [] });

  const moved = ['1002;LAGRET;;;90330;;;;1;7350000000023'];
  const { Changes } = await send(moved, '&dryRun=1');
  expect(Changes[0].Fields.map(({ Field, Old, New }: Record<string, string>) => [Field, Old, New])).toEqual([
    ['zip', '90326', '90330'],
    ['default', 'no', 'yes'],
    ['gln', '', '7350000000023'],
  ]);
  expect(await send(moved)).toMatchObject({ Created: 0, Changed: 1 });
  expect(await addressesOf('1002')).toEqual(['Butiken, Nygatan 1, 114 18', 'Lagret, Hamnen 2, 903 30 *']);
  const { body } = await owner.get('office/changes?entity=import&id=2');
  expect(JSON.stringify(body)).toContain('addresses');
});

test('customers at one address each come out with theirs, and of one customer the same is there once', async () => {
  const lines = ['1001', '1002'].map((number) => `${number};Lagret;Hamnen 2;;90326;Umeå;SE;;;`);
  expect(await send(lines)).toMatchObject({ Created: 2 });
  const again = await shop.db
    .selectFrom('delivery_address')
    .selectAll()
    .where('customer_id', '=', 1001)
    .executeTakeFirstOrThrow();
  const { id: _id, ...twin } = { ...again, name: 'LAGRET', is_default: false };
  await shop.db.insertInto('delivery_address').values(twin).execute();
  const { text } = await owner.get('office/export/addresses?format=csv');
  const numbers = text.split(/\r?\n/).flatMap((line) => /^(\d+);Lagret;/i.exec(line)?.[1] ?? []);
  expect(numbers).toEqual(['1001', '1002']);
});

test('a row that names no customer, several addresses, a wrong postcode or number is refused in words', async () => {
  await send(['1002;Butik;Ettan 1;;11418;Umeå;SE;;;', '1002;Butik;Tvåan 2;;11418;Umeå;SE;;;']);
  const lines = [
    '7777;Butik;Ettan 1;;11418;Umeå;SE;;;',
    '1002;Butik;Trean 3;;11418;Umeå;SE;;;',
    '1002;Butik;Ettan 1;;11418;Kiruna;SE;;1;',
    '1002;Ny;Fyran 4;;114;Umeå;SE;;;',
    '1002;Ny;;;;;SE;;;',
    '1002;Nyare;Femman 5;;11418;Umeå;SE;;1;',
    '1002;Nyast;Sexan 6;;11418;Umeå;SE;;;7350000000017',
  ];
  const run = await send(lines);
  expect(run).toMatchObject({ Outcome: 'failed', Created: 0, Changed: 0 });
  expect(refusals(run)).toEqual([
    '2 customer_no is no customer of the shop',
    '3 name is that of several addresses',
    '5 zip is not a postcode of SE',
    '6 address1 is missing, and this address is new',
    '6 zip is missing, and this address is new',
    '6 city is missing, and this address is new',
    '7 default is also on line 4',
    '8 gln has a wrong check digit',
  ]);
  expect(await addressesOf('1002')).toEqual(['Butik, Ettan 1, 114 18 *', 'Butik, Tvåan 2, 114 18']);
});

test('a customer has at most 200, however they come', async () => {
  const many = Array.from({ length: 201 }, (_one, at) => `1002;Butik ${at};Gatan ${at};;11418;Umeå;SE;;;`);
  expect(refusals(await send(many))).toEqual(['202 customer_no has 200 addresses, and no more are kept']);
  expect(await send(many.slice(1))).toMatchObject({ Outcome: 'done', Created: 200 });
});
