/** The secret of a mailed link, wherever an address with it stands. */
const secret = /([?&]reset=)[^&#"\\\s]+/g;

/** The same without what would log somebody in. */
export function withoutSecrets<T extends object>(event: T): T {
  return JSON.parse(JSON.stringify(event).replace(secret, '$1…')) as T;
}
