import { manifestAddress, offlineWorkerAddress } from './addresses/build-addresses.ts';
import { ownFiles, ownPages } from './addresses/own-addresses.ts';

/** Stands for the origin that the site is served from, in a policy that names paths: `'self'` takes none. */
export const siteMark = '{site}';

/** A directive of a Content Security Policy -> its sources. */
type Directives = Readonly<Record<string, string>>;

/** What a document or a worker may do. It is not inherited: each worker's script brings its own. */
interface Policy {
  csp: Directives;
  /**
   * All that may be connected to, opened or navigated to: paths of this site, where `:name` stands for one part, none
   * with a query. `ownScripts` stands for the scripts that a worker imports or starts, now or later: the build knows.
   */
  connections: readonly string[];
  /** Whether an answer from one of `connections` may lead elsewhere. Default: it may not. */
  redirects?: 'allow';
  /** Which pages that open it, or that it opens, may reach into it. Default `same-origin`. */
  opener?: 'same-origin' | 'noopener-allow-popups';
  /** What is taken only with a hash (`server/write-integrity.ts`). Browsers ask for none in workers. */
  checked?: 'script';
}

/** Stands for the scripts that a worker imports or starts. */
const ownScripts = '{scripts}';

const page = {
  csp: {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    // What is shown and played of people's files, and of results, are blobs.
    'img-src': "'self' blob:",
    'media-src': 'blob:',
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // Addresses of scripts come from `src/jobs/worker/worker-address.ts` alone, which knows those of the workers. Lit makes its
    // templates by a policy of its own, which makes no addresses.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker-address lit-html',
  },
  connections: [...ownPages, ...ownFiles],
  checked: 'script',
} as const satisfies Policy;

/**
 * THE table of policies: the Content Security Policy that every browser enforces, and the `Connection-Allowlist` that
 * closes in Chromium what a CSP has no word for (WebRTC, navigation, looking up names, queries to this site). The build
 * writes them to `dist/_headers`, one rule for each path: a host may join or replace the values of overlapping rules,
 * so no path is matched by two. A page's `<meta>` policy does not bind its workers; a header on the worker's script does.
 * `'wasm-unsafe-eval'` is for engines, which are WebAssembly; it compiles no text. No worker starts from a blob.
 */
export const policies = {
  /** Pages. They read files, and may send nothing anywhere. */
  page,
  /**
   * Pages that send what is typed into them to this site. They take no files, and no page that does may reach into
   * them. Without scripts, the answer to what was sent leads on to another page.
   */
  form: {
    csp: { ...page.csp, 'connect-src': "'self'", 'form-action': "'self'" },
    connections: page.connections,
    checked: page.checked,
    redirects: 'allow',
    opener: 'noopener-allow-popups',
  },
  /** The page that asks the service whether it works. It takes no files, and sends nothing that is typed. */
  status: {
    csp: { ...page.csp, 'connect-src': "'self'" },
    connections: [...page.connections, '/api/health'],
    checked: page.checked,
    opener: 'noopener-allow-popups',
  },
  /**
   * Everything else: scripts that pages and workers load, styles, texts, redirects, and what functions answer.
   * Opened as a page or started as a worker, it can do nothing.
   */
  closed: {
    csp: {
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    },
    connections: [],
  },
  /** The one worker that may connect. It is sent names, never files or addresses. */
  asset: {
    csp: {
      'default-src': "'none'",
      'connect-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'worker-src': "'none'",
    },
    connections: [...ownFiles, manifestAddress],
  },
  /** libvips' threads are workers. */
  image: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
    connections: [ownScripts],
  },
  /** The threads of libvips, which start none of their own. */
  thread: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'none'" },
    connections: [ownScripts],
  },
  /** Encoders of audio are compiled in it. */
  media: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'none'" },
    connections: [ownScripts],
  },
  /** PDFium reads files through functions that are compiled for it. */
  pdf: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'none'" },
    connections: [ownScripts],
  },
  /** Tesseract runs in it: it is given pixels, and answers with words. */
  ocr: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'none'" },
    connections: [ownScripts],
  },
  /**
   * The one service worker, which pages may register when somebody wants to work without a network. It fetches the site's
   * own files, and is told nothing but which. A browser asks CSP about where an answer leads, so that may be anywhere here.
   */
  offline: {
    csp: { 'default-src': "'none'", 'connect-src': "'self'" },
    connections: [...ownPages, ...ownFiles],
    redirects: 'allow',
  },
} as const satisfies Record<string, Policy>;

