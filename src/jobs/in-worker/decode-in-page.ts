import { respond } from '../contract/engine.ts';
import type { Request } from '../contract/messages.ts';

/**
 * Asks the page to decode a file of sound: browsers have that decoder in pages alone.
 *
 * @param sampleRate of the result, in Hz.
 * @returns the samples of each channel; nothing where the browser cannot decode it.
 */
export function decodeInPage(file: Blob, sampleRate: number): Promise<Float32Array<ArrayBuffer>[] | undefined> {
  const listeners = new AbortController();
  respond({ type: 'decode', file, sampleRate });
  return new Promise((resolve) => {
    self.addEventListener(
      'message',
      ({ data }: MessageEvent<Request>) => {
        if (data.type !== 'decoded') return;
        listeners.abort();
        resolve(data.channels);
      },
      listeners,
    );
  });
}
