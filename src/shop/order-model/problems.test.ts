import { expect, test } from 'vitest';
import { Problem, problemToWire } from '#kit/http/problem.ts';
import { cartChanged, cartEmpty, soldOut, tooLate } from './problems.ts';

/** What an order is refused with, in the words of the shop. */
test.each([
  [cartEmpty, 'cart-empty', 'Varukorgen är tom.', 'Your cart is empty.'],
  [cartChanged, 'cart-changed', 'Varukorgen har ändrats', 'The cart has changed'],
  [
    tooLate,
    'too-late',
    'Ordern plockas redan och kan inte ändras.',
    'The order is being picked and cannot be changed.',
  ],
  [soldOut, 'sold-out', 'Artikeln är slutsåld', 'The article is sold out'],
])('the problem %# is a conflict with its words', (kind, code, sv, en) => {
  const problem = new Problem(kind);
  const type = `/problems/${code}`;
  expect(problemToWire(problem, 'sv')).toEqual({ type, title: sv, status: 409, detail: sv });
  expect(problemToWire(problem, 'en')).toEqual({ type, title: en, status: 409, detail: en });
});
