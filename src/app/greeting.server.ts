import { join } from 'node:path';
import type { Env } from '#kit/process/env.server.ts';
import { findForLogIn } from '#shop/customers/customers.server.ts';
import { hasDemoOwner, lacksOwner } from '#shop/staff/staff.server.ts';
import { readOpening } from '#shop/opening/opening.server.ts';
import { hasMailServer } from '#kit/mail/mail-server.server.ts';
import type { Shop } from './shop.server.ts';

/** Prints the shop's address and the first steps. */
export async function greet(shop: Shop, env: Env): Promise<void> {
  if (env.seed === 'demo') return await greetDemo(shop, env);
  const { isOpen } = await readOpening(shop.services.db);
  console.log(
    isOpen
      ? `The shop is open at ${env.publicUrl}`
      : `The shop is at ${env.publicUrl} and closed to visitors: it is opened in its office, ${env.publicUrl}/office`,
  );
  if (await lacksOwner(shop.services))
    console.log(
      'Nobody can log in to its office yet: npm run office -- add-owner NAME@EXAMPLE.SE lets somebody in.',
    );
}

/** Prints the demo's address and its log-ins. */
async function greetDemo({ services }: Shop, env: Env): Promise<void> {
  // The demo is loaded only here: a filled shop starts without it.
  const { demoLogIns, demoOwner } = await import('#demo/demo-log-ins.ts');
  console.log(`\n  The shop is open at ${env.publicUrl}\n`);
  const lines: string[] = [];
  for (const { customerNumber, password, name } of demoLogIns) {
    if (await findForLogIn(services.db, { number: customerNumber }))
      lines.push(`  ${customerNumber}  ${password}  ${name}`);
  }
  if (lines.length > 0) console.log(['  Demo log-ins', ...lines, ''].join('\n'));
  if (await hasDemoOwner(services, demoOwner.email))
    console.log(
      `  The office is at ${env.publicUrl}/office\n  ${demoOwner.email}  ${demoOwner.password}  (end this log-in before the shop is real)\n`,
    );
  if (!(await hasMailServer(services))) console.log(`  Mail is written to ${join(env.dataDir, 'mail')}\n`);
}
