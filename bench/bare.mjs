import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOf } from './shop.mjs';

const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** A server that only sends the same bytes as the shop: the maximum that the machine and Node can do. */
export async function startBareServer() {
  const child = fork(program);
  const [port] = await once(child, 'message');
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    kill: () => child.kill('SIGKILL'),
    /** Answers every request with this from now on. */
    async answerWith({ status, headers, body }) {
      const sent = [];
      for (let index = 0; index < headers.length; index += 2) {
        if (!ownHeaders.has(headers[index].toLowerCase())) sent.push(headers[index], headers[index + 1]);
      }
      if (status !== 304 && status !== 204) sent.push('content-length', String(body.length));
      child.send({ status, headers: sent, body: body.toString('base64') });
      await once(child, 'message');
    },
  };
}
