import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

const isolation = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];
/** They describe the transferred bytes, which `fetch` has decompressed. */
const transport = ['content-encoding', 'content-length'];

/**
 * Serves the site like a host that removes only the isolation headers.
 *
 * @param withoutImageDecoder also removes it from the image worker, as in browsers that lack it
 */
export async function serveWithoutIsolation(
  site: string,
  withoutImageDecoder: boolean,
): Promise<Disposable & { address: string }> {
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site), { redirect: 'manual' }).then(({ status, headers, body }) => {
      const { origin } = new URL(site);
      const kept = [...headers]
        .filter(([name]) => ![...isolation, ...transport].includes(name))
        // Connection allowlists contain the address of the site.
        .map(([name, value]) => [name, value.replaceAll(origin, `http://${request.headers.host}`)]);
      response.writeHead(status, Object.fromEntries(kept));
      if (withoutImageDecoder && request.url?.includes('/image.worker/')) response.write('delete self.ImageDecoder;');
      // The same stream, as Node's types declare it.
      if (body) Readable.fromWeb(body as ReadableStream<Uint8Array>).pipe(response);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so this is its address type.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
