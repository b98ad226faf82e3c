import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '#engines/assets.ts';
import type { Request, Response } from '#jobs/contract/messages.ts';

type Part = Blob | ArrayBufferView | ArrayBuffer | string;

/** The bytes of every blob: workers can read them synchronously, but Node cannot. */
const held = new WeakMap<Blob, Uint8Array<ArrayBuffer>>();

const bytesOf = (part: Part): Uint8Array => {
  if (typeof part === 'string') return new TextEncoder().encode(part);
  if (part instanceof ArrayBuffer) return new Uint8Array(part);
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  return held.get(part) ?? new Uint8Array();
};

const hold = <T extends Blob>(blob: T, parts: Part[]): T => {
  held.set(blob, new Uint8Array(Buffer.concat(parts.map(bytesOf))));
  return blob;
};

class HeldBlob extends Blob {
  constructor(parts: Part[] = [], options?: BlobPropertyBag) {
    super(parts as BlobPart[], options);
    hold(this, parts);
  }
  override slice(start?: number, end?: number, type?: string): Blob {
    return new HeldBlob([bytesOf(this).slice(start, end)], type === undefined ? {} : { type });
  }
}

class HeldFile extends File {
  constructor(parts: Part[], name: string, options?: FilePropertyBag) {
    super(parts as BlobPart[], name, options);
    hold(this, parts);
  }
  override slice(start?: number, end?: number, type?: string): Blob {
    return new HeldBlob([bytesOf(this).slice(start, end)], type === undefined ? {} : { type });
  }
}

class SyncReader {
  readAsArrayBuffer = (blob: Blob) => bytesOf(blob).slice().buffer;
  readAsDataURL = (blob: Blob) => `data:${blob.type};base64,${Buffer.from(bytesOf(blob)).toString('base64')}`;
}

const worker = new EventTarget();

/** Answers a worker like the page: with the engine's files, from where the build takes them. */
async function answer(response: Response) {
  if (response.type !== 'load') return;
  const { url, as } = assets[response.name];
  // Vite says so of a file outside of this folder: that of a package, where packages are linked.
  const path = url.startsWith('/@fs/') ? url.slice('/@fs'.length) : join(process.cwd(), url);
  const bytes = readFileSync(path);
  const { port1, port2 } = new MessageChannel();
  if (as === 'module') port1.postMessage(await WebAssembly.compile(bytes));
  const asset = as === 'module' ? port2 : new HeldBlob([bytes]);
  const data: Request = { type: 'asset', name: response.name, asset };
  worker.dispatchEvent(new MessageEvent('message', { data }));
}

/** Starts the image engine as its worker runs it, without what only browsers have: their decoders and canvases. */
export async function startImageEngine() {
  Object.assign(globalThis, {
    self: Object.assign(worker, { postMessage: (response: Response) => void answer(response) }),
    crossOriginIsolated: true,
    FileReaderSync: SyncReader,
    Blob: HeldBlob,
    File: HeldFile,
  });
  return import('#engines/image/image.ts');
}
