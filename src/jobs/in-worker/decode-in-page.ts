import { respond } from '../contract/engine.ts';
import type { Request } from '../contract/messages.ts';

/**
 * Asks the page to decode an audio file, because browsers have that decoder only in pages.
 *
 * @param sampleRate The sample rate of the result, in Hz.
 * @returns the samples of each channel, or undefined if the browser cannot decode it.
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
