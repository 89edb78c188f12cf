import { CallError, withQuery } from './call.ts';
import { fillPath, type Endpoint, type InputOf, type OutputOf } from './endpoint.ts';
import { problemOf } from './problem-of.ts';
import { sendInSession } from './renew-session.ts';

/**
 * Calls an endpoint that takes a file.
 * @throws CallError
 */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  input: Partial<Omit<InputOf<E>, 'File'>>,
  file: Blob,
): Promise<OutputOf<E>> {
  const { path, rest } = fillPath(endpoint.path, input);
  let response: Response;
  try {
    response = await sendInSession(() =>
      fetch(withQuery(path, rest), {
        method: endpoint.method,
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
        body: file,
      }),
    );
  } catch {
    throw new CallError(0);
  }
  if (!response.ok) throw new CallError(response.status, await problemOf(response));
  // The type is safe to assert, because the server wrote the answer by the endpoint's own schema.
  return (await response.json()) as OutputOf<E>;
}
