/** A Node server that does nothing but answer: for each path, the same bytes each time. What it costs is what HTTP costs. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  headers: Record<string, string>;
  body: string;
}

// The bench that starts it wrote them.
const answers = JSON.parse(process.env['BARE_ANSWERS'] ?? '{}') as Record<string, Answer>;

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  // It listens on TCP, so it has a port.
  const { port } = server.address() as AddressInfo;
  console.log(`Bare server on http://127.0.0.1:${port}`);
});
