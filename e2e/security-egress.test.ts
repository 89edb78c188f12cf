import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyOfDemo } from './built-shop.ts';

/** Uses the shop in a network namespace of its own. */
async function walkAlone(env: Record<string, string>, lookAgain: number) {
  const dataDir = await copyOfDemo();
  const { PATH, HOME } = process.env;
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['-n', 'sh', '-c', `ip link set lo up && exec "${process.execPath}" e2e/security-egress-walk.mjs`],
    {
      env: { PATH, HOME, DATA_DIR: dataDir, LOOK_AGAIN: String(lookAgain), ...env },
      encoding: 'utf8',
      timeout: 300_000,
    },
  );
  rmSync(dataDir, { recursive: true, force: true });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`the walk ended early: ${stderr}`);
  return JSON.parse(last) as { answers: Record<string, number>; outside: number };
}

/** Namespaces require root, and are not possible in every container. */
const mayBeAlone = spawnSync('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

test.runIf(mayBeAlone)(
  'G40: a shop without a network shows, sells and writes mail, and reaches out to nobody',
  async () => {
    const { answers, outside } = await walkAlone({}, 15);
    const { '/api/ResetPassword': unknown, ...others } = answers;
    expect(unknown).toBe(404);
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((path) => [path, 200])));
    expect(Object.keys(others).length).toBeGreaterThan(12);
    expect(outside).toBe(0);
  },
);

test.runIf(mayBeAlone)('G37: a shop that wants to reach a mail server is seen to try', async () => {
  const { outside } = await walkAlone(
    { SMTP_URL: 'smtp://192.0.2.1:25', MAIL_FROM: 'shop@shop.example' },
    300,
  );
  expect(outside).toBeGreaterThan(0);
});
