import type { TestShop } from '../../shop.ts';
import { expect } from 'vitest';
import { acts } from './acts.ts';
import { perform, type Act, type Call, type Job, type MailKey } from './mail-acts.ts';
import { addressOf, openWorld, type Reader, type World } from './mail-world.ts';
import { foreignIn, lastMail, mailsAfter, match } from './read-mails.ts';

type Told = readonly [Reader, MailKey];
/** What keeps mails from some. */
export type Wish = {
  what: string;
  /** Comes to hold before what is done, or just before the call that mails. */
  set?(world: World): Promise<unknown>;
  setLate?(world: World): Promise<unknown>;
  /** What of the call is another. */
  with?: object;
  /** Whether a mail of an act is one that is not sent then. */
  isUnwanted?(told: Told, act: Act): boolean;
  /** Who has another address then. */
  addresses?: Partial<Record<Reader, string>>;
  /** What is tried although no mail of it is unwanted. */
  alsoTried?(act: Act): boolean;
  /** What cannot be done then, of which nobody is mailed anything. */
  refused?: readonly string[];
};

type Begun = { act: Act; call: Call | Job };

/** Does whatever mails somebody who is not to be mailed, and sees that all others are. */
export async function tryWish(shop: TestShop, wish: Wish): Promise<void> {
  const isConcerned = (act: Act) =>
    wish.alsoTried?.(act) || act.mails.some((told) => wish.isUnwanted?.(told, act));
  const concerned = acts.filter(isConcerned);
  const refused: string[] = [];
  const together = concerned.filter(({ alone }) => !alone);
  for (const some of [together, ...concerned.filter(({ alone }) => alone).map((act) => [act])]) {
    const world = await openWorld(shop, 1);
    await wish.set?.(world);
    await forget(shop);
    const begun: Begun[] = [];
    for (const act of some) begun.push({ act, call: await act.begin(world) });
    await wish.setLate?.(world);
    await forget(shop);
    for (const one of begun) if (await isRefused(world, wish, one)) refused.push(one.act.what);
  }
  expect(concerned).not.toEqual([]);
  expect.soft(refused).toEqual(wish.refused ?? []);
}

async function forget({ sessions, services }: TestShop): Promise<void> {
  sessions.forget();
  await services.versions.changed();
}

async function isRefused(world: World, wish: Wish, { act, call }: Begun): Promise<boolean> {
  const { shop, languageOf } = world;
  const last = await lastMail(shop);
  const answer = await perform(withValues(call, wish.with), act.what);
  const wanted = act.mails.filter((told) => !wish.isUnwanted?.(told, act));
  const refused = (answer?.status ?? 200) >= 400;
  const addresses = { ...addressOf, ...wish.addresses };
  const mails = await mailsAfter(shop, last);
  const { missing, others, found } = match(world, refused ? [] : wanted, mails, addresses);
  const foreign = found.flatMap(({ mail, reader }) => foreignIn(mail, languageOf[reader]));
  expect.soft([act.what, missing, others, foreign]).toEqual([act.what, [], [], []]);
  return refused;
}

function withValues(call: Call | Job, values: object | undefined): Call | Job {
  return values && 'body' in call ? { ...call, body: { ...call.body, ...values } } : call;
}
