/** What must be reached; raised as the shop gets faster, never lowered in silence. */
export function marksOf({ results, start, weight, durability }) {
  const of = (name) => results.find((result) => result.name === name);
  const ratio = (name, limit) => atLeast(`${name}, of the bare server`, of(name)?.ratio, limit, 3);
  const perSecond = (name, limit) => atLeast(`${name}, a second`, of(name)?.perSecond.median, limit, 0);
  return [
    ratio('products JSON', 0.1),
    ratio('page of products', 0.02),
    perSecond('products JSON of a customer', 500),
    perSecond('order of 10 rows, with its 10 cart adds', 40),
    atMost('second start to first page, ms', start.firstPage, 3000),
    atMost('scripts of a first visit of /products, kB of brotli', weight.scripts / 1000, 140),
    atMost('acknowledged orders lost', durability?.lost, 0),
  ];
}

function atLeast(name, value, limit, decimals) {
  return { name, value, text: value?.toFixed(decimals), limit: `≥ ${limit}`, isReached: value >= limit };
}

function atMost(name, value, limit) {
  return { name, value, text: value?.toFixed(0), limit: `≤ ${limit}`, isReached: value <= limit };
}
