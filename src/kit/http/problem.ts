import type { Language } from '#kit/text/language.ts';
import { wholeNumberInWords } from '#kit/text/number-text.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import * as de from '#kit/text/language/de.ts';
import * as en from '#kit/text/language/en.ts';
import * as sv from '#kit/text/language/sv.ts';

export type FieldError = { field: string; rule: RuleName; message: string };

/** The expected failures and their statuses. */
export const problems = {
  'bad-input': 400,
  'not-logged-in': 401,
  'wrong-log-in': 401,
  'new-password-required': 403,
  'spent-link': 401,
  'no-right': 403,
  'other-site': 403,
  'not-found': 404,
  'unknown-email': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'changed-meanwhile': 409,
  'in-use': 409,
  'cart-empty': 409,
  'too-late': 409,
  'cart-changed': 409,
  'limit-reached': 409,
  'sold-out': 409,
  'too-slow': 408,
  'too-large': 413,
  'wrong-content-type': 415,
  'key-reused': 422,
  'unmet-expectation': 417,
  'headers-too-large': 431,
  'too-many': 429,
  unexpected: 500,
  leaving: 502,
  unavailable: 503,
} as const satisfies Record<keyof typeof sv.problems, number>;

export type ProblemCode = keyof typeof problems;

const texts: Record<Language, { problems: Record<ProblemCode, string>; limitReached: string }> = {
  sv,
  en,
  de,
};

export function problemTitle(code: ProblemCode, language: Language): string {
  return texts[language].problems[code];
}

/** A refused field; without a message of its own, the rule's message is shown. */
export type RefusedByRule = { field: string; rule: RuleName; message?: Message };

/** A text for an answer whose language is not known yet. */
type Message = (language: Language) => string;

/** `TotalAmount` is the present sum of an order that was refused because of its sum. */
export type ProblemMembers = { TotalAmount?: number };

/** An expected failure, which a handler returns rather than throws. */
export class Problem {
  readonly code: ProblemCode;
  readonly detail: Message | undefined;
  readonly errors: readonly RefusedByRule[];
  readonly retryAfterSeconds: number | undefined;
  /** Extension members of the problem details, in the spelling of the wire. */
  readonly members: ProblemMembers;

  constructor(
    code: ProblemCode,
    more: {
      detail?: Message;
      errors?: readonly RefusedByRule[];
      retryAfterSeconds?: number;
      members?: ProblemMembers;
    } = {},
  ) {
    this.code = code;
    this.detail = more.detail;
    this.errors = more.errors ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.members = more.members ?? {};
  }

  get status(): number {
    return problems[this.code];
  }
}

/** Refuses a field whose format is valid: a wrong current password, or an id that does not exist, for example. */
export function badField(field: string, rule: RuleName, message?: RefusedByRule['message']): Problem {
  return message
    ? new Problem('bad-input', { detail: message, errors: [{ field, rule, message }] })
    : new Problem('bad-input', { errors: [{ field, rule }] });
}

/** Refuses one more of something of which there may be at most `count`. */
export function limitReached(count: number): Problem {
  const detail = (language: Language) =>
    texts[language].limitReached.replace('{count}', wholeNumberInWords(count, language));
  return new Problem('limit-reached', { detail });
}

/** The problem details of RFC 9457. */
export type ProblemJson = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  errors?: FieldError[];
} & ProblemMembers;

export function problemToWire(problem: Problem, language: Language): ProblemJson {
  const title = problemTitle(problem.code, language);
  return {
    type: `/problems/${problem.code}`,
    title,
    status: problem.status,
    detail: problem.detail?.(language) ?? title,
    ...problem.members,
    ...(problem.errors.length > 0 && {
      errors: problem.errors.map(({ field, rule, message }) => ({
        field,
        rule,
        message: message?.(language) ?? ruleMessage(rule, language),
      })),
    }),
  };
}
