import { email, required } from './plain-rules.ts';

export function brokenEmailRule(value: string): 'required' | 'email' | undefined {
  if (!required(value)) return 'required';
  return email(value.trim()) ? undefined : 'email';
}
