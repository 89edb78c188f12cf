import { builtinModules } from 'node:module';

const isTest = '\\.test\\.tsx?$';
const ground = 'articles|product-groups|customers|settings|texts|images';
const trade = 'cart|checkout|orders|invoices';
const officeFile = [
  '^src/.+/office/',
  '^src/app/office-',
  '^src/shop/staff/',
  '^src/shop/texts/office-language/',
];
const serverOnly = [
  '\\.server\\.m?[jt]s$',
  `^(node:)?(${builtinModules.join('|')})$`,
  '/node_modules/(fastify|@fastify|kysely|pg|@electric-sql|nodemailer|sharp|@node-rs)/',
];

/**
 * The slices of the shop, the lowest first: a file imports its own slice and those before it. An area is the whole of
 * its folder except the `office/` folders in it, which are the slice AREA/office.
 */
const slices = [
  'settings',
  'texts',
  'countries',
  'theme',
  'printing',
  'images',
  'order-model',
  'customers',
  'login',
  'product-groups',
  'vat-rates',
  'currency-rates',
  'ways-of-delivery',
  'freight',
  'articles',
  'delivery-forecast',
  'cart',
  'wanted-rows',
  'quick-order',
  'shopping-lists',
  'delivery-addresses',
  'orders',
  'credit',
  'checkout',
  'people',
  'approvals',
  'invoices',
  'statements',
  'storefront',
  'contact',
  'resellers',
  'press-room',
  'pages',
  'start',
  'cookie-notice',
  'opening',
  // The staff's side, and the programs that they let in.
  'texts/office-language',
  'staff',
  'office',
  'images/office',
  'product-groups/office',
  'login/office',
  'quick-order/office',
  'shopping-lists/office',
  'delivery-addresses/office',
  'statements/office',
  'people/office',
  'credit/office',
  'vat-corrections/office',
  'customers/office',
  'vat-rates/office',
  'articles/office',
  'cart/office',
  'invoices/office',
  'ways-of-delivery/office',
  'orders/office',
  'currency-rates/office',
  'freight/office',
  'resellers/office',
  'theme/office',
  'texts/office',
  'start/office',
  'settings/office',
  'countries/office',
  'contact/office',
  'press-room/office',
  'pages/office',
  'mail/office',
  'staff/office',
  'integration',
  'integration/office',
  'opening/office',
];
// A slice that is neither an area nor its office: the whole office needs its words, and the screens of texts/office
// need the office.
const ownFolder = ['texts/office-language'];
const folders = slices.map(folderOf);

/** The rooms of `kit`, the lowest first: a file imports its own room and those before it. */
const rooms = [
  'text',
  'fields',
  'process',
  'secrets',
  'database',
  'services',
  'cache',
  'http',
  'passwords',
  'queue',
  'mail',
  'tables',
  'browser',
  'widgets',
  'pages',
  'forms',
].map((room) => `^src/kit/${room}/`);

// What a file imports as a type only is gone when it runs, and counts for none of these; for the order of slices and
// of rooms it counts too, see .dependency-cruiser-types.mjs.
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
      'Trade stands on the ground: articles, groups, customers, settings, texts and images do not know carts or orders.',
      { path: `^src/shop/(${ground})/.*\\.server\\.ts$` },
      { path: `^src/shop/(${trade})/` },
    ),
    rule(
      'shop-imports-no-office',
      'The customers’ side works without the office, on the server as in the browser.',
      { path: '^src/shop/', pathNot: [isTest, '^src/shop/integration/', ...officeFile] },
      { path: officeFile },
    ),
    ...slices.map((slice, place) =>
      rule(
        'slices-form-no-knot',
        `${slice} stands below what it imports: the page that has both fills in a slot, or what is shared moves down.`,
        { path: folders[place], pathNot: isTest },
        { path: '^src/shop/', pathNot: folders.slice(0, place + 1) },
      ),
    ),
    rule(
      'slice-has-its-place',
      'Every area stands in the list of slices, after all that it imports.',
      { path: '^src/shop/', pathNot: [isTest, ...folders] },
      {},
    ),
    ...rooms.map((room, place) =>
      rule(
        'rooms-stand-in-order',
        'A room of kit stands above what it imports: what both need lies in the lower one.',
        { path: room, pathNot: isTest },
        { path: '^src/kit/', pathNot: rooms.slice(0, place + 1) },
      ),
    ),
    rule(
      'room-has-its-place',
      'Every room of kit stands in the list of rooms, after all that it imports; no file lies flat in kit.',
      { path: '^src/kit/', pathNot: [isTest, ...rooms] },
      {},
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
    // A query such as `?url` is for the bundler.
    rule('is-found', 'This import leads nowhere.', {}, { couldNotResolve: true, pathNot: '\\?url$' }),
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

function folderOf(slice) {
  // The office's words lie with the other texts of their language.
  if (slice === 'texts/office-language') return `^src/shop/texts/(office-language|language/[^/]+/office)/`;
  const [area, isOffice] = slice.split('/');
  if (isOffice) return `^src/shop/${area}/.*\\boffice/`;
  const others = ownFolder.flatMap((folder) =>
    folder.startsWith(`${area}/`) ? [folder.slice(area.length + 1)] : [],
  );
  return `^src/shop/${area}/(?!${[...others, '.*\\boffice'].join('/|')}/)`;
}
