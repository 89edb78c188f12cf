import { problemOf } from './problem-of.ts';

let askForLogIn: (() => Promise<void>) | undefined;

/**
 * Registers what asks for a log-in when a call is refused because the session has ended. The call is sent again when
 * the promise resolves.
 */
export function renewSessionWith(ask: typeof askForLogIn): void {
  askForLogIn = ask;
}

/**
 * Returns the answer to `send`. When the session has ended and the page can ask for a log-in, `send` is called again
 * afterwards: everything on the page stays, and the call continues as if nothing had happened.
 */
export async function sendInSession(send: () => Promise<Response>): Promise<Response> {
  let response = await send();
  while (askForLogIn && (await isSessionOver(response))) {
    await askForLogIn();
    response = await send();
  }
  return response;
}

/** A wrong password also gives a 401, and is a different case. */
async function isSessionOver(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  return (await problemOf(response.clone()))?.type === '/problems/not-logged-in';
}
