import { pg } from './pg.server.ts';

type Parse = (text: string) => unknown;

const int8 = 20;
const numeric = 1700;
const date = 1082;
const int8Array = 1016;
const dateArray = 1182;

const parsers = new Map<number, Parse>([
  [int8, parseWholeNumber],
  // PostgreSQL's sum() over bigint returns numeric.
  [numeric, parseWholeNumber],
  // A date has no time zone: converting it to a Date could shift the day.
  [date, String],
  [int8Array, (text) => parseList(text, parseWholeNumber)],
  [dateArray, (text) => parseList(text, String)],
]);

/** The value parsers of a pool. The driver's global parsers are left unchanged. */
export const databaseValues: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    const parse = format === 'binary' ? undefined : parsers.get(oid);
    return parse ?? (pg.types.getTypeParser(oid, format ?? 'text') as Parse);
  },
};

/** Parses a one-dimensional array whose items need no quotes, such as numbers and dates. */
function parseList(text: string, parse: Parse): unknown[] {
  const items = text === '{}' ? [] : text.slice(1, -1).split(',');
  return items.map((item) => (item === 'NULL' ? null : parse(item)));
}

function parseWholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) {
    throw new RangeError(`${text} from the database is not a whole number that JavaScript can hold exactly.`);
  }
  return number;
}
