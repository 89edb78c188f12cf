const firstRestMs = 1000;
const longestRestMs = 15_000;
/** Without an answer after this time, the request is sent again. */
const tryMs = 8000;

/**
 * Repeats a request that hydration depends on until it succeeds; `asked` is the first attempt, made by the page. A
 * waiting reader sees a message.
 */
export async function fetchUntilThere<T>(
  path: string,
  pending: Promise<Response | undefined> | undefined,
): Promise<T> {
  let trying = pending;
  for (let restMs = firstRestMs; ; restMs = Math.min(2 * restMs, longestRestMs)) {
    try {
      const answer = await trying;
      // The body is parsed here, because a captive portal may answer with something other than JSON.
      if (answer?.ok) {
        const found = (await answer.json()) as T;
        note?.remove();
        return found;
      }
    } catch {
      // An invalid answer counts as none.
    }
    if (restMs > firstRestMs) sayThatItIsLate();
    await restOrNetwork(restMs);
    trying = fetch(path, { signal: AbortSignal.timeout?.(tryMs) }).catch(() => undefined);
  }
}

function restOrNetwork(restMs: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(rest);
      removeEventListener('online', end);
      done();
    };
    const rest = setTimeout(end, restMs);
    addEventListener('online', end);
  });
}

let note: HTMLElement | undefined;

/** The message uses texts of the page and is outside the hydrated root. */
function sayThatItIsLate(): void {
  if (note) return;
  note = document.createElement('p');
  note.role = 'status';
  Object.assign(note.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 1000,
    margin: 0,
    padding: '12px 16px',
    background: '#222',
    color: '#fff',
  });
  document.body.append(note);
  note.textContent = document.querySelector<HTMLElement>('script[data-late]')?.dataset.late ?? '';
}
