import { createHash } from 'node:crypto';
import type { Env } from '#kit/process/env.server.ts';
import { bootScript, hydrateScript } from '#app/rendering/inline-scripts.server.ts';

const ownHashes = hashesOf([bootScript, hydrateScript]);

/**
 * Security headers: browsers may run our own scripts and hardly anything else. They are the same for every response
 * and built once: @fastify/helmet builds them for each one, which costs a fifth of a request.
 */
export function headersFor(env: Env, isDeveloped: boolean): Record<string, string> {
  const isHttps = env.publicUrl.startsWith('https:');
  return {
    'content-security-policy': contentPolicy(env, isDeveloped),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

type OfDocument = {
  /** The hashes of the styles inlined in a page. */
  ownStyles?: string;
  runsWebAssembly?: boolean | undefined;
};

export function contentPolicy(
  env: Env,
  isDeveloped: boolean,
  { ownStyles = '', runsWebAssembly = false }: OfDocument = {},
): string {
  const isHttps = env.publicUrl.startsWith('https:');
  const newsletter = env.newsletterActionUrl ? ` ${new URL(env.newsletterActionUrl).origin}` : '';
  const errorReports = env.sentryDsn ? ` ${new URL(env.sentryDsn).origin}` : '';
  return [
    "default-src 'none'",
    // During development styles are loaded by scripts, and changes arrive by web socket.
    `script-src 'self' ${isDeveloped ? "'unsafe-inline'" : ownHashes}${runsWebAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    isDeveloped ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${ownStyles}`.trimEnd(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDeveloped ? ' ws:' : ''}${errorReports}`,
    "manifest-src 'self'",
    `form-action 'self'${newsletter}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // On plain http the directive would break every address of the page.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** Returns the hash sources of inline scripts or styles. */
export function hashesOf(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
