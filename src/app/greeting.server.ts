import { join } from 'node:path';
import type { Env } from '#kit/env.server.ts';
import { demoLogIns, demoOwner } from '#demo/demo-log-ins.ts';
import { findForLogIn } from '#shop/customers/customers.server.ts';
import { hasDemoOwner } from '#shop/staff/staff.server.ts';
import type { Shop } from './shop.server.ts';

/** Tells whoever started the shop where it is, and how to try it. */
export async function greet({ services }: Shop, env: Env): Promise<void> {
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
  if (!env.smtpUrl) console.log(`  Mail is written to ${join(env.dataDir, 'mail')}\n`);
}
