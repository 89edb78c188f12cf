import http from 'node:http';

let answer = { status: 200, headers: [], body: Buffer.alloc(0) };

const server = http.createServer((request, response) => {
  if (request.method !== 'GET') return request.resume().on('end', () => send(response));
  send(response);
});

function send(response) {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

process.on('message', ({ status, headers, body }) => {
  answer = { status, headers, body: Buffer.from(body, 'base64') };
  process.send('set');
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
