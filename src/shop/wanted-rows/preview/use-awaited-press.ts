import { useEffect, useEffectEvent, useState } from 'react';

/** Keeps a press that comes while something is still being looked up, and runs it once that is there. */
export function useAwaitedPress(
  isLookingUp: boolean,
  run: () => void,
): { isAwaited: boolean; awaitPress: () => void } {
  const [isAwaited, setAwaited] = useState(false);
  const runAwaited = useEffectEvent(() => {
    setAwaited(false);
    run();
  });
  useEffect(() => {
    if (!isAwaited || isLookingUp) return undefined;
    const timer = setTimeout(runAwaited);
    return () => clearTimeout(timer);
  }, [isAwaited, isLookingUp]);
  return { isAwaited, awaitPress: () => setAwaited(true) };
}
