import { inKronor, storeArticles } from './goods.ts';
import {
  as,
  by,
  byId,
  day,
  isSet,
  lower,
  number,
  oneOf,
  text,
  type Fact,
  type OfficeList,
} from './office-list.ts';

const today = '2026-10-14';
/** To the day of the shop's clock, that day, after it, and always. */
const periods = [
  [null, '2026-10-13'],
  ['2026-10-14', '2026-10-14'],
  ['2026-10-15', null],
  [null, null],
] as const;

const steps: OfficeList = {
  async seed(shop) {
    const rows = await storeArticles(shop);
    await shop.db
      .insertInto('price_list')
      .values({ code: 'other', currency_code: 'SEK', name_sv: 'Annan' })
      .execute();
    const facts: Fact[] = [];
    for (const [place, { id, article_number, name_sv, name_en }] of rows.entries()) {
      const own = [...periods.keys()].filter((_period, bit) => isSet(place, bit));
      for (const bit of own) {
        const [from, to] = periods[bit]!;
        const step = { min_qty: oneOf([12, 20, 48, 100], place + bit), price: 100 * bit + place + 1 };
        const stored = { ...step, article_id: id, valid_from: from, valid_to: to };
        const { id: key } = await shop.db
          .insertInto('price_step')
          .values({ ...stored, price_list_code: 'standard' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await shop.db
          .insertInto('price_step')
          .values({ ...stored, price_list_code: 'other' })
          .execute();
        const state = (to ?? '9') < today ? 'passed' : (from ?? '') > today ? 'coming' : 'holds';
        facts.push({ id, key: String(key), article_number, name_sv, name_en, ...step, from, to, state });
      }
    }
    return facts;
  },
  searched: ['article_number', 'name_sv', 'name_en'],
  filters: {},
  sorts: {
    '': by(lower('article_number'), {
      then: (one, other) =>
        byId(one, other) ||
        by(number('min_qty'), {
          then: by(day('from'), { nulls: 'first', then: (a, b) => Number(a.key) - Number(b.key) }),
        })(one, other),
    }),
  },
  columns: {
    ArticleNumber: as('article_number'),
    NameSV: as('name_sv'),
    NameEN: text('name_en'),
    Quantity: as('min_qty'),
    Price: inKronor('price'),
    ValidFrom: text('from'),
    ValidTo: text('to'),
    State: as('state'),
  },
  parts: 'numbered',
  keyOf: (row) => String(row['StepId']),
};

export const listsOfSteps = { '/api/office/price-lists/standard/steps': steps };
