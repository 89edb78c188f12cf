import type { Trx } from '#kit/database/db.server.ts';
import { putOpening } from './store.server.ts';

export async function openToVisitors(trx: Trx): Promise<void> {
  await putOpening(trx, { isOpen: true, pressIsOpen: false });
}
