import { useState } from 'react';
import type { CallError } from '#kit/http/call.ts';

export type Unwanted = { question: string; yes: () => void; forget: () => void };

/** What the customer did not want is asked once, and then sent or not. */
export function useUnwanted() {
  const [unwanted, setUnwanted] = useState<Unwanted>();
  const forget = () => setUnwanted(undefined);
  return {
    unwanted,
    forget,
    /** Asks when a call was refused for it, and returns whether it was. */
    ask({ problem }: CallError, yes: () => void): boolean {
      if (!problem?.Against) return false;
      setUnwanted({ question: problem.detail ?? '', yes, forget });
      return true;
    },
  };
}
