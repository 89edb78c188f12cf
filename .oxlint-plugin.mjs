import { builtinModules } from 'node:module';
import { relative } from 'node:path';

// Each ban is a pattern, or a selector of syntax, and what is told of it.
const notAbove = [/^\.\.\//, 'Another folder is imported as #…, the same folder as ./'];
const noBarrels = [/(^|\/)index(\.[a-z]+)?$/, 'No barrels: import the file that holds it.'];
const notAboveOfTests = [/^(\.\.\/)+(?!test\/|\.\.)/, notAbove[1]];
const floors = {
  kit: [[/^#(shop|app|demo)\//, 'kit is tools: it knows neither shop, demo nor app.']],
  shop: [[/^#(app|demo)\//, 'shop knows neither app nor demo.']],
  demo: [[/^#app\//, 'demo does not know app.']],
  app: [],
};
const seedIsForTheDemo = [/^#shop\/.*seed\.server\.ts$/, 'seed.server.ts is there for the demo only.'];
const serverPackages =
  /^(fastify|@fastify\/.*|kysely|pg|@electric-sql\/.*|nodemailer|sharp|@node-rs\/argon2|csv-parse|otpauth|saxes|sanitize-html|yauzl)(\/.*)?$/;
const ofNode = new RegExp(`^(node:.*|${builtinModules.join('|')})$`);
const nothingOfTheServer = [
  [/\.server(\.m?[jt]s)?$/, 'What people see, and what both sides use, imports no server file.'],
  [ofNode, 'Node’s own modules are for *.server.ts.'],
  [serverPackages, 'This package is for *.server.ts.'],
];
const noScreens = [/\.tsx$/, 'Only screens import screens; the server renders through the built entry.'];
// The lists of pages and the renderer's entry import components; the entry runs on the server only.
const mayImportAll = /^src\/app\/([^/]*pages\.ts|rendering\/entry-server\.tsx)$/;

const fileNames = [
  [/\/index\.tsx?$/, 'No index files: name the file after what it holds.'],
  [/\/[^/]*[A-Z_][^/]*$/, 'File names are kebab-case.'],
  [/\/(utils|helpers|lib|common|misc)\//, 'Folders carry business nouns.'],
];

const literal = '/^(Array|Object)Expression$/';
const literalSpreads = [
  `SpreadElement:matches([argument.type=${literal}], [argument.expression.type=${literal}], [argument.expression.expression.type=${literal}]), JSXSpreadAttribute[argument.type="ObjectExpression"]`,
  'Write the literal out: spread, its properties are not checked for those that the type does not have.',
];
const once = [
  [
    'CallExpression[callee.property.name=transaction][arguments.length=0]',
    'inTransaction (kit/database/db.server.ts) runs a transaction: it tries again when another one gets in its way.',
  ],
  [
    'CallExpression[callee.property.name=normalize]',
    'toNfc (kit/text/unicode-text.mjs) normalises: it takes linear time, whatever a stranger sends.',
  ],
  [
    'NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
    'Made when it is asked for (kit/text/lazy.ts): it is dear, and not every page writes dates.',
  ],
];
// Two literal texts of at least two words that begin with a capital: Swedish beside English, wherever they stand.
const textsInTables = [
  'ArrayExpression[elements.length=2][elements.0.value=/^[A-ZÅÄÖ]\\S* \\S/][elements.1.value=/^[A-ZÅÄÖ]\\S* \\S/]',
  'A text stands in the table of its language (shop/texts/language): textOf and officeTextOf name it by its key.',
];
const noServerFileLater = [
  'ImportExpression[source.value=/\\.server(\\.m?[jt]s)?$|^node:/]',
  'A screen imports no server file, not even later.',
];

function bansOf({ cwd, filename }) {
  const path = relative(cwd, filename).replaceAll('\\', '/');
  const floor = /^(?:src\/(?!demo\/))?(kit|shop|app|demo)\/.*\.tsx?$/.exec(path)?.[1];
  if (!floor) return { imports: [], syntax: [literalSpreads] };
  const inShop = floor === 'demo' ? [] : fileNames.filter(([name]) => name.test(path));
  const syntax = [literalSpreads, ...inShop.map(([, message]) => ['Program', message])];
  if (/\.test\.tsx?$/.test(path)) return { imports: [notAboveOfTests, noBarrels], syntax };
  const imports = [notAbove, noBarrels];
  syntax.push(...once);
  if (floor !== 'demo') {
    imports.push(seedIsForTheDemo);
    syntax.push(textsInTables);
  }
  if (path.endsWith('.tsx')) syntax.push(noServerFileLater);
  if (mayImportAll.test(path)) return { imports, syntax };
  imports.push(...floors[floor]);
  if (!path.endsWith('.server.ts')) imports.push(...nothingOfTheServer);
  if (!path.endsWith('.tsx')) imports.push(noScreens);
  return { imports, syntax };
}

function checkImports(context) {
  const { imports } = bansOf(context);
  const check = ({ source }) => {
    for (const [pattern, message] of source ? imports : [])
      if (pattern.test(source.value)) context.report({ node: source, message });
  };
  return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
}

function checkSyntax(context) {
  const report = (message) => (node) => context.report({ node, message });
  return Object.fromEntries(bansOf(context).syntax.map(([selector, message]) => [selector, report(message)]));
}

const rules = { imports: { create: checkImports }, syntax: { create: checkSyntax } };
export default { meta: { name: 'house' }, rules };
