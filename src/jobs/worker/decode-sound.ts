import type { Request, Response } from '../contract/messages.ts';

/** Gives a worker the samples that it has requested. */
export async function handDecoded(worker: Worker, { file, sampleRate }: Extract<Response, { type: 'decode' }>) {
  const channels = await decodeSound(file, sampleRate);
  const request: Request = { type: 'decoded', ...(channels && { channels }) };
  worker.postMessage(request, channels?.map(({ buffer }) => buffer) ?? []);
}

/**
 * Decodes a whole audio file with the browser's own decoder, which supports more than the one in workers.
 *
 * @param sampleRate The sample rate of the result, in Hz.
 * @returns the samples of each channel, or undefined if the browser cannot decode it.
 */
async function decodeSound(file: Blob, sampleRate: number): Promise<Float32Array<ArrayBuffer>[] | undefined> {
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  } catch (error) {
    // The format is unknown to the browser, no context supports its sample rate, it can no longer be read, or it does
    // not fit in memory.
    if (!(error instanceof DOMException || error instanceof RangeError)) throw error;
    return undefined;
  }
}
