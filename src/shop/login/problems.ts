import { declareProblem } from '#kit/http/problem.ts';
import { problemTitleOf } from '#shop/texts/problem-titles.ts';

declare module '#kit/http/problem.ts' {
  interface AreaProblems {
    'wrong-log-in': 401;
    'spent-link': 401;
    'unknown-email': 404;
  }
}

export const wrongLogIn = declareProblem('wrong-log-in', 401, problemTitleOf('wrongLogIn'));
export const spentLink = declareProblem('spent-link', 401, problemTitleOf('spentLink'));
export const unknownEmail = declareProblem('unknown-email', 404, problemTitleOf('unknownEmail'));
