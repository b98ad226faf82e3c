import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves a folder and in-memory files to one browser. Without isolation, a page has no shared memory. */
export async function serveFolder(
  folder: string,
  { isolated, files = new Map() }: { isolated: boolean; files?: Map<string, Uint8Array> },
): Promise<{ origin: string; server: Server }> {
  const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = path === '/' ? '/index.html' : path;
    const body = files.get(name) ?? readFile(join(folder, name));
    Promise.resolve(body).then(
      (bytes) => {
        const type = types[extname(name)] ?? 'application/octet-stream';
        response.writeHead(200, { 'Content-Type': type, ...(isolated && isolation) }).end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a port, not on a pipe, so its address has this type.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, server };
}
