import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { serveBuiltSite } from '../unit/build/built-site.ts';

/** Starts the site's own server in this process, and records all that reaches it. */
export async function recordingServer(root?: string) {
  const site = await serveBuiltSite(root);
  const { port } = new URL(site.url);
  const asked: string[] = [];
  const record = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.socket.localPort !== Number(port)) return;
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
    asked.push(`${request.method} ${request.url}${hasBody ? ' with a body' : ''}`);
  };
  subscribe('http.server.request.start', record);
  return {
    // With the host name that browsers trust.
    origin: `http://localhost:${port}`,
    asked,
    /** Requests that carried data: a query, a body, or a method other than GET or HEAD. */
    carried: () => asked.filter((line) => /\?| with a body$/.test(line) || !/^(?:GET|HEAD) /.test(line)),
    async close() {
      unsubscribe('http.server.request.start', record);
      await site.close();
    },
  };
}
