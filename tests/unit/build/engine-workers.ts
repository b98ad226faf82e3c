import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';

/** Provides the globals of a browser worker in a Node thread. */
const asInBrowsers = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.self = globalThis;
  globalThis.postMessage = (message, { transfer } = {}) => parentPort.postMessage(message, transfer);
  const target = new EventTarget();
  for (const name of ['addEventListener', 'dispatchEvent']) globalThis[name] = target[name].bind(target);
  const ready = import(workerData);
  parentPort.on('message', async (data) => {
    await ready;
    const { files = [], file } = data;
    // Node clones a File as the Blob that it is.
    const named = ({ blob, name }) => new File([blob], name, { type: blob.type });
    const given = { ...data, ...(file && { file: named(file) }), files: files.map(named) };
    dispatchEvent(new MessageEvent('message', { data: given }));
  });
`;

const wrapped = (file: File) => ({ blob: new Blob([file], { type: file.type }), name: file.name });

/** Makes the code that starts engine workers on a page start them in Node: the same scripts, each in a thread. */
class EngineWorker extends EventTarget {
  readonly #thread: Thread;

  /** @param address from the root of the project, as Vite provides it */
  constructor(address: string) {
    super();
    const { pathname } = new URL(address, 'http://localhost');
    const workerData = pathToFileURL(resolve(`.${pathname}`)).href;
    this.#thread = new Thread(asInBrowsers, { eval: true, workerData });
    // A worker that waits for another job does not keep the tests running.
    this.#thread.unref();
    this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', ({ message }) => this.dispatchEvent(Object.assign(new Event('error'), { message })));
  }

  postMessage({ file, files, ...others }: { file?: File; files?: File[] }) {
    this.#thread.postMessage({ ...others, ...(file && { file: wrapped(file) }), files: files?.map(wrapped) });
  }

  terminate() {
    void this.#thread.terminate();
  }
}

// Page scripts listen for navigation away from the page, which never happens in Node.
Object.assign(globalThis, { Worker: EngineWorker });
