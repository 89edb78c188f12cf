import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { readAssets } from './assets.server.ts';
import type { Rendering } from './draw-page.server.ts';
import type { RenderPage } from './rendered-page.ts';

type BuiltEntry = { renderPage: RenderPage };
type Source = Pick<Rendering, 'renderer' | 'assetsOf' | 'transform'>;

/** Renders pages with the built entry, so that the server's own files import no components. */
export function builtRendering(): Source {
  let loading: Promise<RenderPage> | undefined;
  const entry = pathToFileURL(join(projectRoot, 'dist/server/entry-server.js')).href;
  return {
    renderer: () =>
      (loading ??= import(/* @vite-ignore */ entry).then((built: BuiltEntry) => built.renderPage)),
    assetsOf: readAssets(),
  };
}

/** Renders pages from their current sources; styles are loaded by scripts, so that they can be replaced in place. */
export async function developedRendering(vite: ViteDevServer, http: FastifyInstance): Promise<Source> {
  http.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
  return {
    renderer: async () =>
      ((await vite.ssrLoadModule('/src/app/rendering/entry-server.tsx')) as BuiltEntry).renderPage,
    assetsOf: () => ({
      scripts: ['/@vite/client', '/src/app/rendering/entry-client.tsx'],
      preloads: [],
      styles: { href: '/src/app/layouts/theme.css?direct' },
      fonts: [],
    }),
    transform: (url, html) => vite.transformIndexHtml(url, html),
  };
}
