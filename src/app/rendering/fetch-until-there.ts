const firstRestMs = 1000;
const longestRestMs = 15_000;
/** Without an answer by then, it is asked for again. */
const tryMs = 8000;

/**
 * What a page cannot wake without, asked for until it has come; `asked` is the first try, begun by the page. A reader
 * who waits for it is told so.
 */
export async function fetchUntilThere<T>(
  path: string,
  asked: Promise<Response | undefined> | undefined,
): Promise<T> {
  let trying = asked;
  for (let restMs = firstRestMs; ; restMs = Math.min(2 * restMs, longestRestMs)) {
    try {
      const answer = await trying;
      // Read here: what stands in for the shop on a strange network is no JSON.
      if (answer?.ok) {
        const found = (await answer.json()) as T;
        note?.remove();
        return found;
      }
    } catch {
      // As if no answer had come.
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

/** In the page's own words; outside of what is to be brought to life. */
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
