import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, StaffMember } from '#kit/http/principal.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

type Reader = Customer | StaffMember;
export type ServePdf = <R extends Reader>(paper: {
  /** Ends with `:number`. */
  path: string;
  /** Of the file, before its number. */
  name: string;
  find: (request: FastifyRequest) => Promise<R | Problem>;
  draw: (reader: R, number: number) => Promise<Buffer | Problem>;
}) => void;

const largestNumber = 2_147_483_647;

/** Serves papers by their numbers, to whom `find` knows; whose a paper is, `draw` asks. */
export function pdfServer(http: FastifyInstance): ServePdf {
  // Each takes the processor for as long as it is drawn: the shop is to answer others meanwhile.
  const turns = openConcurrencyLimit({ atOnce: 2, longestQueue: 20 });
  return ({ path, name, find, draw }) => {
    http.get(path, async (request, reply) => {
      const reader = await find(request);
      if (reader instanceof Problem) return await sendProblem(request, reply, reader);
      const { number: text = '' } = request.params as { number?: string };
      const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
      const pdf =
        number > largestNumber
          ? new Problem('not-found')
          : ((await turns.soon(() => draw(reader, number))) ??
            new Problem('unavailable', { retryAfterSeconds: 5 }));
      if (pdf instanceof Problem) return await sendProblem(request, reply, pdf);
      return await reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="${name}-${number}.pdf"`,
          // Chrome shows a PDF in a page of its own making, which the shop's policy would leave blank.
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(pdf);
    });
  };
}
