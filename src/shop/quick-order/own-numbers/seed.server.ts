import type { Trx } from '#kit/database/db.server.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { putOwnNumbers } from './store.server.ts';

type Seeded = { customerId: number; ownNumber: string; articleId: number };

export async function insertOwnNumbers(trx: Trx, numbers: readonly Seeded[], at: Date): Promise<void> {
  await putOwnNumbers(
    trx,
    numbers.map(({ customerId, ownNumber, articleId }) => ({
      customer_id: customerId,
      own_number: ownNumber,
      number_key: exactNumberKey(ownNumber),
      article_id: articleId,
    })),
    at,
  );
}
