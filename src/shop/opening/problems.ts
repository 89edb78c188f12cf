import { declareProblem } from '#kit/http/problem.ts';
import { problemTitleOf } from '#shop/texts/problem-titles.ts';

declare module '#kit/http/problem.ts' {
  interface AreaProblems {
    'not-open': 503;
  }
}

export const notOpen = declareProblem('not-open', 503, problemTitleOf('notOpen'));
