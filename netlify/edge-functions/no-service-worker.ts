import { closedHeaders } from '../../src/policies.ts';

/** A service worker would outlive the page that started it. There is none here, so no script may become one. */
export default function noServiceWorker(): Response {
  const headers = { ...closedHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response('This site has no service worker.\n', { status: 403, headers });
}

/** The platform starts it only for what a browser asks for to make a service worker of it. */
export const config = { path: '/*', header: { 'service-worker': true } };
