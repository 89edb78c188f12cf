import {
  all,
  bothWays,
  by,
  byIdDown,
  idOf,
  isSet,
  lower,
  now,
  oneOf,
  places,
  as,
  moment,
  shuffled,
  textOf,
  time,
  type OfficeList,
} from './office-list.ts';

/** Numbers of digits are sorted as numbers, before all others. */
function numberKey({ customer_number: text }: Readonly<Record<string, unknown>>): string {
  return /^\d+$/.test(String(text)) ? String(text).padStart(30, '0') : String(text);
}

/** The customers who were mailed a link to choose a password. */
const linked = new Set<string>();

const customers: OfficeList = {
  async seed({ db }) {
    await db.deleteFrom('customer').execute();
    await db
      .insertInto('price_list')
      .values({ code: 'other', currency_code: 'EUR', name_sv: 'Annan' })
      .execute();
    const rows = places.map((place) => ({
      id: 3_000 + shuffled(place, 24),
      customer_number: oneOf([`${7 * place}`, `${9_000 + place}`, `kund${10 + place}`], place),
      name: textOf(place, 'butik'),
      email: oneOf(['', `${textOf(place, 'post').replaceAll(' ', '')}@butik.example`], place),
      invoice_city: textOf(place, 'ort'),
      organisation_number: oneOf([null, `55${1_000 + place}-00`], place),
      price_list_code: oneOf(['standard', 'standard', 'other'], place),
      currency_code: oneOf(['SEK', 'EUR'], place),
      blocked: isSet(place, 0),
      show_as_reseller: isSet(place, 1),
      password_hash: isSet(place, 2) ? null : 'x',
      logged_in_at: isSet(place, 1) ? null : new Date(now.getTime() - shuffled(place, 8) * 60_000),
    }));
    await db.insertInto('customer').values(rows).execute();
    linked.clear();
    for (const { id } of rows.filter((_row, place) => isSet(place, 0) !== isSet(place, 2)))
      linked.add(String(id));
    const sent = { staff_name: 'A', entity: 'customer', action: 'send', before: '{}', after: '{}' };
    await db
      .insertInto('change_log')
      .values([...linked].map((entity_id) => Object.assign({ entity_id }, sent)))
      .execute();
    return rows.map((row) => Object.assign(row, { key: String(row.id) }));
  },
  searched: ['customer_number', 'name', 'email', 'invoice_city', 'organisation_number'],
  filters: {
    priceList: {
      '': all,
      standard: (fact) => fact['price_list_code'] === 'standard',
      other: (fact) => fact['price_list_code'] === 'other',
    },
    state: {
      '': all,
      active: (fact) => fact['blocked'] === false,
      blocked: (fact) => fact['blocked'] === true,
      reseller: (fact) => fact['show_as_reseller'] === true,
      noPassword: (fact) => fact['password_hash'] === null,
      notInvited: (fact) => fact['password_hash'] === null && !linked.has(fact.key),
      linkUnused: (fact) => fact['password_hash'] === null && linked.has(fact.key),
      neverLoggedIn: (fact) => fact['logged_in_at'] === null,
      otherCurrency: (fact) => (fact['currency_code'] === 'EUR') !== (fact['price_list_code'] === 'other'),
    },
  },
  sorts: {
    '': by(numberKey),
    ...bothWays('number', numberKey),
    ...bothWays('name', lower('name')),
    ...bothWays('city', lower('invoice_city')),
    ...bothWays('loggedIn', (fact) => (fact['logged_in_at'] as Date | null)?.getTime() ?? -1),
  },
  columns: {
    CustomerNumber: as('customer_number'),
    Name: as('name'),
    Email: as('email'),
    City: as('invoice_city'),
    ShowAsReseller: as('show_as_reseller'),
    Blocked: as('blocked'),
    HasPassword: (fact) => fact['password_hash'] !== null,
    LoggedInAt: (fact) => (fact['logged_in_at'] as Date | null)?.toISOString() ?? null,
  },
  parts: 'numbered',
  keyOf: idOf,
};

const applications: OfficeList = {
  async seed({ db }) {
    await db.deleteFrom('reseller_application').execute();
    const text = {
      name: 'N',
      company: 'C',
      email: 'a@b.example',
      identity: '55',
      address: 'A',
      telephone: '08',
    };
    const rows = places.map((place) => ({
      id: 3_000 + shuffled(place, 24),
      language: 'sv' as const,
      zip_code_and_city: '1 S',
      decision: oneOf([null, 'accepted', 'declined'], place),
      created_at: new Date(now.getTime() - shuffled(place, 8) * 60_000),
    }));
    await db
      .insertInto('reseller_application')
      .values(rows.map((row) => Object.assign({}, text, row)))
      .execute();
    return rows.map((row) => Object.assign(row, { key: String(row.id) }));
  },
  filters: {
    state: {
      '': all,
      open: (fact) => fact['decision'] === null,
      accepted: (fact) => fact['decision'] === 'accepted',
      declined: (fact) => fact['decision'] === 'declined',
    },
  },
  sorts: { '': by(time('created_at'), { descends: true, then: byIdDown }) },
  columns: { CreatedAt: moment('created_at'), Decision: as('decision') },
  parts: 'numbered',
  keyOf: idOf,
};

