import { builtinModules } from 'node:module';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

const sources = ['src/**/*.ts', 'src/**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', 'test/**', 'e2e/**'];
const isTest = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'demo/**/*.test.ts'];

// Options of no-restricted-imports override each other, so each file gets one combined block.
const everywhere = [
  ban('^\\.\\./', 'Another folder is imported as #…, the same folder as ./'),
  ban('(^|/)index(\\.[a-z]+)?$', 'No barrels: import the file that holds it.'),
];
const floors = {
  kit: [ban('^#(shop|app|demo)/', 'kit is tools: it knows neither shop, demo nor app.')],
  shop: [ban('^#(app|demo)/', 'shop knows neither app nor demo.')],
  demo: [ban('^#app/', 'demo does not know app.')],
  app: [],
};
const seedIsForTheDemo = ban('^#shop/.*seed\\.server\\.ts$', 'seed.server.ts is there for the demo only.');
const serverPackages =
  'fastify|@fastify/.*|kysely|pg|@electric-sql/.*|nodemailer|sharp|@node-rs/argon2|csv-parse|otpauth|saxes|sanitize-html|yauzl';
const nothingOfTheServer = [
  ban('\\.server(\\.m?[jt]s)?$', 'What people see, and what both sides use, imports no server file.'),
  ban(`^(node:.*|${builtinModules.join('|')})$`, 'Node’s own modules are for *.server.ts.'),
  ban(`^(${serverPackages})(/.*)?$`, 'This package is for *.server.ts.'),
];
const noScreens = ban('\\.tsx$', 'Only screens import screens; the server renders through the built entry.');
const endings = [
  { files: 'tsx', bans: nothingOfTheServer },
  { files: 'server.ts', bans: [noScreens] },
  { files: 'ts', without: 'server.ts', bans: [...nothingOfTheServer, noScreens] },
];

function ban(regex, message) {
  return { regex, message };
}

function folderOf(floor) {
  return floor === 'demo' ? 'demo' : `src/${floor}`;
}

function importRules(floor, { files, without, bans }) {
  const patterns = [
    ...everywhere,
    ...floors[floor],
    ...(floor === 'demo' ? [] : [seedIsForTheDemo]),
    ...bans,
  ];
  return {
    files: [`${folderOf(floor)}/**/*.${files}`],
    ignores: [...isTest, ...(without ? [`${folderOf(floor)}/**/*.${without}`] : [])],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': [
        'error',
        formatsOnce,
        transactionsOnce,
        normalisesOnce,
        ...literalSpreads,
        ...(floor === 'demo' ? [] : [textsInTables]),
        ...(bans.includes(noScreens) ? [] : [noServerFileLater]),
      ],
    },
  };
}

const literalSpreads = [
  'SpreadElement[argument.type=/^(Array|Object)Expression$/]',
  'SpreadElement[argument.expression.type=/^(Array|Object)Expression$/]',
  'SpreadElement[argument.expression.expression.type=/^(Array|Object)Expression$/]',
  'JSXSpreadAttribute[argument.type="ObjectExpression"]',
].map((selector) => ({
  selector,
  message:
    'Write the literal out: spread, its properties are not checked for those that the type does not have.',
}));

// Two literal texts of at least two words that begin with a capital: Swedish beside English, wherever they stand.
const textsInTables = {
  selector:
    'ArrayExpression[elements.length=2][elements.0.value=/^[A-ZÅÄÖ]\\S* \\S/][elements.1.value=/^[A-ZÅÄÖ]\\S* \\S/]',
  message:
    'A text stands in the table of its language (shop/texts/language): textOf and officeTextOf name it by its key.',
};

const transactionsOnce = {
  selector: 'CallExpression[callee.property.name=transaction][arguments.length=0]',
  message:
    'inTransaction (kit/database/db.server.ts) runs a transaction: it tries again when another one gets in its way.',
};

const normalisesOnce = {
  selector: 'CallExpression[callee.property.name=normalize]',
  message: 'toNfc (kit/text/unicode-text.mjs) normalises: it takes linear time, whatever a stranger sends.',
};

const noServerFileLater = {
  selector: 'ImportExpression[source.value=/\\.server(\\.m?[jt]s)?$|^node:/]',
  message: 'A screen imports no server file, not even later.',
};

const formatsOnce = {
  selector: 'NewExpression[callee.object.name="Intl"]:not(:function NewExpression)',
  message: 'Made when it is asked for (kit/text/lazy.ts): it is dear, and not every page writes dates.',
};

function forbidFiles(files, message) {
  return { files, rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message }] } };
}

// Rules that need types and those of hooks are oxlint's (.oxlintrc.json).
export default tseslint.config(
  { ignores: ['dist/', 'data/', '.cache/', 'node_modules/', 'screenshots/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An interface without members is one that areas add to: tables, rights, codes of problems.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: noDefaultExport() }],
      'max-lines': ['error', 250],
      'no-restricted-syntax': ['error', ...literalSpreads],
    },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.recommended] },
  Object.keys(floors).flatMap((floor) => endings.map((ending) => importRules(floor, ending))),
  {
    // The lists of pages and the renderer's entry import components; the entry runs on the server only.
    files: ['src/app/*pages.ts', 'src/app/rendering/entry-server.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, seedIsForTheDemo] }] },
  },
  {
    files: isTest,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [ban('^(\\.\\./)+(?!test/|\\.\\.)', everywhere[0].message), ...everywhere.slice(1)] },
      ],
    },
  },
  {
    files: tests,
    rules: { 'max-lines': 'off' },
  },
  forbidFiles(['src/**/index.ts', 'src/**/index.tsx'], 'No index files: name the file after what it holds.'),
  forbidFiles(['src/**/*[A-Z_]*.ts', 'src/**/*[A-Z_]*.tsx'], 'File names are kebab-case.'),
  forbidFiles(
    sources.map((pattern) => pattern.replace('src/**', 'src/**/{utils,helpers,lib,common,misc}/**')),
    'Folders carry business nouns.',
  ),
  {
    files: [
      'src/**/*-page.tsx',
      '*.config.ts',
      '*.config.js',
      '.dependency-cruiser*.mjs',
      'scripts/mutants/{runner,vitest.config}.mjs',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);

function noDefaultExport() {
  return { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true };
}
