import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DocumentsInPieces = { url: string; close(): void };

/** Milliseconds that are long enough for the browser to paint in between. */
const restMs = 30;

/** A proxy that simulates a slow connection: documents arrive a few elements at a time, everything else unchanged. */
export async function openDocumentsInPieces(shopUrl: string): Promise<DocumentsInPieces> {
  const server = createServer((asked, answer) => {
    const { accept = '*/*', cookie = '' } = asked.headers;
    void fetch(shopUrl + asked.url, { headers: { accept, cookie }, redirect: 'manual' })
      .then(async (came) => {
        const body = Buffer.from(await came.arrayBuffer());
        const location = came.headers.get('location')?.replace(shopUrl, '');
        answer.writeHead(came.status, {
          'content-type': came.headers.get('content-type') ?? '',
          ...(location !== undefined && { location }),
        });
        if (accept.includes('text/html'))
          for (const piece of piecesOf(body.toString())) {
            answer.write(piece);
            await new Promise((done) => setTimeout(done, restMs));
          }
        else answer.write(body);
        answer.end();
      })
      .catch((error: unknown) => answer.destroy(error as Error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Splits before elements that take space, since a browser may paint what it has received by then. */
function piecesOf(html: string): string[] {
  return html.split(/(?=<(?:body|section|ul|h[1-6]|p|img)[ >])/);
}
