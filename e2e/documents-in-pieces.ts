import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type DocumentsInPieces = { url: string; close(): void };

/** Long enough for the browser to paint in between. */
const restMs = 30;

/** Stands before a shop as a slow line would: a page's document comes a few elements at a time, all else as it is. */
export async function openDocumentsInPieces(shopUrl: string): Promise<DocumentsInPieces> {
  const server = createServer((asked, answer) => {
    const { accept = '*/*', cookie = '' } = asked.headers;
    void fetch(shopUrl + asked.url, { headers: { accept, cookie }, redirect: 'manual' })
      .then(async (came) => {
        const body = Buffer.from(await came.arrayBuffer());
        answer.writeHead(came.status, { 'content-type': came.headers.get('content-type') ?? '' });
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

/** Cut before what takes room: a reader's browser may paint what came until then. */
function piecesOf(html: string): string[] {
  return html.split(/(?=<(?:body|section|ul|h[1-6]|p|img)[ >])/);
}
