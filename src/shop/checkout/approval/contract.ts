import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { Checkout } from '#shop/checkout/checkout-input.ts';
import { Verdict } from '#shop/wanted-rows/contract.ts';

export const approvalStates = ['waiting', 'approved', 'declined', 'lapsed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** A cart that somebody asks an administrator to order. */
export const Approval = z.object({
  Id: z.int(),
  State: z.enum(approvalStates),
  RequestedBy: z.string(),
  /** The caller asked, who cannot approve it. */
  IsOwn: z.boolean(),
  CreateDate: z.string(),
  /** What was asked for, at today's prices and stock; `PriceThen` is the price when it was asked. */
  Rows: z.array(Verdict),
  /** The goods of the whole order excluding VAT: what they cost now while it waits, else what they did. */
  Goods: z.number(),
  /** What is to be paid including VAT: what `expectedTotal` of approving has to be. */
  TotalAmount: z.number(),
  CurrencyCode: z.string(),
  /** The message of the order. */
  Note: z.string(),
  /** The order that was made, or that the rows are to be added to. */
  OrderId: z.nullable(z.int()),
  /** Who approved or declined it; null while it waits, and when it lapsed. */
  DecidedBy: z.nullable(z.string()),
  /** Why it was declined, or that it lapsed because who asked was removed; else ''. */
  Reason: z.string(),
});
export type Approval = z.infer<typeof Approval>;

export const requestApproval = endpoint({
  name: 'requestApproval',
  summary: 'Ask an administrator to order what is in the cart',
  description:
    'Takes the fields of `POST /api/Order`. The cart moves into the request; nothing is reserved. It lapses after 14 days, ' +
    'and its rows become a saved list. Honours an `Idempotency-Key`.',
  method: 'POST',
  path: '/api/approvals',
  who: 'customer',
  right: 'order',
  requestHeaders: keyHeader,
  problems: [
    'cart-empty',
    'cart-changed',
    'below-minimum',
    'key-reused',
    'not-found',
    'too-late',
    'limit-reached',
    'conflict',
  ],
  input: Checkout,
  output: Approval,
});
