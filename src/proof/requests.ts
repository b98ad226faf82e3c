/** A request of this page, from the browser's own timeline. */
export interface SeenRequest {
  address: URL;
  kind: string;
  /** Bytes received over the network: 0 if they came from the browser's cache. */
  received: number;
  /** Whether the browser's policy refused it before it was made. */
  refused: boolean;
  /** How it may have carried something away; undefined if it cannot have. */
  doubt: 'another-host' | 'query' | 'body' | undefined;
}

/** Kinds of requests that never have a body. All others may: `fetch`, `xmlhttprequest`, `beacon`, and future ones. */
const withoutBody = new Set([
  'navigation',
  'link',
  'css',
  'script',
  'img',
  'image',
  'video',
  'audio',
  'track',
  'other',
]);

function look(entry: PerformanceResourceTiming, refusals: ReadonlySet<string>): SeenRequest {
  const address = new URL(entry.name);
  const kind = entry.initiatorType || 'other';
  const isOwn = address.origin === location.origin;
  // For other hosts, a browser does not reveal whether they answered; for its own it does.
  const unanswered = isOwn && entry.responseStatus === 0 && entry.transferSize === 0;
  const refused = refusals.has(entry.name) || (kind === 'iframe' && refusals.has(address.origin)) || unanswered;
  return { address, kind, received: entry.transferSize, refused, doubt: refused ? undefined : doubtOf(address, kind) };
}

function doubtOf(address: URL, kind: string): SeenRequest['doubt'] {
  if (address.origin !== location.origin) return 'another-host';
  if (!withoutBody.has(kind)) return 'body';
  return address.search !== '' && kind !== 'navigation' ? 'query' : undefined;
}

/**
 * Calls back with all requests since the page opened, and again when there are more, or more is known about them.
 * Requests of workers are invisible to pages.
 */
export function followRequests(tell: (requests: SeenRequest[]) => void) {
  const entries = new Map<string, PerformanceResourceTiming>();
  // Browsers list refused requests among the others, and report them by an event, which may come later.
  const refusals = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const tellSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      tell([...entries.values()].map((entry) => look(entry, refusals)));
    }, 100);
  };
  document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
    if (disposition === 'enforce') refusals.add(blockedURI);
    tellSoon();
  });
  const observer = new PerformanceObserver((list) => {
    // The observer observes no other types.
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // Images and files in the page's memory are no requests.
      if (/^(?:https?|wss?):/.test(entry.name)) entries.set(`${entry.startTime} ${entry.name}`, entry);
    }
    tellSoon();
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
