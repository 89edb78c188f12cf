import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { ResellerApplication } from './application-input.ts';

export const blankApplication = {
  name: '',
  company: '',
  email: '',
  identity: '',
  address: '',
  zipCodeAndCity: '',
  telephone: '',
  webSite: '',
  message: '',
};
export type ApplicationValues = typeof blankApplication;

export function checkApplication(values: ApplicationValues): BrokenRules {
  return brokenRules(ResellerApplication, values);
}
