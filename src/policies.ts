/** Stands for the origin that the site is served from, in a policy that names paths: `'self'` takes none. */
export const siteMark = '{site}';

/** Texts about the site, which audits and agents fetch from within a page. Nothing else, not even of our own. */
export const readFromPages = ['/robots.txt', '/llms.txt', '/.well-known/ai-catalog.json'];

const page = {
  'default-src': "'none'",
  'connect-src': readFromPages.map((path) => siteMark + path).join(' '),
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': 'blob:',
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const;

/**
 * THE table of Content Security Policies. The build writes them to `dist/_headers`, one for each path:
 * a host may join or replace the values of overlapping rules, so no path is matched by two.
 * A page's `<meta>` policy does not bind its workers; a header on the worker's script does.
 */
export const policies = {
  /** Pages. They read files, and may send nothing anywhere: only the asset worker connects. */
  page,
  /** Pages that send what is typed into them to this site. They take no files. */
  form: { ...page, 'connect-src': "'self'", 'form-action': "'self'" },
  /**
   * Everything else: scripts that pages and workers load, styles, texts, redirects, and what functions answer.
   * Opened as a page or started as a worker, it can do nothing.
   */
  closed: {
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    sandbox: '',
  },
  /** The one worker that may connect. It is sent names, never files or addresses. */
  asset: { 'default-src': "'none'", 'connect-src': "'self'", 'script-src': "'self' 'wasm-unsafe-eval'" },
  /** embind, in libvips, builds functions from text. Its libraries come as blobs; its threads are workers. */
  image: {
    'default-src': "'none'",
    'connect-src': 'blob:',
    'script-src': "'self' 'unsafe-eval'",
    'worker-src': "'self'",
  },
  /** Encoders of sound are compiled in it. Mediabunny takes see-through pictures apart in a worker from a blob, which is held to the same. */
  media: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': 'blob:' },
  /** PDFium reads files through functions that are compiled for it. */
  pdf: { 'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'" },
} as const satisfies Record<string, Record<string, string>>;

/** Pages with another policy than `page`, by path. */
export const pagePolicies: Record<string, PolicyId> = { '/contact': 'form' };

/** Workers, by the folder of their scripts under `/_astro/`: the name of the file that starts them. */
export const workerPolicies: Record<string, PolicyId> = {
  'asset.worker': 'asset',
  'image.worker': 'image',
  // The threads of libvips.
  'vips-es6': 'image',
  'media.worker': 'media',
  'pdf.worker': 'pdf',
};

export type PolicyId = keyof typeof policies;

export const policyText = (id: PolicyId) =>
  Object.entries(policies[id])
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');

/** The policy as the page itself says it: it holds at whatever address a host shows the page, such as that of a missing one. */
export const policyInPage = (path: string, site: string) =>
  policyText(pagePolicies[path] ?? 'page')
    .replaceAll(siteMark, site)
    .replace(/; frame-ancestors [^;]*/, ''); // Which only a header can say.

/** Features that pages may use only where they are named below. */
const features =
  'accelerometer autoplay camera display-capture encrypted-media gamepad geolocation gyroscope hid idle-detection ' +
  'local-fonts magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get ' +
  'screen-wake-lock serial storage-access usb xr-spatial-tracking';

const permissionsFor = (...allowed: string[]) =>
  features
    .split(' ')
    .map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`)
    .join(', ');

/** What every response carries, whoever makes it: the build's `_headers`, the portable server, functions. */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  // Long jobs keep the screen on.
  'Permissions-Policy': permissionsFor('screen-wake-lock'),
};

/** Pages with other permissions, by path. Of two values, a host sends the last or both; in both, the last counts. */
export const pagePermissions: Record<string, string> = {
  '/record-audio': permissionsFor('microphone', 'screen-wake-lock'),
};

/** For responses that are no page and no worker, and so have no policy of their own. */
export const closedHeaders = { ...securityHeaders, 'Content-Security-Policy': policyText('closed') };
