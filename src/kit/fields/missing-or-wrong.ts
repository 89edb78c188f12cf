import type { RuleName } from './field-rules.ts';

/** A missing value breaks the rule `required`; a value of another type has the wrong form, or is no number. */
export const missingOrWrong = missingOr('regex');
export const missingOrNoNumber = missingOr('number');

function missingOr(rule: RuleName) {
  return ({ input }: { input?: unknown }): RuleName =>
    input === undefined || input === null ? 'required' : rule;
}
