import { declareProblem } from '#kit/http/problem.ts';
import type { Wish } from './sending/wishes.ts';
import { problemTitleOf } from '#shop/texts/problem-titles.ts';

declare module '#kit/http/problem.ts' {
  interface AreaProblems {
    'cart-empty': 409;
    'cart-changed': 409;
    'too-late': 409;
    'sold-out': 409;
    'below-minimum': 409;
    'needs-approval': 409;
    'order-held': 409;
  }

  interface ProblemMembers {
    /** The present sum of an order that was refused because of its sum. */
    TotalAmount?: number;
    /** What the customer wants that sending goes against. */
    Against?: readonly Wish[];
  }
}

export const cartEmpty = declareProblem('cart-empty', 409, problemTitleOf('cartEmpty'));
export const cartChanged = declareProblem('cart-changed', 409, problemTitleOf('cartChanged'));
export const tooLate = declareProblem('too-late', 409, problemTitleOf('tooLate'));
export const soldOut = declareProblem('sold-out', 409, problemTitleOf('soldOut'));
export const orderHeld = declareProblem('order-held', 409, problemTitleOf('orderHeld'));
export const belowMinimum = declareProblem('below-minimum', 409, problemTitleOf('belowMinimum'));
export const needsApproval = declareProblem('needs-approval', 409, problemTitleOf('needsApproval'));
