import { expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp } from '#kit/http/http.server.ts';
import { contentPolicy, hashesOf, headersFor } from './security-headers.server.ts';

async function headersAt(settings: Record<string, string>) {
  const env = readEnv(settings);
  const http = await createHttp(env, 'silent', { headers: headersFor(env, false) });
  http.get('/', () => 'a page');
  const { headers } = await http.inject('/');
  return { ...headers, policy: String(headers['content-security-policy']).split(';') };
}

test('a browser runs only our own scripts, frames us nowhere and guesses no types', async () => {
  const headers = await headersAt({});
  expect(headers.policy[0]).toBe("default-src 'none'");
  expect(headers.policy[1]).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}='){2}$/);
  expect(headers.policy).toContain("style-src 'self'");
  expect(headers.policy).toContain("frame-ancestors 'none'");
  expect(headers.policy).toContain("form-action 'self'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('WebAssembly runs in the document that needs it, and in no other', () => {
  const scripts = (policy: string) => policy.split(';').find((one) => one.startsWith('script-src'));
  const env = readEnv({});
  expect(scripts(contentPolicy(env, false, { runsWebAssembly: true }))).toMatch(/ 'wasm-unsafe-eval'$/);
  expect(scripts(contentPolicy(env, false))).not.toContain('unsafe');
});

test('over https a browser stays with https, and on plain http nothing is upgraded', async () => {
  const https = await headersAt({ PUBLIC_URL: 'https://shop.example.se' });
  expect(https['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(https.policy).toContain('upgrade-insecure-requests');
  const http = await headersAt({});
  expect(http['strict-transport-security']).toBeUndefined();
  expect(http.policy).not.toContain('upgrade-insecure-requests');
});

test('what stands in a page is known by the hash a browser makes of it', () => {
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(hashesOf(['', ''])).toBe(`${empty} ${empty}`);
});

test('the newsletter may be posted to where it is sent', async () => {
  const { policy } = await headersAt({ NEWSLETTER_ACTION_URL: 'https://news.example.se/add?x=1' });
  expect(policy).toContain("form-action 'self' https://news.example.se");
});

test('errors may be reported to the service that is set, and to nobody else', async () => {
  const { policy } = await headersAt({ SENTRY_DSN: 'https://key@errors.example.se/7' });
  expect(policy).toContain("connect-src 'self' https://errors.example.se");
  expect((await headersAt({})).policy).toContain("connect-src 'self'");
});
