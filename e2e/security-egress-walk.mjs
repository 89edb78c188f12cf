// Uses the built shop in DATA_DIR in a network namespace without a route out; prints the answers, and how often one
// of its programs tried to connect to somewhere else.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const url = 'http://localhost:3000';
const shop = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, HOST: '127.0.0.1', PORT: '3000', PUBLIC_URL: url },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const answers = {};
let cookie = '';

async function ask(path, body) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(url + path, init).catch(() => undefined);
  await answer?.arrayBuffer();
  cookie ||= answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  answers[path] = answer?.status;
}

/** The kernel counts attempts without a route. */
function triesOutside() {
  const [names, values] = readFileSync('/proc/net/snmp', 'utf8')
    .match(/^Ip: .*$/gm)
    .map((line) => line.split(' '));
  const newer = /Ip6OutNoRoutes\s+(\d+)/.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1] ?? 0;
  return Number(values[names.indexOf('OutNoRoutes')]) + Number(newer);
}

for (let tries = 0; tries < 600 && !(await fetch(`${url}/readyz`).catch(() => undefined))?.ok; tries++)
  await sleep(100);
const before = triesOutside();
for (const path of [
  '/',
  '/products',
  '/article/1',
  '/pressroom',
  '/sitemap.xml',
  '/api/ArticleImage/1',
  '/api/settings',
])
  await ask(path);
await ask('/api/login', { username: '1001', password: 'demo1234' });
for (const path of ['/api/products', '/api/orders', '/api/Invoices', '/api/DueInvoices']) await ask(path);
await ask('/api/cartrow', { ArticleId: 1, Quantity: Number(process.env.QUANTITY ?? 6) });
await ask('/api/Order', { wayOfDeliveryId: 1, partialDelivery: true });
await ask('/api/ResetPassword', { email: 'no@body.example' });
// Mails are sent a moment after what causes them.
for (let tries = Number(process.env.LOOK_AGAIN); tries > 0 && triesOutside() === before; tries--)
  await sleep(100);
const outside = triesOutside() - before;
shop.kill();
console.log(JSON.stringify({ answers, outside }));
