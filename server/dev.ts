import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { NodeHttp1Handler } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { originsAt } from '../netlify/lib/origin.ts';
import { openFunctions, type Load } from './functions.ts';

/** Runs the functions inside `astro dev`, through Vite: edits apply at the next request. */
export function devFunctions(): AstroIntegration {
  return {
    name: 'dev-functions',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Vitest also starts this server, and waits for everything it opens.
        if (process.env['VITEST']) return;
        const { root } = server.config;
        process.env['MESSAGES_FOLDER'] = join(root, '.data/messages');
        server.httpServer?.once('listening', () => {
          const address = server.httpServer?.address();
          if (!address || typeof address !== 'object') return;
          process.env['BUILT_URL'] = `http://localhost:${address.port}/`;
          process.env['OWN_ORIGINS'] = originsAt(address.port).join(' ');
        });
        const load: Load = (file) => server.ssrLoadModule(file);

        const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const functions = await openFunctions(join(root, 'netlify/functions'), load);
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const match = functions.match(request.method ?? 'GET', pathname);
          if (!match) return next();
          // Vite uses HTTP/1 here.
          const handle = toNodeHandler((one) => match.run(one, request.socket.remoteAddress ?? '')) as NodeHttp1Handler;
          return handle(request, response);
        };
        server.middlewares.use((request, response, next) => {
          answer(request, response, next).catch(next);
        });
      },
    },
  };
}