/** Pages with another policy than `page`, by path. */
export const pagePolicies: Record<string, PolicyId> = { '/contact': 'form', '/status': 'status' };

/** Workers, by the folder of their scripts under `/_astro/`: the name of the file that starts them. */
export const workerPolicies: Record<string, PolicyId> = {
  'asset.worker': 'asset',
  'image.worker': 'image',
  'vips-es6': 'thread',
  'media.worker': 'media',
  'pdf.worker': 'pdf',
  'ocr.worker': 'ocr',
  // The page `/proof` attacks from within it, so it may do what workers that read files may, and no more.
  'proof.worker': 'pdf',
};

/** Other scripts that start something, by path. */
export const scriptPolicies: Record<string, PolicyId> = { [offlineWorkerAddress]: 'offline' };

export type PolicyId = keyof typeof policies;

export const policyText = (id: PolicyId) =>
  Object.entries(policies[id].csp)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/**
 * A list of URL patterns, each in the quotes of a structured field. The question mark at the end of each is escaped
 * twice, for the pattern and for the field: the query must be empty. `:name` stands for one part of a path.
 */
const listText = (paths: readonly string[], { redirects }: Policy) =>
  `(${paths.map((path) => `"${siteMark}${path}\\\\?"`).join(' ')})${redirects ? `;redirects=${redirects}` : ''}`;

/** @param scripts the addresses of what a worker imports or starts. */
export const connectionsText = (id: PolicyId, scripts: readonly string[] = []) =>
  listText(
    policies[id].connections.flatMap((path: string) => (path === ownScripts ? scripts : [path])),
    policies[id],
  );

/** For a host that the site was not built for, and so cannot be listed: every address of that host, and no other's. */
export const connectionsAnywhere = (connections: string) => connections.replace(/^\(.+?\)/, '(response-origin)');

/**
 * All headers that say what a document or a worker may do. Addresses in them begin with `siteMark`.
 *
 * @param scripts the addresses of what a worker imports or starts.
 */
export const policyHeaders = (id: PolicyId, scripts?: readonly string[]) => {
  const { opener = 'same-origin', checked }: Policy = policies[id];
  return {
    'Content-Security-Policy': policyText(id),
    'Connection-Allowlist': connectionsText(id, scripts),
    'Cross-Origin-Opener-Policy': opener,
    ...(checked && { 'Integrity-Policy': `blocked-destinations=(${checked})` }),
  };
};

/** The policy as the page itself says it: it holds at whatever address a host shows the page, such as that of a missing one. */
export const policyInPage = (path: string) =>
  policyText(pagePolicies[path] ?? 'page').replace(/; frame-ancestors [^;]*/, ''); // Which only a header can say.

/** Features that pages may use only where they are named below. */
const features =
  'accelerometer autoplay browsing-topics camera compute-pressure display-capture encrypted-media gamepad ' +
  'geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi ' +
  'on-device-speech-recognition otp-credentials payment publickey-credentials-create publickey-credentials-get ' +
  'screen-wake-lock serial storage-access tools usb window-management xr-spatial-tracking';

const permissionsFor = (...allowed: string[]) =>
  features
    .split(' ')
    .map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`)
    .join(', ');

/**
 * What every response carries, whoever makes it: the build's `_headers`, the portable server, functions. What pages may
 * reach into one another is not among it: where no rule names a path, no page that opens it can.
 */
export const securityHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  // Long jobs keep the screen on. `tools`: the pages offer tools to the browser's agent, and frames in them may not.
  'Permissions-Policy': permissionsFor('screen-wake-lock', 'tools'),
};

/** Pages with other permissions, by path. Of two values, a host sends the last or both; in both, the last counts. */
export const pagePermissions: Record<string, string> = {
  '/record-audio': permissionsFor('microphone', 'screen-wake-lock', 'tools'),
};

/** For responses that are no page and no worker, and so have no policy of their own. */
export const closedHeaders = { ...securityHeaders, ...policyHeaders('closed') };
