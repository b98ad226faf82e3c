import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../../server/start.ts';

/** Serves the site built by `npm run build`, or a copy of it, with an empty inbox. */
export async function serveBuiltSite(root = resolve('.')) {
  const data = await mkdtemp(join(tmpdir(), 'stayput-data-'));
  const server = await startServer({ root, data, host: '127.0.0.1', port: 0 });
  let caller = 0;
  return {
    url: server.url,
    data,
    /** Sends each request from a new address, so that rate limits do not apply. */
    ask(path: string, init: RequestInit = {}): Promise<Response> {
      caller++;
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-For', `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`);
      return fetch(server.url + path, { redirect: 'manual', ...init, headers });
    },
    async close() {
      await server.close();
      await rm(data, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const sendJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

export const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Does this work without a network?',
};
