import { customerFields } from '../../../src/shop/customers/office/contract.ts';
import { addStaff } from '../../office.ts';
import { ok } from '../../opening/first-owner.ts';
import { aVisitor } from '../../shop.ts';
import type { Act, Call } from './mail-acts.ts';
import { addressOf, type World } from './mail-world.ts';

const invite: Act['mails'] = [['invited', 'mail.invite.subject']];
const person = { Name: 'Ada', Email: addressOf.invited, Role: 'order', SeesInvoices: false };
const elsewhere = { ...person, Email: 'ada@annan.example' };

type Way = { by: (world: World) => Call['by']; path: string };
/** Who administers a customer's people: who does of its own, and the staff. */
const ways: Record<string, Way> = {
  'by an administrator': { by: ({ eva }) => eva, path: 'people' },
  'by the staff': { by: ({ owner }) => owner, path: 'office/customers/1001/people' },
};

function peopleActs([whose, { by, path }]: [string, Way]): Act[] {
  const invited = async (world: World, input: object) => await ok(by(world).post(path, input));
  return [
    {
      what: `a person invited ${whose}`,
      alone: true,
      mails: invite,
      begin: async (world) => ({ by: by(world), method: 'POST', path, body: person }),
    },
    {
      what: `a person invited again ${whose}`,
      alone: true,
      mails: invite,
      again: true,
      async begin(world) {
        const { Id } = await invited(world, person);
        return { by: by(world), method: 'POST', path: `${path}/${Id}/invite` };
      },
    },
    {
      what: `an invited person's other address ${whose}`,
      alone: true,
      mails: invite,
      async begin(world) {
        const { Id, Version } = await invited(world, elsewhere);
        return { by: by(world), method: 'PUT', path: `${path}/${Id}`, body: { ...person, Version } };
      },
    },
  ];
}

const application = {
  name: 'Nils Ny',
  company: 'Nya Butiken',
  email: addressOf.applicant,
  identity: '556016-0680',
  address: 'Storgatan 2',
  zipCodeAndCity: '114 18 Stockholm',
  telephone: '08-123 45 67',
};

let visitors = 0;

/** A visitor whom nobody else has kept waiting. */
const somebody = ({ shop }: World) => aVisitor(shop, `198.51.100.${++visitors % 250}`);

async function applied(world: World): Promise<number> {
  const language = world.languageOf.applicant;
  await world.shop.db.deleteFrom('reseller_application').execute();
  await ok(somebody(world).post(`resellerapplication?languageCode=${language}`, application));
  return (await ok(world.owner.get('office/applications'))).Rows[0].Id;
}

const customerOf = (world: World) => ok(world.owner.get('office/customers/1001'));

export const logInActs: readonly Act[] = [
  ...Object.entries(ways).flatMap(peopleActs),
  {
    what: 'a forgotten password',
    mails: [['customer', 'mail.reset.subject']],
    again: true,
    begin: async (world) => forgetting(somebody(world), 'ett@butik.example'),
  },
  {
    what: "a person's forgotten password",
    mails: [['orderer', 'mail.reset.subject']],
    again: true,
    begin: async (world) => forgetting(somebody(world), 'BO@butik.example'),
  },
  {
    what: 'a link to choose a password',
    mails: [['customer', 'mail.welcome.link.subject']],
    again: true,
    begin: async ({ owner }) => ({ by: owner, method: 'POST', path: 'office/customers/1001/password-link' }),
  },
  {
    what: 'links for those without a password',
    alone: true,
    mails: [['customer', 'mail.welcome.link.subject']],
    async begin({ shop, owner }) {
      await shop.db.updateTable('customer').set({ password_hash: null }).where('id', '=', 1001).execute();
      // 1002 has a password.
      const body = { Ids: [1001, 1002], DryRun: false };
      return { by: owner, method: 'POST', path: 'office/customers/welcome', body };
    },
  },
  {
    what: 'an application',
    mails: [['maker', 'mail.application.subject']],
    again: true,
    begin: async (world) => {
      const path = `resellerapplication?languageCode=${world.languageOf.applicant}`;
      return { by: somebody(world), method: 'POST', path, body: application };
    },
  },
  {
    what: 'an applicant who becomes a customer',
    mails: [['applicant', 'mail.welcome.welcome.subject']],
    async begin(world) {
      const id = await applied(world);
      const customer = await customerOf(world);
      const Customer = {
        ...Object.fromEntries(Object.keys(customerFields).map((name) => [name, customer[name]])),
        CustomerNumber: '4711',
        Email: addressOf.applicant,
        ContactPerson: 'Nils Ny',
        Language: world.languageOf.applicant,
        InvoiceEmail: '',
      };
      return {
        by: world.owner,
        method: 'POST',
        path: `office/applications/${id}/customer`,
        body: { Customer },
      };
    },
  },
  {
    what: 'an applicant who is refused',
    mails: [['applicant', 'mail.application.refusedSubject']],
    async begin(world) {
      const path = `office/applications/${await applied(world)}`;
      const { Refusal } = await ok(world.owner.get(path));
      return { by: world.owner, method: 'POST', path: `${path}/refusal`, body: { Message: Refusal.Text } };
    },
  },
  {
    what: "a customer's other address",
    alone: true,
    mails: [['customer', 'mail.emailChanged.subject']],
    async begin(world) {
      const body = { ...(await customerOf(world)), Email: 'ny@butik.example' };
      return { by: world.owner, method: 'PUT', path: 'office/customers/1001', body };
    },
  },
  {
    what: 'a file with another address',
    alone: true,
    mails: [['customer', 'mail.emailChanged.subject']],
    begin: async ({ owner }) => ({
      by: owner,
      method: 'POST',
      path: 'office/exchange/files/customers?fileName=customers.csv',
      body: Buffer.from('customer_no;email\n1001;ny@butik.example\n'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  },
  {
    what: 'a colleague',
    mails: [['colleague', 'staff.mail.subject']],
    begin: async ({ owner }) => ({
      by: owner,
      method: 'POST',
      path: 'office/staff',
      body: { Name: 'Kim', Email: addressOf.colleague, Role: 'sales', Active: true, MayPrice: false },
    }),
  },
  {
    what: "a colleague's new link",
    alone: true,
    mails: [['colleague', 'staff.mail.subject']],
    again: true,
    begin: async ({ shop, owner }) => {
      const id = await addStaff(shop, addressOf.colleague, 'sales');
      return { by: owner, method: 'POST', path: `office/staff/${id}/link`, body: { ResetTwoStep: false } };
    },
  },
];

function forgetting(by: Call['by'], email: string): Call {
  return { by, method: 'POST', path: 'ResetPassword', body: { email } };
}
