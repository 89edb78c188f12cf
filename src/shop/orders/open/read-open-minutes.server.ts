import type { Services } from '#kit/services/services.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { openMinutesOf } from './open-minutes.ts';

/** Returns for how many minutes an order can be added to now. */
export type ReadOpenMinutes = () => Promise<number>;

/** `hasOrderKey` returns whether a business system has a key with which it fetches orders. */
export function openMinutesReader(
  { env }: Pick<Services, 'env'>,
  texts: TextRepository,
  hasOrderKey: () => Promise<boolean>,
): ReadOpenMinutes {
  return async () => {
    const { OrderOpenMinutes: set } = await texts.settings();
    return openMinutesOf(
      set,
      set === undefined && (env.integrationDir !== undefined || (await hasOrderKey())),
    );
  };
}
