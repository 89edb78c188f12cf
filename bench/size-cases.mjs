import { buying, filling } from './cases.mjs';
import { rowCases } from './row-cases.mjs';

const compressed = { 'accept-encoding': 'br' };
const listing = '/api/products?take=30';
/** Words and beginnings of numbers as people type them, some misspelt, in both languages. */
const searches = [
  'bricka',
  'brickor',
  'mugg',
  'fjallbris',
  'bjorkdal',
  'granlund tray',
  'kuddfodral sjo',
  'servett',
  'brikca',
  'handuk',
  'snobris',
  'napkins',
  '2000',
  '20001',
  '9529920',
  'ljung',
  'rund bricka 38',
];

/** Random combinations of words, some truncated or misspelt, which are in no cache. */
const [firstWords, secondWords] = [
  [
    'bricka',
    'brickor',
    'mugg',
    'kuddfodral',
    'kökshandduk',
    'pläd',
    'servetter',
    'vykort',
    'löpare',
    'skärbräda',
    'underlägg',
    'tray',
    'napkins',
    'mug',
    'throw',
    'brikca',
    'handuk',
    'kaffemugg',
  ],
  [
    'blå',
    'röda',
    'linne',
    'björkfanér',
    'sjö',
    '43x33',
    '35cl',
    'lake',
    'wool',
    'snöbriz',
    'kottar',
    'bomullstyg',
    'granlund',
    'fjällglimt',
    'hedgehog',
    'stjärnljus',
    'a',
    '2000',
    'presnt',
    'xqzt',
  ],
];
const thirdWords = [
  'björkdal',
  'granstig',
  'tallbris',
  'ljungväv',
  'lingonkvist',
  'smultronblad',
  'klöverkrans',
  'måndröm',
  'stjärnljus',
  'solglimt',
  'nattro',
  'vinterhed',
  'sommarlek',
  'snöblom',
  'regnruta',
  'fjälltorp',
];
let newSearches = 0;

function newSearch(headers) {
  let at = newSearches++;
  const take = (count) => [at % count, (at = Math.floor(at / count))][0];
  const words = [firstWords, secondWords, thirdWords].map((list) => list[take(list.length)]);
  const third = words[2].slice(0, words[2].length - take(4));
  return get(
    `/api/search?take=30&searchtext=${encodeURIComponent([words[0], words[1], third].join(' '))}`,
    headers,
  );
}

/** The cases measured at every size; `onTwoNodes` also with two nodes. */
export function sizeCases({ shopping, articles, wanted, rows }) {
  const customer = { ...compressed, cookie: shopping[0] };
  const searching = (connections) =>
    Array.from({ length: connections }, (_, at) => ({
      repeat: true,
      requests: searches.map((_text, place) => {
        const text = encodeURIComponent(searches[(place + at) % searches.length]);
        return get(`/api/search?take=30&searchtext=${text}`, customer);
      }),
    }));
  return [
    reading('page of products', '/products', compressed),
    {
      name: 'page that nobody has asked for',
      get connections() {
        return Array.from({ length: 8 }, () => ({ requests: Array.from({ length: 2_000 }, newPage) }));
      },
    },
    reading('products JSON', listing, compressed),
    reading('products JSON of a customer', listing, customer, { onTwoNodes: true }),
    reading('article JSON of a customer', `/api/article/${articles[0].id}`, customer),
    { name: 'search of a customer', connections: searching(8) },
    { name: 'search, 50 a second', connections: searching(5), everyMs: 100 },
    {
      name: 'search that nobody has asked, 50 a second',
      everyMs: 100,
      get connections() {
        const requests = () => Array.from({ length: 300 }, () => newSearch(customer));
        return Array.from({ length: 5 }, () => ({ requests: requests() }));
      },
    },
    reading('newest orders of a customer', '/api/orders?take=30', customer),
    {
      name: 'cart add',
      connections: shopping.slice(0, 8).map((cookie) => ({
        repeat: true,
        articles,
        requests: filling(articles, cookie),
      })),
    },
    {
      name: 'order of 10 rows, with its 10 cart adds',
      group: articles.length + 1,
      onTwoNodes: true,
      // The carts of the last two are filled by the cases of many rows.
      connections: shopping.slice(0, -2).map((cookie) => ({
        repeat: true,
        articles,
        requests: buying(articles, cookie),
      })),
    },
    ...rowCases({ shopping, wanted, rows }),
    {
      name: 'log-in',
      // Each answer tells of a session of its own.
      changes: true,
      connections: Array.from({ length: 4 }, (_, at) => ({
        repeat: true,
        requests: Array.from({ length: 100 }, (_, place) => logIn(500_201 + at * 100 + place)),
      })),
    },
  ];
}

let pages = 0;

/** Searches for beginnings of numbers that match a few articles each. */
function newPage() {
  return get(`/products?searchtext=2${pages++}`, compressed);
}

function reading(name, path, headers, { onTwoNodes = false } = {}) {
  const connections = Array.from({ length: 16 }, () => ({ repeat: true, requests: [get(path, headers)] }));
  return { name, connections, onTwoNodes };
}

function get(path, headers) {
  return { method: 'GET', path, headers };
}

function logIn(customerNumber) {
  return {
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: String(customerNumber), password: 'demo1234' }),
  };
}
