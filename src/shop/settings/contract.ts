import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';

const text = z.optional(z.string());

/** What everybody is told of the settings; `office/contract.ts` has every one that the maker can change. */
export const Settings = z.object({
  /** The month `2027-02` in which articles made to order are delivered, and seasonal ones; '' when it is not told. */
  OrderMonth: z.string(),
  OrderMonthSeason: z.string(),
  OrderMonthSV: z.string(),
  OrderMonthEN: z.string(),
  OrderMonthsSeasonSV: z.string(),
  OrderMonthsSeasonEN: z.string(),
  ArticleNewsTextSV: z.string(),
  ArticleNewsTextEN: z.string(),
  ArticleSeasonNewsTextSV: z.string(),
  ArticleSeasonNewsTextEN: z.string(),
  SeasonNewsMenuSV: z.string(),
  SeasonNewsMenuEN: z.string(),
  /** For customers only. */
  ImageBankUrl: text,
  SocialUrl: text,
  NewsletterActionUrl: text,
  TrackingUrlTemplate: z.string(),
  CompanyName: z.string(),
  CompanyRegistrationNumber: text,
  CompanyVatNumber: text,
  CompanySeat: text,
  CompanyAddress: text,
  CompanyZipCode: text,
  CompanyCity: text,
  CompanyEmail: text,
  CompanyTelephone: text,
  Bankgiro: text,
  /** The maker's own logo; without one the shop shows its default mark. */
  LogoUrl: text,
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = endpoint({
  name: 'readSettings',
  summary: 'What the maker has set for the whole shop',
  method: 'GET',
  path: '/api/settings',
  who: 'anyone',
  perPrincipal: true,
  cachedUntil: 'data changes',
  input: z.object({}),
  output: Settings,
});
