// Forms on nearly every page need these rules; the others are loaded with the forms that use them.

export function required(value: string): boolean {
  return value.trim() !== '';
}

/** Requires one `@`, a dot in the domain, and at most 254 characters. */
export function email(value: string): boolean {
  // A list separator or bracket could turn one address into several on its way to the mail server.
  if (lengthOf(value) > 254 || /[\s\p{Cc},;:<>()[\]"\\]/u.test(value)) return false;
  const [name, domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return name !== '' && more.length === 0 && labels.length > 1 && !labels.includes('');
}

/** Lengths are counted in code points. */
export function lengthOf(value: string): number {
  return [...value].length;
}
