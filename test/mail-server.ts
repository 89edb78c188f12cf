import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Returns an SMTP error code such as 450, or undefined to accept. */
type Answer = (to: string) => number | undefined;

export type MailServer = {
  url: string;
  received: Email[];
  /** The received mails in raw form. */
  raw: string[];
  refuseRecipients(answer: Answer): void;
  refuseContent(answer: Answer): void;
  close(): Promise<void>;
};

/** Starts a mail server on a free port that stores what it receives, from whoever logs in so where one is given. */
export async function openMailServer(logIn?: { user: string; password: string }): Promise<MailServer> {
  const received: Email[] = [];
  const raw: string[] = [];
  let recipient: Answer = () => undefined;
  let content: Answer = () => undefined;
  async function keep(stream: Readable, isWanted: boolean): Promise<void> {
    const whole = await buffer(stream);
    if (!isWanted) return;
    raw.push(String(whole));
    received.push(await PostalMime.parse(whole));
  }

  const server = new SMTPServer({
    authOptional: logIn === undefined,
    disabledCommands: logIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(
        username === logIn?.user && password === logIn?.password
          ? null
          : Object.assign(new Error('wrong password'), { responseCode: 535 }),
        { user: username },
      ),
    onRcptTo: ({ address }, _session, done) => done(errorOf(recipient(address))),
    onData: (stream, session, done) => {
      const refusal = content(session.envelope.rcptTo[0]?.address ?? '');
      keep(stream, refusal === undefined).then(() => done(errorOf(refusal)), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    raw,
    refuseRecipients: (answer) => (recipient = answer),
    refuseContent: (answer) => (content = answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function errorOf(responseCode: number | undefined): Error | null {
  return responseCode === undefined ? null : Object.assign(new Error('not today'), { responseCode });
}
