import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

const isolation = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];
/** They are about the bytes on the way, which `fetch` has unpacked. */
const transport = ['content-encoding', 'content-length'];

/**
 * The site as a host serves it that takes the isolation headers away, and no other.
 *
 * @param withoutImageDecoder takes it from the image worker too, as in browsers that lack it.
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
        // Lists of what may be connected to name the address that the site is asked at.
        .map(([name, value]) => [name, value.replaceAll(origin, `http://${request.headers.host}`)]);
      response.writeHead(status, Object.fromEntries(kept));
      if (withoutImageDecoder && request.url?.includes('/image.worker/')) response.write('delete self.ImageDecoder;');
      // The same stream, in the words of Node's types.
      if (body) Readable.fromWeb(body as ReadableStream<Uint8Array>).pipe(response);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
