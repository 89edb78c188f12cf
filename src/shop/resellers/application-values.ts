import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { ResellerApplication } from './application-input.ts';

/** The fields in the order of the form. */
export const blankApplication = {
  name: '',
  company: '',
  identity: '',
  email: '',
  telephone: '',
  address: '',
  zipCodeAndCity: '',
  webSite: '',
  message: '',
};
export type ApplicationValues = typeof blankApplication;

export function checkApplication(values: ApplicationValues): BrokenRules {
  return brokenRules(ResellerApplication, values);
}
