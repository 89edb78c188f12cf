import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, StaffMember } from '#kit/http/principal.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

type Recipient = Customer | StaffMember;
export type ServePdf = <R extends Recipient>(paper: {
  /** Ends with `:number`. */
  path: string;
  /** The name of the file, followed by the number. */
  name: string;
  find: (request: FastifyRequest) => Promise<R | Problem>;
  draw: (principal: R, number: number) => Promise<Buffer | Problem>;
}) => void;

const largestNumber = 2_147_483_647;

/** Serves PDFs by number to whoever `find` identifies; `draw` checks whose document it is. */
export function pdfServer(http: FastifyInstance): ServePdf {
  // Rendering blocks the processor, so few run at a time and other requests are answered in between.
  const limit = openConcurrencyLimit({ atOnce: 2, longestQueue: 20 });
  return ({ path, name, find, draw }) => {
    http.get(path, async (request, reply) => {
      const principal = await find(request);
      if (principal instanceof Problem) return await sendProblem(request, reply, principal);
      const { number: text = '' } = request.params as { number?: string };
      const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
      const pdf =
        number > largestNumber
          ? new Problem('not-found')
          : ((await limit.soon(() => draw(principal, number))) ??
            new Problem('unavailable', { retryAfterSeconds: 5 }));
      if (pdf instanceof Problem) return await sendProblem(request, reply, pdf);
      return await reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="${name}-${number}.pdf"`,
          // Chrome displays a PDF in a page of its own, which the shop's content security policy would leave blank.
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(pdf);
    });
  };
}
