/** A Node server that only answers, with the same bytes for a path each time. Its cost is the cost of HTTP itself. */
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const { BARE_ORIGIN = '', BARE_PATHS = '' } = process.env;

/** Fetches another server's response exactly as it was sent. */
const ask = (path: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(BARE_ORIGIN + path, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
      buffer(response).then((body) => resolve({ headers, body }), reject);
    }).on('error', reject);
  });

const answers = new Map(await Promise.all(BARE_PATHS.split(' ').map(async (path) => [path, await ask(path)] as const)));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  // It listens on TCP, so its address has a port.
  const { port } = server.address() as AddressInfo;
  console.log(`Bare server on http://127.0.0.1:${port}`);
});
