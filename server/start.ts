import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FastResponse } from 'srvx';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import onlyServiceWorker from '../netlify/edge-functions/only-service-worker.ts';
import { originsAt } from '../netlify/lib/origin.ts';
import { plainAnswer, send } from './answer.ts';
import { askedPath, isCanonical, searchOf } from './address.ts';
import { closeGently, connectionsOf } from './close-gently.ts';
import { compressAnswer } from './compress-answer.ts';
import { openCopies } from './compressed-copies.ts';
import { openFunctions, type FunctionMatch, type ScheduledFunction } from './functions.ts';
import { hostFault } from './host.ts';
import { localProxies, trustedProxies } from './proxies.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { findFile, notFound, serveStatic } from './serve-static.ts';
import { openSite, type Site } from './site.ts';
import { elsewhere } from './static-file.ts';

export interface ServerOptions {
  /** The folder of the project, with `dist/`, `netlify/functions/` and `netlify.toml`. */
  root: string;
  /** The folder for the data of functions: `messages/`. */
  data: string;
  host: string;
  /** 0 for any free port. */
  port: number;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers are trusted. Default: those on this machine. */
  proxies?: readonly string[];
}

export const copiesFolder = (root: string) => join(root, '.compressed');

/** Serves the built site and its functions like Netlify, in this process. */
export async function startServer({ root, data, host, port, proxies = localProxies }: ServerOptions) {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The site is not built yet. Build it with: npm run build');
  const trusted = trustedProxies(proxies);
  const openedSite = await openSite(root, openCopies(copiesFolder(root)));
  // Node's own `Response` turns every body into a stream, which makes the server three times slower.
  globalThis.Response = FastResponse;
  process.env['MESSAGES_FOLDER'] = join(data, 'messages');
  const functions = await openFunctions(join(root, 'netlify/functions'));
  /**
   * Maps a Host header to an origin. Other hosts get the origin that the site was built for, because strangers choose
   * the header.
   */
  const ownOrigins = new Map<string, string>();

  /** Returns the origin to use in the answer instead of the one that the site was built for. */
  function originToName({ headers }: IncomingMessage, site: Site): string | undefined {
    const forwarded = headers['x-forwarded-host'];
    const isForwarded = forwarded !== undefined || headers['x-forwarded-proto'] !== undefined;
    const own = isForwarded ? undefined : ownOrigins.get(headers.host ?? '');
    if (own !== undefined || site.origin === undefined) return own;
    const hosts = [headers.host, ...String(forwarded ?? '').split(',')].map((host) => host?.trim());
    return hosts.includes(new URL(site.origin).host) ? undefined : elsewhere;
  }

  async function runFunction({ run }: FunctionMatch, req: IncomingMessage, res: ServerResponse) {
    const request = new NodeRequest({ req, res, trustProxy: trusted(req) });
    await sendNodeResponse(
      res,
      await compressAnswer(await run(request, request.ip ?? ''), req.headers['accept-encoding']),
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/', headers } = request;
    const fault = hostFault(request, ownOrigins);
    if (fault) return send(response, plainAnswer(400, fault));
    // Compared as it was written: other spellings are not this script's address.
    const refused = headers['service-worker'] !== undefined && onlyServiceWorker({ url: `http://localhost${target}` });
    if (refused) return sendNodeResponse(response, refused);
    const path = askedPath(target);
    const match = functions.match(method, path);
    const opened = openedSite();
    const site = opened instanceof Promise ? await opened : opened;
    if (match && !(match.preferStatic && findFile(site, path))) return runFunction(match, request, response);
    const origin = originToName(request, site);
    const found = !isCanonical(path)
      ? notFound(site, { path, headers, origin })
      : serveStatic(site, { method, path, search: searchOf(target), headers, origin });
    send(response, await found);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, plainAnswer(500, 'Something went wrong on our side.\n'));
    });
  });
  // Longer than clients and proxies keep an idle connection (nginx: 60 s); otherwise they might send a request on one
  // that is being closed.
  server.keepAliveTimeout = 65_000;
  // No message takes longer to arrive.
  server.requestTimeout = 60_000;
  // A client that does not read its answer would hold the connection for ever. Node closes it at the second look at
  // which nothing more was sent, which is two minutes after the answer.
  server.setTimeout(60_000);
  server.on('clientError', refuseUnreadable);
  const connections = connectionsOf(server);
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
  // It listens on TCP, so it has a port.
  const { address, family, port: listensOn } = server.address() as AddressInfo;
  const own = originsAt(listensOn);
  for (const origin of own) ownOrigins.set(new URL(origin).host, origin);
  process.env['OWN_ORIGINS'] = own.join(' ');
  const schedule = runOnSchedule(functions.scheduled);
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${listensOn}`,
    /** @param patience in milliseconds: how long pending requests may take to finish */
    async close(patience = 0) {
      schedule.stop();
      await closeGently(server, connections, patience);
      await functions.settled(patience);
    },
  };
}

/** In milliseconds. Of cron's syntax, only "every N minutes" is supported. */
function interval({ name, schedule }: ScheduledFunction): number {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(schedule) ?? [];
  if (!minutes) throw new Error(`The schedule of ${name} is ${schedule}; this server knows only */N * * * *`);
  return Number(minutes) * 60_000;
}

/** Runs functions on their schedules, and each of them once at the start: it may be overdue. */
function runOnSchedule(functions: readonly ScheduledFunction[]) {
  const timers = functions.map((one) => {
    const run = () => void one.run().catch(console.error);
    setImmediate(run);
    return setInterval(run, interval(one)).unref();
  });
  return { stop: () => timers.forEach(clearInterval) };
}
