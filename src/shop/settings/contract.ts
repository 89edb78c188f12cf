import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { toldShape } from './told-settings.ts';

const text = z.optional(z.string());

/** What everybody is told; `declared-settings.ts` has every setting. */
export const Settings = z.object({
  ...toldShape,
  /** For customers only. */
  ImageBankUrl: text,
  SocialUrl: text,
  NewsletterActionUrl: text,
  TrackingUrlTemplate: z.string(),
  /** The least number of characters of a customer's new password. */
  PasswordMin: z.int(),
  /** The maker's own logo; without one the shop shows its default mark. */
  LogoUrl: text,
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'What the maker has set for the whole shop',
  whileClosed: 'in press room',
  method: 'GET',
  path: '/api/settings',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({}),
  output: Settings,
});
