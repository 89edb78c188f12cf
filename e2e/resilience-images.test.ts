import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImageIntake } from '../src/shop/articles/office/image-intake/contract.ts';
import { makeZip } from '../test/images/make-zip.ts';
import { image } from '../test/images/intake.ts';
import { findPostgres, startPrivateCluster, type PrivateCluster } from '../test/postgres.ts';
import { chanceOf, seedOfRun, type Chance } from '../test/security/seeded.ts';
import { times } from '../test/sizes.ts';
import { copyOfDemo, startIn, type BuiltShop } from './built-shop.ts';

const count = times > 1 ? 300 : 40;
const kills = times > 1 ? 6 : 2;

let cluster: PrivateCluster | undefined;
const folders: string[] = [];
beforeAll(async () => {
  if (findPostgres()) cluster = await startPrivateCluster();
});
afterAll(async () => {
  await cluster?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Calls of one of the staff, who stays logged in when the shop is started anew at another port. */
class Office {
  url = '';
  #cookie = '';

  async logIn(): Promise<void> {
    const body = JSON.stringify({ Email: 'kontoret@hylla.example', Password: 'demo1234', Code: '' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.url}/api/office/login`, { method: 'POST', headers, body });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  }

  async call<T>(path: string, { body, file }: { body?: object; file?: Buffer } = {}): Promise<T> {
    const type = file ? 'application/octet-stream' : 'application/json';
    const sent = file ?? (body && JSON.stringify(body));
    const answer = await fetch(`${this.url}/api/office/${path}`, {
      ...(sent !== undefined && { method: 'POST', body: sent as BodyInit }),
      headers: { cookie: this.#cookie, ...(sent !== undefined && { 'content-type': type }) },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}

type Listed = { Id: number; ArticleNumber: string };

/** As photographers and colleagues name them: one of twenty fits nothing, and one of twenty fits two. */
function namesFor(articles: readonly Listed[], chance: Chance): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = articles[at % articles.length]!.ArticleNumber;
    const other = articles[(at + 1) % articles.length]!.ArticleNumber;
    if (at % 20 === 7) return `DSC_${1000 + at}.JPG`;
    if (at % 20 === 13) return `${number} ${other} tillsammans ${at}.jpg`;
    const place = 1 + Math.floor(at / articles.length);
    return chance.pick([
      `${number}_${place}.jpg`,
      `${number}-${'abcdefghi'[place - 1]}.JPEG`,
      `Vår ${number} (${place}).jpg`,
      `${number} miljö fotograf ${'åäö'[at % 3]}.jpg`.normalize(at % 2 ? 'NFC' : 'NFD'),
    ]);
  });
}

async function sendAll(office: Office, id: number, names: readonly string[]): Promise<void> {
  const half = Math.floor(names.length / 2);
  for (const [at, name] of names.slice(0, half).entries())
    await office.call(`picture-intakes/${id}/files?fileName=${encodeURIComponent(name)}`, {
      file: await image(at, 400),
    });
  const files = names.slice(half).map(async (name, at) => ({ name, bytes: await image(half + at, 400) }));
  const zip = makeZip(await Promise.all(files));
  await office.call(`picture-intakes/${id}/files?fileName=fotografen.zip`, { file: zip });
}

/** Reads pages and calls of visitors until the shop is gone; returns how many it got. */
async function read(url: string, until: Promise<unknown>): Promise<number> {
  let answered = 0;
  let isOver = false;
  const over = until.then(() => (isOver = true));
  for (; !isOver; await Promise.race([sleep(20), over])) {
    const answer = await fetch(`${url}/api/products?take=5&skip=${answered % 30}`).catch(() => undefined);
    if (answer?.ok) answered++;
  }
  return answered;
}

type Killed = {
  start: () => Promise<BuiltShop>;
  dataDir: string;
  /** What happens between a kill and the next start. */
  afterKill?: () => Promise<void>;
};

async function takeInUnderKills({ start, dataDir, afterKill }: Killed): Promise<void> {
  const chance = chanceOf(seedOfRun);
  const office = new Office();
  let shop = await start();
  office.url = shop.url;
  await office.logIn();
  const { Rows: articles } = await office.call<{ Rows: Listed[] }>(`articles?take=60&state=active`);
  const { Id } = await office.call<{ Id: number }>('picture-intakes', { body: {} });
  await sendAll(office, Id, namesFor(articles, chance));
  const heap = () => office.call<ImageIntake>(`picture-intakes/${Id}`);
  const before = await heap();
  const fitting = before.Rows.filter(({ Problem }) => Problem === null);
  expect(before.Rows.length).toBe(count);
  expect(fitting.length).toBe(count - 2 * Math.floor(count / 20) - (count % 20 > 7 ? 1 : 0));
  await office.call(`picture-intakes/${Id}/take-in`, { body: { Version: before.Version } });
  let cut = 0;
  let now: ImageIntake;
  const drawn = () => now.Rows.filter(({ ImageId }) => ImageId !== null).length;
  for (let round = 0; round < kills; round++) {
    const enough = Math.min(1 + round * 8 + chance.upTo(8), Math.floor(fitting.length / 2));
    const killed = (async () => {
      for (now = await heap(); drawn() < enough && now.State === 'taking'; now = await heap()) await sleep(5);
      await shop.kill();
    })();
    await read(shop.url, killed);
    await afterKill?.();
    shop = await start();
    office.url = shop.url;
    now = await heap();
    if (now.State === 'taking') cut++;
  }
  expect(cut, 'kills in the middle').toBeGreaterThan(0);
  now = await heap();
  const done = (async () => {
    for (; now.State === 'taking'; now = await heap()) await sleep(20);
  })();
  expect(await read(shop.url, done)).toBeGreaterThan(0);
  const rows = new Map(now.Rows.map((row) => [row.Id, row]));
  expect(now.State).toBe('done');
  expect(now.Rows.filter(({ State }) => State === 'taken').length).toBe(fitting.length);
  expect(now.Rows.filter(({ State }) => State === 'open').length).toBe(count - fitting.length);
  expect(new Set(now.Rows.flatMap(({ ImageId }) => ImageId ?? [])).size).toBe(fitting.length);
  for (const { ArticleNumber, Id: articleId } of articles) {
    const { ImageId, ViewIds } = await office.call<{ ImageId: number; ViewIds: number[] }>(
      `articles/${articleId}`,
    );
    const mine = fitting.filter((row) => row.ArticleNumber === ArticleNumber);
    const inOrder = mine
      .sort((one, other) => one.Place! - other.Place!)
      .map((row) => rows.get(row.Id)!.ImageId);
    const shown = [ImageId, ...ViewIds];
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => inOrder.includes(id))).toEqual(inOrder);
  }
  await expect.poll(() => readdirSync(join(dataDir, 'pictures/intake')).length).toBe(count - fitting.length);
  await shop.stop();
}

/**
 * Beside other nodes, what a killed one held is waited for: two minutes, of which nothing else is seen here. Only a kill
 * in the middle leaves a lease.
 */
async function letLeaseEnd(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "update picture_intake set leased_until = now() where state = 'taking' and leased_until > now()",
  );
  await client.end();
  expect(rowCount).toBe(1);
}

test(
  `G1: killed ${kills} times while ${count} pictures are taken in, the shop on its embedded database has each once, in its place (seed ${seedOfRun})`,
  { timeout: 400_000 * Math.min(times, 4) },
  async () => {
    const dataDir = await copyOfDemo();
    folders.push(dataDir);
    await takeInUnderKills({ start: () => startIn(dataDir, {}), dataDir });
  },
);

test.runIf(findPostgres())(
  `G1: killed ${kills} times while ${count} pictures are taken in, the shop on PostgreSQL has each once, in its place (seed ${seedOfRun})`,
  { timeout: 400_000 * Math.min(times, 4) },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hylla-pictures-'));
    folders.push(dataDir);
    const url = await cluster!.newDatabase('pictures');
    await takeInUnderKills({
      start: () => startIn(dataDir, { DATABASE_URL: url }),
      dataDir,
      afterKill: () => letLeaseEnd(url),
    });
  },
);
