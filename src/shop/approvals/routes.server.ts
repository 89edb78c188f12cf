import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import { requestApproval } from '#shop/checkout/approval/contract.ts';
import { approveRequest, ask, declineRequest, type ApprovalShop } from './approvals.server.ts';
import * as calls from './contract.ts';
import { approvalOf, approvalsOf } from './list-approvals.server.ts';

export function approvalRoutes(shop: ApprovalShop): Route[] {
  return [
    serve(calls.listApprovals, (query, customer, { language }) =>
      approvalsOf(shop, customer, query, language),
    ),
    serve(requestApproval, async (checkout, customer, context) => {
      const asked = await ask(shop, customer, checkout, context);
      if (asked instanceof Problem) return asked;
      const approval = await approvalOf(shop, customer, asked.result, context.language);
      return approval instanceof Problem ? approval : new Answer(approval, { headers: replayHeaders(asked) });
    }),
    serve(calls.approve, async (input, customer) => {
      const placed = await approveRequest(shop, customer, input);
      return placed instanceof Problem ? placed : { OrderId: placed };
    }),
    serve(calls.decline, async (input, customer, { language }) => {
      const refused = await declineRequest(shop, customer, input);
      return refused ?? (await approvalOf(shop, customer, input.id, language));
    }),
  ];
}
