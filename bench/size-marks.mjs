import { atLeast, atMost } from './limits.mjs';

const perSecond = {
  postgres: {
    'products JSON of a customer': 5700,
    'order of 10 rows, with its 10 cart adds': 300,
  },
  embedded: {
    'products JSON of a customer': 2500,
    'order of 10 rows, with its 10 cart adds': 200,
  },
};
const onEither = { 'article JSON of a customer': 6000, 'search of a customer': 1000, 'log-in': 40 };
const megabytes = { postgres: 220, embedded: 350 };
/** The allowed growth in processor time of the most frequent requests with a hundred times the articles. */
const mostGrowth = 1.25;
/** A file goes through a process of its own and may take 2 ms a line; the other calls keep somebody waiting. */
const rowMarks = [
  ['preview of 1000 lines', 60],
  ['preview of a file of 1000 lines', 2_000],
  ['cartrows of 1000 rows', 150],
  ['suggest, 50 a second', 10],
  ['checkout preview of 300 rows', 15],
  ['list of 1000 rows', 60],
  ['bought before of 20000 rows, read anew', 50],
  ['bought before of 20000 rows, filtered', 50],
];
const growing = ['products JSON of a customer', 'article JSON of a customer', 'cart add'];

/** The marks of one engine: rates at the smaller size, and the growth at the larger one. */
export function sizeMarks({ engine, results, state, twoNodes, orders }) {
  const resultOf = (name) => results.find((result) => result.name === name);
  const of = (name) => resultOf(name)?.sides;
  const [small] = state;
  const errors = [...results.flatMap(({ sides }) => sides), ...twoNodes].map((side) => side.errors);
  return [
    atMost(
      `${engine}: answers that were not as they must be`,
      errors.reduce((sum, one) => sum + one, 0),
      0,
    ),
    atMost(`${engine}: acknowledged orders that were not found with their rows`, orders.lost, 0),
    ...Object.entries({ ...perSecond[engine], ...onEither }).map(([name, limit]) =>
      atLeast(`${engine}: ${name}, a second`, of(name)?.[0].perSecond, limit, 0),
    ),
    atMost(`${engine}: search at 50 a second, large, p99 ms`, of('search, 50 a second')?.at(-1).p99, 30, 1),
    atMost(
      `${engine}: search that nobody has asked, large, p99 ms`,
      of('search that nobody has asked, 50 a second')?.at(-1).p99,
      10,
      1,
    ),
    ...rowMarks.map(([name, limit]) =>
      atMost(`${engine}: ${name}, large, p99 ms`, of(name)?.at(-1).p99, limit, 1),
    ),
    ...growing.map((name) =>
      atMost(`${engine}: ${name}, large to small`, resultOf(name)?.growth, mostGrowth, 2),
    ),
    ...state.map(({ articles, readyMs }) =>
      atMost(`${engine}: ready with ${articles} articles, ms`, readyMs, 1000),
    ),
    atMost(`${engine}: memory under load at most, MB`, small.memory?.most, megabytes[engine]),
  ];
}