const mail: OfficeList = {
  async seed({ db }) {
    await db.deleteFrom('outbox_mail').execute();
    const rows = places.map((place) => ({
      id: 3_000 + shuffled(place, 24),
      message_id: `<${textOf(place, 'brev').replaceAll(' ', '')}@x>`,
      recipient: `${textOf(place, 'till').replaceAll(' ', '')}@butik.example`,
      subject: textOf(place, 'om'),
      // A mail that was given up and then sent was sent.
      sent_at: isSet(place, 0) ? now : null,
      is_file: isSet(place, 0) && isSet(place, 2),
      dead_at: isSet(place, 1) ? now : null,
      created_at: new Date(now.getTime() + shuffled(place, 5) * 60_000),
    }));
    const body = { body_text: 'secret words', body_html: 'secret words' };
    await db
      .insertInto('outbox_mail')
      .values(rows.map((row) => Object.assign({}, body, row)))
      .execute();
    return rows.map((row) => Object.assign(row, { key: String(row.id) }));
  },
  searched: ['message_id', 'recipient', 'subject'],
  filters: {
    state: {
      '': all,
      sent: (fact) => fact['sent_at'] !== null && fact['is_file'] === false,
      file: (fact) => fact['sent_at'] !== null && fact['is_file'] === true,
      dead: (fact) => fact['sent_at'] === null && fact['dead_at'] !== null,
      waiting: (fact) => fact['sent_at'] === null && fact['dead_at'] === null,
    },
  },
  sorts: { '': byIdDown },
  columns: { Recipient: as('recipient'), Subject: as('subject'), CreatedAt: moment('created_at') },
  parts: 'numbered',
  keyOf: idOf,
};

const owed = { total_amount: 12_500, net_amount: 10_000, vat_amount: 2_500 };

const invoices: OfficeList = {
  async seed({ db }) {
    const rows = places.concat(places.map((place) => 24 + place)).map((place) => {
      const isNote = isSet(place, 4) && isSet(place, 1);
      return {
        id: 3_000 + place,
        invoice_number: 100_000 + shuffled(place, 48),
        customer_id: oneOf([1001, 1002, 1004], place),
        customer_number: oneOf(['1001', '1002', '1004'], place),
        buyer_name: 'B',
        invoice_date: `2026-09-${10 + shuffled(place, 6)}`,
        due_date: oneOf(['2026-10-13', '2026-10-14', '2026-10-15'], place),
        // Of what is paid, some is annulled too.
        is_paid: isSet(place, 0) && (!isSet(place, 3) || isSet(place, 5)),
        is_annulled: isSet(place, 2) && isSet(place, 3),
        credits_invoice_number: isNote ? 1 : null,
        balance: oneOf([12_500, 5_000, 0, -100], place >> 1),
        // What was paid and undone does not count; a note may have lowered the balance.
        paid: isSet(place, 1) ? 7_500 : 0,
      };
    });
    for (const { paid, ...row } of rows) {
      const more = { payment_days: 30, currency_code: 'SEK', language: 'sv', ocr: '1' } as const;
      await db
        .insertInto('invoice')
        .values({ ...row, ...owed, ...more })
        .execute();
      const payment = { invoice_id: row.id, currency_code: 'SEK', source: 'office', noted_at: now } as const;
      await db
        .insertInto('payment')
        .values({ ...payment, amount: 7_500, undone_at: paid > 0 ? null : now })
        .execute();
    }
    return rows.map((row) => Object.assign(row, { key: String(row.invoice_number) }));
  },
  searched: [],
  filters: {
    state: {
      '': all,
      unpaid: (fact) => isOpen(fact),
      partPaid: (fact) => isOpen(fact) && Number(fact['balance']) < 12_500 && Number(fact['paid']) > 0,
      overdue: (fact) =>
        isOpen(fact) && String(fact['due_date']) < '2026-10-14' && Number(fact['balance']) > 0,
      paid: (fact) => fact['is_paid'] === true && fact['credits_invoice_number'] === null,
      annulled: (fact) => fact['is_annulled'] === true && fact['is_paid'] === false,
      credit: (fact) => fact['credits_invoice_number'] !== null,
    },
  },
  sorts: {
    '': by(lower('invoice_date'), {
      descends: true,
      then: (one, other) => Number(other['invoice_number']) - Number(one['invoice_number']),
    }),
  },
  columns: {
    InvoiceDate: as('invoice_date'),
    DueDate: as('due_date'),
    CustomerId: as('customer_id'),
    CustomerNumber: as('customer_number'),
    PaidAmount: (fact) => Number(fact['paid']) / 100,
  },
  parts: 'placed',
  keyOf: (row) => String(row['Number']),
};

function isOpen(fact: Readonly<Record<string, unknown>>): boolean {
  return !fact['is_paid'] && !fact['is_annulled'] && fact['credits_invoice_number'] === null;
}

export const listsOfPeople = {
  '/api/office/customers': customers,
  '/api/office/applications': applications,
  '/api/office/mail': mail,
  '/api/office/invoices': invoices,
};
