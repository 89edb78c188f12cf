const lines = 1_000;
/** Pages, filters and sortings as people leaf through what they have bought. */
const leaves = [
  'bought',
  'bought?skip=30&take=30',
  'bought?sort=most',
  'bought?sort=name',
  'bought?q=bricka',
  'bought?q=20&onlyInStock=1',
  'bought?months=12',
];
const words = [
  'bricka',
  'mugg',
  'kudd',
  'serv',
  'löp',
  'björk',
  'tray',
  'napk',
  '20',
  '200',
  '2000',
  '20001',
];

/**
 * Many rows at once, one call after the other: what a pasted list, a file, a filled cart, its checkout, a saved list and
 * a long history take; and what is asked while a number or a name is typed.
 */
export function rowCases({ shopping, wanted, rows: { withCart, withList, listId, withHistory } }) {
  const text = wanted.map(({ number, pack }) => `${number}\t${pack}`).join('\n');
  const rows = wanted.map(({ id, pack }) => ({ ArticleId: id, Quantity: pack }));
  const [reader, buyer] = shopping.slice(-2);
  return [
    alone(`preview of ${lines} lines`, json('/api/quickorder/preview', reader, { Text: text })),
    alone(`preview of a file of ${lines} lines`, {
      method: 'POST',
      path: '/api/quickorder/file?fileName=order.csv',
      headers: { cookie: reader, 'content-type': 'application/octet-stream' },
      // The client writes texts as they are, and numbers of articles are ASCII.
      body: text.replaceAll('\t', ';'),
    }),
    {
      name: `cartrows of ${lines} rows`,
      connections: [
        {
          repeat: true,
          articles: wanted,
          requests: [json('/api/cartrows', buyer, { Rows: rows, Mode: 'replace' })],
        },
      ],
    },
    {
      name: 'checkout preview of 300 rows',
      connections: [
        {
          repeat: true,
          // Without a week everything goes as soon as it can; with one, the rows that miss it are told.
          requests: [{}, { deliveryWeekString: weekIn(14) }].map((choices) =>
            json('/api/checkoutpreview', withCart, choices),
          ),
        },
      ],
    },
    alone(`list of ${lines} rows`, get(`lists/${listId}`, withList)),
    {
      // More histories than are kept in memory, one after the other.
      name: 'bought before of 20000 rows, read anew',
      connections: [{ repeat: true, requests: withHistory.map((cookie) => get('bought', cookie)) }],
    },
    {
      name: 'bought before of 20000 rows, filtered',
      connections: [{ repeat: true, requests: leaves.map((leaf) => get(leaf, withHistory[0])) }],
    },
    {
      name: 'suggest, 50 a second',
      everyMs: 100,
      connections: shopping.slice(0, 5).map((cookie, at) => ({
        repeat: true,
        requests: typed(wanted, at).map((q) => get(`suggest?q=${encodeURIComponent(q)}`, cookie)),
      })),
    },
  ];
}

/** Beginnings as they are typed, of numbers and of names, which differ by connection. */
function typed(wanted, at) {
  const numbers = wanted
    .slice(at * 30, at * 30 + 30)
    .flatMap(({ number }) => [2, 4, 5].map((end) => number.slice(0, end)));
  return [...numbers, ...words.map((word) => word.slice(0, word.length - (at % 2)))];
}

function alone(name, request) {
  return { name, connections: [{ repeat: true, requests: [request] }] };
}

function json(path, cookie, body) {
  return {
    method: 'POST',
    path,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function get(path, cookie) {
  return { method: 'GET', path: `/api/${path}`, headers: { cookie } };
}

/** Returns the ISO week of the day that comes in so many days. */
function weekIn(days) {
  const day = new Date(Date.now() + days * 86_400_000);
  // The week's Thursday decides to which year it belongs.
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const first = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day - first) / 86_400_000 + 1) / 7);
  return `${day.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
