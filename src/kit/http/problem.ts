import type { Language } from '#kit/text/language.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import * as de from '#kit/text/language/de.ts';
import * as en from '#kit/text/language/en.ts';
import * as sv from '#kit/text/language/sv.ts';

export type FieldError = { field: string; rule: RuleName; message: string };

/** The expected failures that any server has, and their statuses. */
const statuses = {
  'bad-input': 400,
  'not-logged-in': 401,
  'new-password-required': 403,
  'no-right': 403,
  'other-site': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'changed-meanwhile': 409,
  'in-use': 409,
  'limit-reached': 409,
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

export type OwnCode = keyof typeof statuses;

/** The codes of the areas with their statuses, declared where they belong, in types here and by `declareProblem`. */
export interface AreaProblems {}
export type ProblemCode = OwnCode | keyof AreaProblems;

/** A text for an answer whose language is not known yet. */
type Message = (language: Language) => string;

export type ProblemKind = { readonly code: ProblemCode; readonly status: number; readonly title: Message };

const texts: Record<Language, { problems: Record<OwnCode, string>; limitReached: string }> = { sv, en, de };
const ofAreas = new Map<string, ProblemKind>();

/** Declares the code of an area, and returns what `new Problem` takes. */
export function declareProblem<Code extends keyof AreaProblems>(
  code: Code,
  status: AreaProblems[Code],
  title: Message,
): ProblemKind {
  const kind = { code, status, title };
  ofAreas.set(code, kind);
  return kind;
}

/** @throws Error for the code of an area whose server files are not loaded */
export function problemKindOf(code: ProblemCode): ProblemKind {
  if (isOwn(code))
    return { code, status: statuses[code], title: (language) => texts[language].problems[code] };
  const kind = ofAreas.get(code);
  if (!kind) throw new Error(`the problem ${String(code)} is not declared`);
  return kind;
}

function isOwn(code: string): code is OwnCode {
  return Object.hasOwn(statuses, code);
}

/** A refused field; without a message of its own, the rule's message is shown. */
export type RefusedByRule = { field: string; rule: RuleName; message?: Message };

/** Extension members of the problem details, in the spelling of the wire; declared beside their codes. */
export interface ProblemMembers {}

/** An expected failure, which a handler returns rather than throws. */
export class Problem {
  readonly #kind: ProblemKind;
  readonly detail: Message | undefined;
  readonly errors: readonly RefusedByRule[];
  readonly retryAfterSeconds: number | undefined;
  readonly members: ProblemMembers;

  constructor(
    kind: OwnCode | ProblemKind,
    more: {
      detail?: Message;
      errors?: readonly RefusedByRule[];
      retryAfterSeconds?: number;
      members?: ProblemMembers;
    } = {},
  ) {
    this.#kind = typeof kind === 'string' ? problemKindOf(kind) : kind;
    this.detail = more.detail;
    this.errors = more.errors ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.members = more.members ?? {};
  }

  get code(): ProblemCode {
    return this.#kind.code;
  }

  get status(): number {
    return this.#kind.status;
  }

  get title(): Message {
    return this.#kind.title;
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
  const title = problem.title(language);
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
