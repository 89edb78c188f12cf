import { mailServerOf, type MailNeeds } from '#kit/mail/mail-server.server.ts';
import type { ShopSettings } from './declared-settings.ts';

/** Returns the maker's address for orders, applications and the answers of customers: as it is set, else the company's. */
export async function ordersAddress(
  services: MailNeeds,
  { CompanyEmail }: Pick<ShopSettings, 'CompanyEmail'>,
): Promise<string> {
  const { ordersTo, from } = await mailServerOf(services);
  return ordersTo ?? (CompanyEmail || from);
}
