import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replacePiece, type Replacement } from './script-piece.ts';

const sameThread = fileURLToPath(new URL('../src/engines/media/mediabunny/same-thread.ts', import.meta.url));

/** A function whose source Mediabunny turns into a worker. */
interface BlobWorker {
  file: string;
  /** The variables of the worker's address and of the function. */
  address: string;
  work: string;
  /** The code that starts workers, and its replacement. */
  start: string;
  instead: string;
}

/** The code that splits frames into colour and alpha, and the code that merges them. */
const blobWorkers: BlobWorker[] = [
  {
    file: 'media-source.js',
    address: 'splitterWorkerUrl',
    work: 'colorAlphaSplitterWorkerCode',
    start: 'this.worker = new Worker(splitterWorkerUrl);',
    instead: 'this.worker = inThisThread(colorAlphaSplitterWorkerCode);',
  },
  {
    file: 'media-sink.js',
    address: 'mergerWorkerUrl',
    work: 'colorAlphaMergerWorkerCode',
    start: `
      const poolSize = clamp(navigator.hardwareConcurrency, 1, 4);
      for (let i = 0; i < poolSize; i++) {
        const worker = new Worker(mergerWorkerUrl);`,
    // More than one would only take turns.
    instead: `
      for (let i = 0; i < 1; i++) {
        const worker = inThisThread(colorAlphaMergerWorkerCode);`,
  },
];

/**
 * Vite plugin: makes Mediabunny split and merge colour and alpha in the worker that it runs in, so that the policy need
 * not allow workers from blobs. The package stays unmodified.
 */
export function withoutBlobWorkers(): Plugin {
  return {
    name: 'without-blob-workers',
    enforce: 'pre',
    // Also in development: pre-bundled packages bypass this plugin.
    config: () => ({ optimizeDeps: { exclude: ['mediabunny'] } }),
    transform: {
      filter: { id: /\/node_modules\/mediabunny\/.*\/media-(?:source|sink)\.js(?:\?|$)/ },
      handler: (script, id) => ({ code: withoutBlobWorker(script, id.replace(/\?.*$/, '')), map: null }),
    },
  };
}

/** @throws if the script has changed */
export function withoutBlobWorker(script: string, path: string): string {
  const blobWorker = blobWorkers.find(({ file }) => path.endsWith(`/${file}`));
  if (!blobWorker) throw new Error(`${path} starts no worker that is known`);
  const { file, address, work, start, instead } = blobWorker;
  const replacements: Replacement[] = [
    {
      what: `what makes a blob of ${work}`,
      piece: `
        if (!${address}) {
          const %blob = new Blob([\`(\${${work}.toString()})()\`], { type: 'application/javascript' });
          ${address} = URL.createObjectURL(%blob);
        }`,
      by: () => '',
    },
    { what: `what starts workers of ${work}`, piece: start, by: () => instead },
    // The worker's global scope, where it receives and posts messages, becomes a parameter.
    { what: work, piece: `const ${work} = () => {`, by: () => `const ${work} = (self) => {` },
  ];
  let without = script;
  for (const replacement of replacements) without = replacePiece(`Mediabunny's ${file}`, without, replacement);
  return `import { inThisThread } from ${JSON.stringify(sameThread)};\n${without}`;
}
