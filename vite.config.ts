import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Stops the build when something that only the server may know would reach the browser. */
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

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [serverStaysOnServer(), react()],
  publicDir: 'public',
  // In hundreds of small files each: read as one they are there at once.
  ssr: { noExternal: ['kysely', 'zod'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: at('src/app/main.server.ts'),
            import: at('src/app/import.server.ts'),
            'entry-server': at('src/app/entry-server.tsx'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        target: 'es2022',
        rolldownOptions: {
          input: at('src/app/entry-client.tsx'),
          // A few larger files instead of a dozen small ones: on a phone each costs a round trip.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/ },
                { name: 'shared', minShareCount: 4 },
              ],
            },
          },
        },
      },
}));
