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
  /** All other scripts. Pages and workers load them whatever it says; a worker started from one can do nothing. */
  script: { 'default-src': "'none'" },
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
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** The policy as the page itself says it: it holds at whatever address a host shows the page, such as that of a missing one. */
export const policyInPage = (path: string, site: string) =>
  policyText(pagePolicies[path] ?? 'page')
    .replaceAll(siteMark, site)
    .replace(/; frame-ancestors [^;]*/, ''); // Which only a header can say.
