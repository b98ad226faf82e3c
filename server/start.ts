import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FastResponse, serve } from 'srvx';
import noServiceWorker from '../netlify/edge-functions/no-service-worker.ts';
import { askedPath } from './address.ts';
import { openFunctions } from './functions.ts';
import { runOnSchedule } from './schedule.ts';
import { serveFile, serveStatic } from './serve-static.ts';
import { openSite } from './site.ts';

export interface ServerOptions {
  /** The project: `dist/`, `netlify/functions/` and `netlify.toml` are in it. */
  root: string;
  /** What the functions keep: `messages/`. */
  data: string;
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. Default: those on this machine. */
  proxies?: string[];
}

/** Serves the built site, with its functions, as Netlify does, in this process. */
export async function startServer({ root, data, host, port, proxies }: ServerOptions) {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The site is not built yet. Build it with: npm run build');
  const openedSite = await openSite(dist, join(root, 'netlify.toml'));
  // Node's own makes a stream of every body, and a server with it a third as quick.
  globalThis.Response = FastResponse;
  process.env['MESSAGES_FOLDER'] = join(data, 'messages');
  const functions = await openFunctions(join(root, 'netlify/functions'));

  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    // Longer than clients and proxies keep an idle connection (nginx: 60 s), or they ask on one that is being closed.
    node: { keepAliveTimeout: 65_000 },
    trustProxy: proxies ?? 'loopback',
    async fetch(request) {
      if (request.headers.has('service-worker')) return noServiceWorker();
      const path = askedPath(request.runtime?.node?.req.url ?? '');
      const match = functions.match(request.method, path ?? new URL(request.url).pathname);
      if (!match) return serveStatic(await openedSite(), request, path);
      const file = match.preferStatic && path && (await serveFile(await openedSite(), request, path));
      return file || match.run(request, request.ip ?? '');
    },
  });
  await server.ready();
  const schedule = runOnSchedule(functions.scheduled);
  return {
    url: (server.url ?? '').replace(/\/$/, ''),
    async close() {
      schedule.stop();
      await server.close(true);
    },
  };
}
