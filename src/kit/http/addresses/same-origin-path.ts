/**
 * Returns a path of this site: it must have exactly one leading slash, so that no link can redirect a customer
 * elsewhere after the log-in.
 */
export function sameOriginPath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value)) return undefined;
  return /[\\\u0000-\u001f\u007f]/.test(value) || value.startsWith('/requirelogin') ? undefined : value;
}
