export const engineNames = { postgres: 'PostgreSQL', embedded: 'Embedded' };

/** One table per engine, and one for two nodes, each with a title; all cells are text. */
export function sizeTables({ sizes = [] }) {
  return sizes.flatMap(({ engine, results, state, twoNodes }) => {
    const name = engineNames[engine];
    const [small, large] = state.map(({ articles }) => articles.toLocaleString('en-GB'));
    const nodes = { title: `${name}, two nodes, ${small} articles`, rows: tableOf(twoNodes) };
    const head = ['', `${small}: a second`, 'p50 ms', 'p99 ms', 'CPU ms'];
    const headOfLarge = [`${large}: a second`, 'p50 ms', 'p99 ms', 'CPU ms', 'CPU to CPU'];
    const rows = results.map(({ name, sides, growth }) => [
      withErrors(name, sides),
      ...sides.flatMap(cellsOf),
      growth.toFixed(2),
    ]);
    const facts = state.flatMap(({ readyMs, memory }) => [
      `ready in ${(readyMs / 1000).toFixed(2)} s`,
      memory ? `${memory.now} MB` : '',
      memory ? `${memory.most} MB at most` : '',
      '',
    ]);
    return [
      {
        title: `${name}, ${small} and ${large} articles in turns`,
        rows: [[...head, ...headOfLarge], ...rows, ['start and memory', ...facts, '']],
      },
      ...(twoNodes.length > 0 ? [nodes] : []),
    ];
  });
}

function tableOf(results) {
  return [
    ['', 'a second', 'p50 ms', 'p99 ms', 'CPU ms'],
    ...results.map((result) => [withErrors(result.name, [result]), ...cellsOf(result)]),
  ];
}

function cellsOf({ perSecond, p50, p99, cpuMs }) {
  return [
    perSecond < 100 ? perSecond.toFixed(1) : String(Math.round(perSecond)),
    p50.toFixed(1),
    p99.toFixed(1),
    cpuMs?.toFixed(3) ?? '',
  ];
}

function withErrors(name, sides) {
  const errors = sides.reduce((sum, side) => sum + side.errors, 0);
  return errors > 0 ? `${name} (${errors} errors)` : name;
}
