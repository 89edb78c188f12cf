import { problemOf } from './problem-of.ts';

let askForLogIn: (() => Promise<void>) | undefined;

/** What a call waits for when it is refused since the session has ended; it is sent again when the promise is kept. */
export function renewSessionWith(ask: typeof askForLogIn): void {
  askForLogIn = ask;
}

/**
 * The answer to what `send` sends. When the session has ended and the page can ask for a log-in, `send` is called again
 * after it: what was typed and chosen is still on the page, and the call goes on as if nothing had been.
 */
export async function sendInSession(send: () => Promise<Response>): Promise<Response> {
  let response = await send();
  while (askForLogIn && (await isSessionOver(response))) {
    await askForLogIn();
    response = await send();
  }
  return response;
}

/** A wrong password is a 401 too, and another matter. */
async function isSessionOver(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  return (await problemOf(response.clone()))?.type === '/problems/not-logged-in';
}
