const mostEmailsTold = 20;

/**
 * Customers may share an address, but more often it is a slip of whoever made the file. What the office reads of it is
 * found by these words in `reasons.server.ts`.
 */
export function notesOfSameEmail() {
  const lines = new Map<string, number>();
  const told = new Set<number>();
  return (email: string | undefined, line: number, note: (text: string) => void): void => {
    if (email === undefined) return;
    const key = email.toLowerCase();
    const first = lines.get(key);
    if (first === undefined) return void lines.set(key, line);
    if (told.size < mostEmailsTold) told.add(first);
    note(
      told.has(first) ? `the same e-mail address as on line ${first}` : 'the same e-mail address as earlier',
    );
  };
}
