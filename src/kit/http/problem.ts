import type { Language } from '#kit/text/language.ts';
import { wholeNumberInWords } from '#kit/text/number-text.ts';
import { ruleMessages } from '#kit/forms/field-rules.ts';
import type { RuleName } from '#kit/forms/field-rules.ts';

export type FieldError = { field: string; rule: RuleName; message: string };

/** The expected failures, each with its status and its title in Swedish and English. */
export const problems = {
  'bad-input': {
    status: 400,
    title: ['Något i formuläret behöver rättas', 'Something in the form needs correcting'],
  },
  'not-logged-in': { status: 401, title: ['Du behöver logga in', 'You need to log in'] },
  'wrong-log-in': {
    status: 401,
    title: ['Fel kundnummer eller lösenord.', 'Wrong customer number or password.'],
  },
  'new-password-required': {
    status: 403,
    title: ['Välj först ett nytt lösenord', 'Choose a new password first'],
  },
  'spent-link': {
    status: 401,
    title: ['Länken är redan använd eller för gammal', 'The link has been used or is too old'],
  },
  'no-right': {
    status: 403,
    title: ['Din roll får inte göra det här', 'Your role may not do this'],
  },
  'other-site': {
    status: 403,
    title: ['Anropet kom från en annan webbplats', 'The call came from another site'],
  },
  'not-found': { status: 404, title: ['Finns inte', 'Not found'] },
  'unknown-email': {
    status: 404,
    title: ['Det finns ingen kund med den e-postadressen.', 'There is no customer with that e-mail address.'],
  },
  'method-not-allowed': {
    status: 405,
    title: ['Metoden kan inte användas här', 'The method cannot be used here'],
  },
  conflict: { status: 409, title: ['Det går inte just nu', 'That is not possible right now'] },
  'changed-meanwhile': {
    status: 409,
    title: [
      'Någon annan har ändrat det här sedan du öppnade det',
      'Somebody else has changed this since you opened it',
    ],
  },
  'in-use': {
    status: 409,
    title: ['Det används och kan inte tas bort', 'It is in use and cannot be deleted'],
  },
  'cart-empty': { status: 409, title: ['Varukorgen är tom.', 'Your cart is empty.'] },
  'too-late': {
    status: 409,
    title: ['Ordern plockas redan och kan inte ändras.', 'The order is being picked and cannot be changed.'],
  },
  'cart-changed': {
    status: 409,
    title: ['Varukorgen har ändrats', 'The cart has changed'],
  },
  'limit-reached': { status: 409, title: ['Gränsen är nådd', 'The limit is reached'] },
  'sold-out': { status: 409, title: ['Artikeln är slutsåld', 'The article is sold out'] },
  'too-slow': { status: 408, title: ['Det tog för lång tid', 'That took too long'] },
  'too-large': { status: 413, title: ['Det var för mycket på en gång', 'That was too much at once'] },
  'wrong-content-type': { status: 415, title: ['Skicka JSON', 'Send JSON'] },
  'key-reused': {
    status: 422,
    title: [
      'Idempotency-Key har redan använts till något annat',
      'The Idempotency-Key was used for something else',
    ],
  },
  'unmet-expectation': {
    status: 417,
    title: ['Det som anropet väntar sig stöds inte', 'What the call expects is not supported'],
  },
  'headers-too-large': {
    status: 431,
    title: ['Anropets huvud är för stort', 'The head of the call is too large'],
  },
  'too-many': {
    status: 429,
    title: ['För många försök. Vänta en stund.', 'Too many tries. Please wait a while.'],
  },
  unexpected: {
    status: 500,
    title: [
      'Något gick fel. Försök igen om en stund.',
      'Something went wrong. Please try again in a moment.',
    ],
  },
  leaving: {
    status: 502,
    title: [
      'Butiken startas om. Försök igen om en stund.',
      'The shop is being restarted. Please try again in a moment.',
    ],
  },
  unavailable: {
    status: 503,
    title: [
      'Något gick fel. Försök igen om en stund.',
      'Something went wrong. Please try again in a moment.',
    ],
  },
} as const satisfies Record<string, { status: number; title: readonly [sv: string, en: string] }>;

export type ProblemCode = keyof typeof problems;

/** A refused field; without a message of its own, the rule's message is shown. */
export type RefusedByRule = { field: string; rule: RuleName; message?: Message };

/** A text for an answer whose language is not known yet. */
type Message = ((language: Language) => string) | readonly [sv: string, en: string];

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
    return problems[this.code].status;
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
  const detail = [
    `Gränsen är nådd: högst ${wholeNumberInWords(count, 'sv')}.`,
    `The limit is reached: at most ${wholeNumberInWords(count, 'en')}.`,
  ] as const;
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
  const { status, title } = problems[problem.code];
  return {
    type: `/problems/${problem.code}`,
    title: inWords(title, language),
    status,
    detail: inWords(problem.detail ?? title, language),
    ...problem.members,
    ...(problem.errors.length > 0 && {
      errors: problem.errors.map(({ field, rule, message }) => ({
        field,
        rule,
        message: message ? inWords(message, language) : ruleMessages[rule][language],
      })),
    }),
  };
}

function inWords(message: Message, language: Language): string {
  return typeof message === 'function' ? message(language) : message[language === 'en' ? 1 : 0];
}
