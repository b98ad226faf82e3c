import { manifestAddress, offlineWorkerAddress } from '#addresses/build-addresses.ts';
import { ownFiles, ownPages } from '#addresses/own-addresses.ts';

/** A placeholder for the site's origin in a policy that lists paths, since `'self'` takes none. */
export const siteMark = '{site}';

/** A placeholder for the source that admits the import map of the pages, which is the hash of its text. */
export const importMapMark = '{import-map}';

/** A directive of a Content Security Policy -> its sources. */
type Directives = Readonly<Record<string, string>>;

/** What a document or a worker may do. It is not inherited: each worker's script has its own. */
interface Policy {
  csp: Directives;
  /**
   * Everything that may be connected to, opened or navigated to: paths of this site, in which `:name` stands for one
   * segment, without a query.
   */
  connections: readonly string[];
  /** Whether a response from one of `connections` may redirect elsewhere. Default: it may not. */
  redirects?: 'allow';
  /** Which pages that open it, or that it opens, may access it. Default `same-origin`. */
  opener?: 'same-origin' | 'noopener-allow-popups';
}

/** The scripts that workers import or start. A list of each would take 7 kB with the worker that reads PDFs. */
const ownScripts = '/_astro/:folder/:file';

const page = {
  csp: {
    'default-src': "'none'",
    'script-src': `'self' ${importMapMark}`,
    'style-src': "'self'",
    // The images and media of people's files, and of results, are shown as blobs.
    'img-src': "'self' blob:",
    'media-src': 'blob:',
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // Only `src/jobs/worker/worker-address.ts`, which knows the addresses of the workers, and
    // `src/build/checked-imports.ts`, which knows the names of the scripts, make script URLs. Lit creates its templates
    // under a policy of its own, which makes no URLs.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker-address checked-imports lit-html',
  },
  connections: [...ownPages, ...ownFiles],
} as const satisfies Policy;

/**
 * THE table of policies: the Content Security Policy that every browser enforces, and the `Connection-Allowlist`, which
 * in Chromium covers what a CSP cannot express (WebRTC, navigation, DNS lookups, queries to this site). The build
 * writes them to `dist/_headers` (`server/write-headers.ts`): `page` holds wherever no rule names another. A page's
 * `<meta>` policy does not bind its workers; a header on the worker's script does.
 * `'wasm-unsafe-eval'` is for engines, which are WebAssembly; it does not allow evaluating text. No worker starts from
 * a blob.
 */
export const policies = {
  /** Pages. They read files, and may send nothing anywhere. */
  page,
  /**
   * Pages that send what is typed into them to this site. They take no files, and pages that do cannot access them.
   * Without scripts, the response to a submission redirects to another page.
   */
  form: {
    csp: { ...page.csp, 'connect-src': "'self'", 'form-action': "'self'" },
    connections: page.connections,
    redirects: 'allow',
    opener: 'noopener-allow-popups',
  },
  /** The page that asks the service whether it works. It takes no files, and sends nothing that is typed. */
  status: {
    csp: { ...page.csp, 'connect-src': "'self'" },
    connections: [...page.connections, '/api/health'],
    opener: 'noopener-allow-popups',
  },
  /**
   * Everything else: scripts that pages and workers load, styles, texts, redirects, and responses of functions. Opened
   * as a page or started as a worker, it can do nothing.
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
  /** The only worker that may connect. It receives names, never files or addresses. */
  asset: {
    csp: {
      'default-src': "'none'",
      'connect-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'worker-src': "'none'",
    },
    connections: [...ownFiles, manifestAddress],
  },
  /**
   * Workers that work on files, and those that they start, such as the threads of libvips. They compile engines, load
   * and start scripts of this site, and may connect to nothing else. Firefox and WebKit ask `worker-src` about every
   * module that a worker imports. A worker that one of them starts has its own policy, from its script.
   */
  engine: {
    csp: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
    connections: [ownScripts],
  },
  /**
   * The only service worker, which pages may register when someone wants to work without a network. It fetches the
   * site's own files, and is only told which. A browser also checks redirects against the CSP, so its connections may
   * be anywhere on this site.
   */
  offline: {
    csp: { 'default-src': "'none'", 'connect-src': "'self'" },
    connections: [...ownPages, ...ownFiles],
    redirects: 'allow',
  },
} as const satisfies Record<string, Policy>;

/** Pages with a policy other than `page`, by path. */
export const pagePolicies: Record<string, PolicyId> = { '/contact': 'form', '/status': 'status' };

/** Workers, by the folder of their scripts under `/_astro/`, which is named after the file that starts them. */
export const workerPolicies: Record<string, PolicyId> = {
  'asset.worker': 'asset',
  'image.worker': 'engine',
  'vips-es6': 'engine',
  'media.worker': 'engine',
  'pdf.worker': 'engine',
  'ocr.worker': 'engine',
  // The page `/proof` runs its attacks in it, so it may do what workers that read files may, and no more.
  'proof.worker': 'engine',
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
 * twice, for the pattern and for the field: the query must be empty. `:name` stands for one segment of a path.
 */
const listText = (paths: readonly string[], { redirects }: Policy) =>
  `(${paths.map((path) => `"${siteMark}${path}\\\\?"`).join(' ')})${redirects ? `;redirects=${redirects}` : ''}`;

/**
 * For a host that the site was not built for, and whose addresses therefore cannot be listed: every address of that
 * host, and no other.
 */
export const connectionsAnywhere = (connections: string) => connections.replace(/^\(.+?\)/, '(response-origin)');

/**
 * All headers that say what a document or a worker may do. Addresses in them begin with `siteMark`, and the import map
 * of pages is admitted by `importMapMark`.
 */
export const policyHeaders = (id: PolicyId) => {
  const { opener = 'same-origin' }: Policy = policies[id];
  return {
    'Content-Security-Policy': policyText(id),
    'Connection-Allowlist': listText(policies[id].connections, policies[id]),
    'Cross-Origin-Opener-Policy': opener,
  };
};

/** Returns a policy as a page's own text can hold it: only a header can say who may frame a page. */
export const inPage = (policy: string) => policy.replace(/; frame-ancestors [^;]*/, '');

/**
 * The policy in the page itself: it applies at any address where a host serves the page, such as that of a missing one.
 */
export const policyInPage = (path: string) => inPage(policyText(pagePolicies[path] ?? 'page'));

/** Features that pages may only use where they are named below. */
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
 * Headers of every response, whoever makes it: the build's `_headers`, the portable server, functions.
 */
export const securityHeaders = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  // The wake lock is for long jobs. `tools`: pages offer tools to the browser's agent, but frames in them may not.
  'Permissions-Policy': permissionsFor('screen-wake-lock', 'tools'),
};

/** Pages with other permissions, by path. */
export const pagePermissions: Record<string, string> = {
  '/record-audio': permissionsFor('microphone', 'screen-wake-lock', 'tools'),
};

/** For responses that are neither a page nor a worker, and therefore have no policy of their own. */
export const closedHeaders = { ...securityHeaders, ...policyHeaders('closed') };
