/** How this browser enforces the policies of this page, determined by what it refuses, never by its name. */
export interface Enforced {
  /** Whether it refuses requests, as the Content Security Policy says. */
  requests: boolean;
  /** Whether it also refuses all other connections, as `Connection-Allowlist` says. `undefined` if unknown. */
  connections: boolean | undefined;
  /** Whether it refuses addresses of this site that have a query. */
  queries: boolean;
}

export async function findEnforced(): Promise<Enforced> {
  const connections = await refusesPeers();
  return { requests: await refusesOwnText(), connections, queries: connections === true && (await refusesQueries()) };
}

/** How long to wait for a browser's reaction, in milliseconds. */
const patience = 1000;

/** Requests a public text from this site's own server, which pages are not even allowed to do. */
async function refusesOwnText(): Promise<boolean> {
  const refused = new Promise<boolean>((resolve) => {
    const hear = ({ disposition, blockedURI }: SecurityPolicyViolationEvent) =>
      resolve(disposition === 'enforce' && blockedURI.endsWith('/robots.txt'));
    document.addEventListener('securitypolicyviolation', hear, { once: true });
    setTimeout(() => resolve(false), patience);
  });
  const answered = fetch('/robots.txt').then(
    () => false,
    () => refused,
  );
  return Promise.race([refused, answered]);
}

/**
 * Starts a connection that leads nowhere. If the list is enforced, the connection has failed before it looks for
 * anything.
 */
async function refusesPeers(): Promise<boolean | undefined> {
  if (typeof RTCPeerConnection === 'undefined') return undefined;
  // Only through a relay, of which there is none, so it is not announced in the local network either.
  const peer = new RTCPeerConnection({ iceTransportPolicy: 'relay' });
  try {
    peer.createDataChannel('nowhere');
    await peer.setLocalDescription(await peer.createOffer());
    await new Promise((resolve) => setTimeout(resolve, 50));
    return peer.iceConnectionState === 'failed';
  } finally {
    peer.close();
  }
}

/** Requests an image of this site, with and without a query. */
async function refusesQueries(): Promise<boolean> {
  const [plain, withQuery] = await Promise.all(['/favicon.svg', '/favicon.svg?proof'].map(loads));
  return navigator.onLine && plain === true && withQuery === false;
}

const loads = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    image.src = address;
  });
