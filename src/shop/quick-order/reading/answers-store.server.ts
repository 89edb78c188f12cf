import { createHash } from 'node:crypto';
import type { Db } from '#kit/database/db.server.ts';

interface QuantityAnswerTable {
  customer_id: number;
  heading_key: string;
  columns: string;
  answered_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    quantity_answer: QuantityAnswerTable;
  }
}

/** A customer's lists have a few headings; older answers are forgotten. */
const mostAnswers = 200;

/** Returns which columns the customer has said are the quantity below this heading. */
export async function readAnswer(db: Db, customerId: number, heading: string): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('quantity_answer')
    .select('columns')
    .where('customer_id', '=', customerId)
    .where('heading_key', '=', keyOf(heading))
    .executeTakeFirst();
  return row && row.columns.split(' ').filter(Boolean).map(Number);
}

export async function keepAnswer(
  db: Db,
  { customerId, heading, columns }: { customerId: number; heading: string; columns: readonly number[] },
  now: Date,
): Promise<void> {
  const answer = { columns: columns.join(' '), answered_at: now };
  const heading_key = keyOf(heading);
  await db
    .insertInto('quantity_answer')
    .values({ customer_id: customerId, heading_key, columns: answer.columns, answered_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'heading_key']).doUpdateSet(answer))
    .execute();
  const newest = db
    .selectFrom('quantity_answer')
    .select('heading_key')
    .where('customer_id', '=', customerId)
    .orderBy('answered_at', 'desc')
    .orderBy('heading_key')
    .limit(mostAnswers);
  await db
    .deleteFrom('quantity_answer')
    .where('customer_id', '=', customerId)
    .where('heading_key', 'not in', newest)
    .execute();
}

/** Headings may be longer than an index takes. */
function keyOf(heading: string): string {
  return createHash('sha256').update(heading).digest('base64url');
}
