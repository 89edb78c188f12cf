const lines = 1_000;
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
 * Many rows at once, one call after the other: what a pasted list, a file and a filled cart take; and what is asked
 * while a number or a name is typed.
 */
export function rowCases({ shopping, wanted }) {
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
    alone(`cartrows of ${lines} rows`, json('/api/cartrows', buyer, { Rows: rows, Mode: 'replace' })),
    {
      name: 'suggest, 50 a second',
      everyMs: 100,
      connections: shopping.slice(0, 5).map((cookie, at) => ({
        repeat: true,
        requests: typed(wanted, at).map((q) => ({
          method: 'GET',
          path: `/api/suggest?q=${encodeURIComponent(q)}`,
          headers: { cookie },
        })),
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
