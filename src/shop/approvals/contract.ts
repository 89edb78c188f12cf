import * as z from 'zod/mini';
import {
  amount,
  optionalQueryChoice,
  optionalQueryInteger,
  optionalText,
  pathId,
} from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { Approval, approvalStates } from '#shop/checkout/approval/contract.ts';

/** Larger sums are not exact in öre. */
const largestSum = Number.MAX_SAFE_INTEGER / 100;
export const longestReason = 500;

export const listApprovals = endpoint({
  name: 'listApprovals',
  summary: 'What waits for an approval, and what has been decided, the newest first',
  description:
    'Administrators see all requests of the customer, who orders sees the own ones, and who only sees none.',
  method: 'GET',
  path: '/api/approvals',
  who: 'customer',
  right: 'see',
  input: z.object({
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
    state: optionalQueryChoice(approvalStates),
  }),
  output: z.object({ Rows: z.array(Approval), TotalCount: z.int() }),
});

export const approve = endpoint({
  name: 'approve',
  summary: 'Approve a request, which orders it at the prices and the stock of today',
  description:
    'When the order would cost another sum than `expectedTotal`, the answer is 409 `cart-changed` with the new one as ' +
    '`TotalAmount`. Who asked cannot approve, and what is decided stays so: 409 `conflict`.',
  method: 'POST',
  path: '/api/approvals/:id/approve',
  who: 'customer',
  right: 'administer',
  problems: [
    'cart-empty',
    'cart-changed',
    'below-minimum',
    'not-found',
    'too-late',
    'limit-reached',
    'conflict',
  ],
  input: z.object({ id: pathId(), expectedTotal: amount({ max: largestSum }) }),
  output: z.object({ OrderId: z.int() }),
});

export const decline = endpoint({
  name: 'decline',
  summary: 'Decline a request',
  method: 'POST',
  path: '/api/approvals/:id/decline',
  who: 'customer',
  right: 'administer',
  problems: ['conflict'],
  input: z.object({ id: pathId(), Reason: optionalText({ max: longestReason }) }),
  output: Approval,
});
