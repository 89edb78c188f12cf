import { lengthOf } from '#kit/fields/plain-rules.ts';
import { longestName, shortestName } from './contract.ts';

/** Returns the rule that the name of a person breaks, if any. */
export function brokenNameRule(name: string): 'required' | 'minLength' | 'maxLength' | undefined {
  const length = lengthOf(name.trim());
  if (length === 0) return 'required';
  if (length < shortestName) return 'minLength';
  return length > longestName ? 'maxLength' : undefined;
}
