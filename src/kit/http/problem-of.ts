import type { ProblemJson } from './problem.ts';

export async function problemOf(response: Response): Promise<ProblemJson | undefined> {
  try {
    return (await response.json()) as ProblemJson;
  } catch {
    return undefined;
  }
}
