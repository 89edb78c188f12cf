import * as z from 'zod/mini';
import { email, optionalText, telephone, text } from '#kit/fields/fields.ts';

export const ResellerApplication = z.object({
  name: text({ min: 2 }),
  company: text({ min: 2 }),
  email: email(),
  identity: text({ min: 2, max: 50 }),
  address: text({ min: 2 }),
  zipCodeAndCity: text({ min: 1 }),
  telephone: telephone(),
  webSite: optionalText(),
  message: optionalText({ max: 2000 }),
});
