import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '#kit/http/http.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { openConcurrencyLimit } from '#kit/queue/concurrency-limit.server.ts';

/** A document that the caller may have: the name of its file, and how it is made. */
export type FoundPdf = { name: string; draw: () => Promise<Buffer | Problem> };
export type ServePdf = (paper: {
  path: string;
  find: (request: FastifyRequest) => Promise<FoundPdf | Problem>;
  /** Headers beside those that every PDF has. */
  headers?: Readonly<Record<string, string>>;
  /** The page that a person's browser is sent to when there is no such document. */
  elsewhere?: string;
}) => void;

const largestNumber = 2_147_483_647;

/** Returns the `:number` of the path; undefined when it can be no number of a document. */
export function numberInPath(request: FastifyRequest): number | undefined {
  const { number: text = '' } = request.params as { number?: string };
  const number = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  return number > largestNumber ? undefined : number;
}

/** Serves PDFs to whoever `find` lets have them. */
export function pdfServer(http: FastifyInstance): ServePdf {
  // Rendering blocks the processor, so few run at a time and other requests are answered in between.
  const limit = openConcurrencyLimit({ atOnce: 2, longestQueue: 20 });
  return ({ path, find, headers = {}, elsewhere }) => {
    http.get(path, async (request, reply) => {
      void reply.headers(headers);
      const found = await find(request);
      if (found instanceof Problem) {
        const isPerson = request.headers.accept?.includes('text/html') ?? false;
        if (elsewhere && isPerson && found.code === 'not-found') return await reply.redirect(elsewhere, 303);
        return await sendProblem(request, reply, found);
      }
      const pdf = (await limit.soon(found.draw)) ?? new Problem('unavailable', { retryAfterSeconds: 5 });
      if (pdf instanceof Problem) return await sendProblem(request, reply, pdf);
      return await reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="${found.name}.pdf"`,
          // Chrome displays a PDF in a page of its own, which the shop's content security policy would leave blank.
          'content-security-policy': "frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(pdf);
    });
  };
}
