import {
  Agent as PlainAgent,
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout } from 'node:timers/promises';

/** The raw answer of a running site: neither decoded nor redirected. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** In milliseconds. */
const patience = 30_000;
const usualPauses = [500, 2000];

const isTemporary = ({ status }: Reply) => status === 429 || status >= 500;

/** Concurrent requests: as many as a browser makes to one host. */
export const concurrency = 6;

const agents = {
  'http:': new PlainAgent({ keepAlive: true, maxSockets: concurrency }),
  'https:': new Agent({ keepAlive: true, maxSockets: concurrency }),
};

/** @param most the most bytes to read of a longer body */
async function bodyOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an encoding, its chunks are buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) break;
  }
  return Buffer.concat(chunks);
}

function askOnce(url: URL, headers: Record<string, string>, most: number): Promise<Reply> {
  const send = url.protocol === 'https:' ? request : plainRequest;
  const agent = url.protocol === 'https:' ? agents['https:'] : agents['http:'];
  return new Promise((resolve, reject) => {
    const asking = send(url, { headers, agent, timeout: patience }, (response) => {
      bodyOf(response, most).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        () => reject(new Error('breaks off before its end')),
      );
    })
      .on('timeout', () => {
        asking.destroy(new Error(`does not answer within ${patience / 1000} seconds`));
      })
      .on('error', reject)
      .end();
  });
}

/**
 * Requests an address, and tries again if the network or the site fails temporarily.
 *
 * @param pauses in milliseconds, before each further attempt
 */
export async function askSite(
  url: URL,
  headers: Record<string, string>,
  most: number,
  pauses: readonly number[] = usualPauses,
): Promise<Reply> {
  for (const pause of pauses) {
    const reply = await askOnce(url, headers, most).catch(() => undefined);
    if (reply && !isTemporary(reply)) return reply;
    await setTimeout(pause);
  }
  return askOnce(url, headers, most);
}

/** Closes idle connections, which would keep the program running. */
export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}
