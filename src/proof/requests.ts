/** A request of this page, as the browser's own timeline has it. */
export interface SeenRequest {
  address: URL;
  kind: string;
  /** Bytes that came over the network: 0 if they came from the browser's own cache. */
  received: number;
  /** Whether the browser's policy refused it before it was made. */
  refused: boolean;
  /** What it may have carried away; undefined where it can have carried nothing. */
  doubt: 'another-host' | 'query' | 'body' | undefined;
}

/** Kinds of requests that never have a body. All others may: `fetch`, `xmlhttprequest`, `beacon`, and those to come. */
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
  // Of other hosts a browser does not tell whether they answered; of its own it does.
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
 * Calls back with all requests since the page opened, and again when there are more, or more is known of them. Not those
 * of workers: pages do not see them.
 */
export function followRequests(tell: (requests: SeenRequest[]) => void) {
  const entries = new Map<string, PerformanceResourceTiming>();
  // Browsers list what they have refused among the requests, and tell of it by an event, which may come later.
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
    // Of these types, as it observes no others.
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // Pictures and files that are in the page's memory are asked of nobody.
      if (/^(?:https?|wss?):/.test(entry.name)) entries.set(`${entry.startTime} ${entry.name}`, entry);
    }
    tellSoon();
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
