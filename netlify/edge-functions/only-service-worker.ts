import { offlineWorkerAddress } from '#addresses/build-addresses.ts';
import { closedHeaders } from '#policies.ts';

/**
 * A service worker outlives the page that started it. There is one here, whose script has its own policy; no other
 * script may become one. Returns the refusal of a request, or nothing for that one script, which is served as it is.
 */
export default function onlyServiceWorker({ url }: { url: string }): Response | undefined {
  if (url === new URL(url).origin + offlineWorkerAddress) return undefined;
  const headers = { ...closedHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`The only service worker of this site is ${offlineWorkerAddress}.\n`, { status: 403, headers });
}

/** The platform runs it only when a browser requests a script for a service worker. */
export const config = { path: '/*', header: { 'service-worker': true } };
