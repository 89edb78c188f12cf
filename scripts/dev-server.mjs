import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { relative } from 'node:path';
import { createServer } from 'vite';
import { root } from './command.mjs';

const entry = '/src/app/main.server.ts';

/** Runs the shop from its sources: components are replaced in place, and a changed server file restarts the server. */
export async function developing() {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    appType: 'custom',
  });
  let shop;
  let turn = Promise.resolve();
  const inTurn = (work) => (turn = turn.then(work).catch((error) => report(vite, error)));

  const start = async () => {
    const { startShop } = await vite.ssrLoadModule(entry);
    shop = await startShop({ vite });
  };
  const stop = async () => {
    const running = shop;
    shop = undefined;
    await running?.stop();
  };

  let waiting;
  vite.watcher.on('all', (_event, file) => {
    if (!changesTheServer(vite, file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      console.log(`\n${relative(root, file)} changed: starting again`);
      inTurn(stop);
      inTurn(start);
    }, 100);
  });
  const end = () => inTurn(async () => (await stop(), await vite.close())).then(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  await inTurn(start);
}

/** Components and styles are replaced in the browser and reloaded for each page; the server holds everything else. */
function changesTheServer(vite, file) {
  if (/\.(tsx|css)$/.test(file)) return false;
  if (/\.sql$/.test(file)) return true;
  const known = vite.environments.ssr.moduleGraph.getModulesByFile(file);
  // After a failed import the shop is down and the file may be unknown, so any source may be the fix.
  return Boolean(known?.size) || /\/(src|demo)\/.*\.server\.ts$/.test(file);
}

/** Two shops may be in development at once; Vite's own default port would serve only the first. */
async function freePort() {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

function report(vite, error) {
  if (/^(Start|Setting)Error$/.test(error.name)) {
    console.error(error.message);
    process.exit(1);
  }
  vite.ssrFixStacktrace(error);
  console.error(error.stack ?? error);
  console.error('Waiting for a change.');
}
