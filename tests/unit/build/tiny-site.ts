import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a project of a few files to a temporary folder, which is deleted on disposal. */
export async function tinySite(files: Record<string, string | Uint8Array>, folder = tmpdir()) {
  const root = await mkdtemp(join(folder, '.stayput-site-'));
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  return { root, write, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true, maxRetries: 3 }) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Requests a path exactly as written, with only the given headers: `fetch` would normalise the path and add headers.
 */
export const rawGet = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
