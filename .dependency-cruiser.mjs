import { builtinModules } from 'node:module';

const isTest = '\\.test\\.tsx?$';
const ground = 'articles|product-groups|customers|texts|images';
const trade = 'cart|checkout|orders|invoices';
const officeFile = ['^src/.+/office/', '^src/app/office-', '^src/shop/staff/'];
const serverOnly = [
  '\\.server\\.m?[jt]s$',
  `^(node:)?(${builtinModules.join('|')})$`,
  '/node_modules/(fastify|@fastify|kysely|pg|@electric-sql|nodemailer|sharp|@node-rs)/',
];

// What a file imports as a type only is gone when it runs, and counts for none of these.
export default {
  forbidden: [
    rule(
      'no-circle',
      'Files that import each other in a circle cannot be read one by one.',
      {},
      { circular: true },
    ),
    rule(
      'screens-reach-no-server',
      'What the browser gets would hold server code; the way to it is shown.',
      {
        path: ['\\.tsx$', '^src/app/rendering/entry-client'],
        pathNot: [isTest, '^src/app/rendering/entry-server\\.tsx$'],
      },
      { path: serverOnly, reachable: true },
    ),
    rule(
      'server-reaches-no-screen',
      'The server starts without a build and renders through the built entry.',
      { path: '\\.server\\.ts$' },
      { path: '\\.tsx$', reachable: true },
    ),
    rule(
      'shop-reaches-no-office',
      'What customers get would hold the office, which has a bundle of its own.',
      {
        path: '^src/(app/rendering/entry-(client|server)\\.tsx$|.*\\.tsx$)',
        pathNot: [isTest, ...officeFile],
      },
      { path: officeFile, reachable: true },
    ),
    rule(
      'ground-knows-no-trade',
      'Trade stands on the ground: articles, groups, customers, texts and images do not know carts or orders.',
      { path: `^src/shop/(${ground})/.*\\.server\\.ts$` },
      { path: `^src/shop/(${trade})/` },
    ),
    rule(
      'store-is-private',
      'Every table has one owner: ask the area’s verbs instead.',
      { path: '^(src/shop/[^/]+|src/[^/]+|demo)/' },
      { path: 'store\\.server\\.ts$', pathNot: '^$1/' },
    ),
    rule(
      'same-folder-by-dot',
      'The same folder is ./, so that # always means another room.',
      { path: '^((src|demo).*)/[^/]+$' },
      { path: '^$1/[^/]+$', dependencyTypes: ['aliased'] },
    ),
    rule('is-found', 'This import leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
