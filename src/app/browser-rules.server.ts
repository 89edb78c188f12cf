import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#kit/env.server.ts';
import { bootScript } from './document.server.ts';

const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;

/** What a browser may do with our answers: run our own scripts, and hardly anything else. */
export async function tellBrowsers(http: FastifyInstance, env: Env, isDeveloped: boolean): Promise<void> {
  const isHttps = env.publicUrl.startsWith('https:');
  const newsletter = env.newsletterActionUrl ? [new URL(env.newsletterActionUrl).origin] : [];
  // While developing, styles come by script and changes by web socket.
  const developed = isDeveloped ? ["'unsafe-inline'"] : [];
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: isDeveloped ? ["'self'", "'unsafe-inline'"] : ["'self'", bootHash],
        styleSrc: ["'self'", ...developed],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: isDeveloped ? ["'self'", 'ws:'] : ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...newsletter],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        // Not on plain http: it would turn every address of the page into one that does not answer.
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}
