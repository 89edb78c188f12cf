import { useSettings } from '#shop/settings/use-settings.ts';
import { leastPasswordLength } from './password-rules.ts';

/** Returns how many characters a new password must have. */
export function useLeastPasswordLength(): number {
  return useSettings().PasswordMin ?? leastPasswordLength;
}
