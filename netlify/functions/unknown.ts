import type { Config } from '@netlify/functions';
import { filesStayHere } from '#api/api.ts';
import { empty, wordingAt } from '../lib/answers.ts';
import { refuseFile } from '../lib/read-body.ts';

/** Programs that ask for an unknown address get an answer they can read, whereas the site's 404 is a page. */
export default function unknown(request: Request): Response {
  const fail = wordingAt(new URL(request.url).pathname);
  if (request.method === 'OPTIONS') return empty(204, { Allow: 'OPTIONS' });
  const detail = `There is nothing here; /openapi.json lists what is. ${filesStayHere}`;
  const answer = fail(refuseFile(request) ?? { status: 404, code: 'not_found', detail });
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

/**
 * The platform does not define an order between two functions for one path, so the paths of the others are excluded.
 */
export const config: Config = {
  path: ['/api', '/api/*', '/agent', '/agent/*', '/oauth2', '/oauth2/*'],
  excludedPath: [
    '/api/health',
    '/api/contact',
    '/api/blog',
    '/api/blog/:slug',
    '/agent/register',
    '/agent/identity',
    '/agent/identity/claim',
    '/oauth2/token',
    '/oauth2/revoke',
  ],
};
