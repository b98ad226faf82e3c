import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A host that takes headers by the address as it was sent, and finds a script at every spelling: the least careful
 * one that the rules must hold on. `/` is a page without a policy.
 *
 * @param builtFor the origin that the headers name
 * @param script the text of the script
 */
export async function decodingHost(headersOf: (path: string) => Headers, builtFor: string, script: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end();
    const headers = headersOf(pathname);
    headers.set('Content-Type', 'text/javascript');
    for (const [name, value] of headers) response.setHeader(name, value.replaceAll(builtFor, origin()));
    response.end(script);
  });
  // It listens on TCP, so it has a port.
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: origin(),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
