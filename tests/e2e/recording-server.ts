import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { serveBuiltSite } from '../unit/build/built-site.ts';

/** The site's own server, in this process, and all that reaches it. */
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
    // By the name under which browsers trust it.
    origin: `http://localhost:${port}`,
    asked,
    /** What carried something: a query, a body, or another method than those that read. */
    carried: () => asked.filter((line) => /\?| with a body$/.test(line) || !/^(?:GET|HEAD) /.test(line)),
    async close() {
      unsubscribe('http.server.request.start', record);
      await site.close();
    },
  };
}
