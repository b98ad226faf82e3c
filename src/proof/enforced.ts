/** What this browser does with the policies of this page: told by what it refuses, never by its name. */
export interface Enforced {
  /** It refuses requests, as the Content Security Policy says. */
  requests: boolean;
  /** It refuses all other connections too, as `Connection-Allowlist` says. `undefined`: it cannot be told. */
  connections: boolean | undefined;
  /** It refuses addresses of this site that have a question mark. */
  queries: boolean;
}

export async function findEnforced(): Promise<Enforced> {
  const connections = await refusesPeers();
  return { requests: await refusesOwnText(), connections, queries: connections === true && (await refusesQueries()) };
}

/** How long a browser is given, in milliseconds. */
const patience = 1000;

/** Asks this site's own server for a text that it gives to everybody. Pages may not even do that. */
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

/** Begins a connection that has nowhere to go. Where the list holds, it has failed before it looks for anything. */
async function refusesPeers(): Promise<boolean | undefined> {
  if (typeof RTCPeerConnection === 'undefined') return undefined;
  // Only by way of a relay, of which there is none: so it does not announce itself in the local network either.
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

/** Asks for a picture of this site, and for the same with a question mark. */
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
