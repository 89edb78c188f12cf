/** Fails with every place at which something differs from what it must be; fields that nothing is said of may be there. */
export function mustMatch(name: string, actual: unknown, expected: unknown): void {
  const found = differences(actual, expected, name);
  if (found.length > 0) throw new Error(found.join('\n'));
}

function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isObject(actual) || !isObject(expected))
    return [`${path} is ${said(actual)} and must be ${said(expected)}`];
  if (Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length))
    return [`${path} is\n  ${said(actual)}\nand must be\n  ${said(expected)}`];
  return Object.keys(expected).flatMap((key) => differences(actual[key], expected[key], `${path}.${key}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function said(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
