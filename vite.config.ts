import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lighterFonts } from './scripts/lighter-fonts.ts';
import { schemasStayOnServer } from './scripts/schemas-stay-on-server.ts';
import { styleRules } from './scripts/style-rules.ts';

/** Stops the build when a server-only module would reach the browser. */
function serverStaysOnServer(): Plugin {
  return {
    name: 'server-stays-on-server',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!options.ssr && importer && /\.server(\.m?[jt]s)?$|^node:/.test(source)) {
        this.error(`${importer} imports ${source}, which may not reach the browser`);
      }
    },
  };
}

/** The shop's bundles must contain nothing of the office, which is for a few people and has a build of its own. */
function officeStaysInOffice(): Plugin {
  const office = /^#(shop|app)\/(.+\/)?office\/|^#shop\/staff\//;
  return {
    name: 'office-stays-in-office',
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      if (!importer || ssr || !office.test(source)) return;
      this.error(`${importer} imports ${source}, which is the office's`);
    },
  };
}

const routerBuild = 'node_modules/react-router/dist/production';
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `vite build --mode office` builds the office; without it, the shop.
export default defineConfig(({ isSsrBuild, mode, command }) => ({
  plugins: [
    serverStaysOnServer(),
    ...(command === 'build' && mode !== 'office' ? [officeStaysInOffice()] : []),
    ...(command === 'build' && mode !== 'office' && !isSsrBuild ? [schemasStayOnServer(), styleRules()] : []),
    react(),
    ...(isSsrBuild ? [] : [lighterFonts()]),
  ],
  publicDir: 'public',
  // The package names its development build alone, whose warnings every visitor would load.
  ...(command === 'build' &&
    !isSsrBuild && {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: at(`${routerBuild}/index.mjs`) },
          { find: /^react-router\/dom$/, replacement: at(`${routerBuild}/dom-export.mjs`) },
        ],
      },
    }),
  ...(command === 'build' && { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }),
  // Libraries consist of hundreds of small files, and bundling them makes them load a fifth faster. Native modules,
  // and those that read files beside themselves, are external; so are all in development, where CommonJS is not
  // converted.
  ...(command === 'build' && {
    // Libraries with a development and a production half use the latter; the former is dropped.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: {
      noExternal: true as const,
      external: [
        'sharp',
        '@node-rs/argon2',
        '@electric-sql/pglite',
        'fs-native-extensions',
        'pdfkit',
        'pg-native',
      ],
    },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: at('src/app/main.server.ts'),
            import: at('src/app/commands/import.server.ts'),
            grow: at('src/app/commands/grow.server.ts'),
            'make-database': at('src/app/make-database.server.ts'),
            office: at('src/app/commands/office-command.server.ts'),
            maintenance: at('src/app/commands/maintenance-command.server.ts'),
            'entry-server': at('src/app/rendering/entry-server.tsx'),
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            comments: false,
            // A single character beyond Latin-1 makes V8 keep the whole file in two bytes a character.
            charset: 'ascii',
          },
        },
      }
    : mode === 'office'
      ? {
          outDir: 'dist/office',
          assetsDir: 'office/assets',
          manifest: true,
          copyPublicDir: false,
          cssCodeSplit: false,
          target: 'es2022',
          rolldownOptions: { input: at('src/app/office/entry.tsx') },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          cssCodeSplit: false,
          target: 'es2022',
          // What each page needs is named in the entry; what the entry itself needs is there already.
          modulePreload: {
            resolveDependencies: (_file, names) =>
              names.filter((name) => !/\/(libraries|rolldown-runtime)-/.test(name)),
          },
          rolldownOptions: {
            input: at('src/app/rendering/entry-client.tsx'),
            // A few larger files instead of a dozen small ones, because each costs a phone a round trip. Lazily
            // imported code stays separate.
            output: {
              // The entry lists all files: a letter less of each name is fifty bytes of every first view.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
                    tags: ['$initial'],
                  },
                  // What every page runs is one file, whichever page comes first.
                  { name: 'app', tags: ['$initial'] },
                  {
                    name: 'forms',
                    test: /node_modules\/zod\/|src\/kit\/(fields\/(fields|field-rules|look-alikes)|forms\/broken-rules|text\/(swedish-identity|zip-code))\.ts$/,
                    includeDependenciesRecursively: false,
                  },
                  // Windows are loaded when they are opened.
                  {
                    name: 'window',
                    test: /src\/kit\/(widgets\/modal|browser\/unsaved)\./,
                    includeDependenciesRecursively: false,
                  },
                  // Pages of customers share these, and a first visit needs none of them.
                  {
                    name: 'lists',
                    test: /src\/kit\/(widgets\/(table|list-states)|pages\/pagination-nav|tables\/csv-file|browser\/save-text|text\/short-dates)\./,
                    includeDependenciesRecursively: false,
                  },
                  // So they do these: the engine of rows and the forecast of weeks.
                  {
                    name: 'rows',
                    // Every page has the link.
                    test: /src\/(kit\/text\/money-in-words|shop\/(wanted-rows|quick-order|delivery-forecast)\/(?!page\/quick-order-))/,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  // What only customers see of an article: its price, the cart, lists.
                  {
                    name: 'trade',
                    test: /src\/shop\/(cart\/(add-to-cart\/(add-to-cart|quantity-choice|typed-quantity|why-not-added|in-cart-mark|use-in-cart)|use-cart|optimistic-cart|other-windows|contract)|storefront\/(save-article|price-terms)|shopping-lists\/save-in-list)/,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  // Cards of articles, on most pages for visitors.
                  {
                    name: 'cards',
                    test: /src\/(shop\/(articles\/(contract|category-labels|prices\/fetching-prices|listing\/(article-(card|badges)|card-image))|images\/(image|no-)|storefront\/ordering)|kit\/(widgets\/(badge|skeleton)|pages\/page-paths))/,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  // The plain parts of forms, which a listing has too.
                  {
                    name: 'fields',
                    test: /src\/kit\/(forms\/(field|select-field|checkbox)|pages\/use-last-page)\./,
                    includeDependenciesRecursively: false,
                  },
                  // A few lines each, which pages for visitors share.
                  {
                    name: 'contact',
                    test: /src\/shop\/(contact\/(addresses|form-needs-script)|resellers\/contract)\./,
                    includeDependenciesRecursively: false,
                  },
                  // What pages of orders share, and what a form does once it is used.
                  {
                    name: 'orders',
                    test: /src\/shop\/orders\//,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'form',
                    test: /src\/(kit\/(forms\/(use-form|form-state|form-errors|list-search)|browser\/stored-draft|fields\/(plain-rules|rule-messages|email-rule))|shop\/login\/use-log-in)\./,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                  { name: 'shared', minShareCount: 4, includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
}));
