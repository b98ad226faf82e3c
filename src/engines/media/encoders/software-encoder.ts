import { bufferBytes } from '../containers/buffer-bytes.ts';
import { mendedConfiguration } from '../codecs/avc-configuration.ts';

let failed = false;
let inSoftware = false;

/** Makes encoders of video tell of their failures here too, and mends what they say of H.264. Once for a worker. */
export function prepareEncoders() {
  // Some browsers have none.
  if (!('VideoEncoder' in self)) return;
  self.VideoEncoder = class extends VideoEncoder {
    constructor(init: VideoEncoderInit) {
      super({
        ...init,
        output: (chunk, metadata) => init.output(chunk, metadata && mended(metadata)),
        error: (error) => {
          failed = true;
          init.error(error);
        },
      });
    }

    override configure(config: VideoEncoderConfig) {
      super.configure(inSoftware ? { ...config, hardwareAcceleration: 'prefer-software' } : config);
    }
  };
}

function mended(metadata: EncodedVideoChunkMetadata): EncodedVideoChunkMetadata {
  const { decoderConfig } = metadata;
  if (!decoderConfig?.description || !decoderConfig.codec.startsWith('avc')) return metadata;
  const description = mendedConfiguration(new Uint8Array(bufferBytes(decoderConfig.description)));
  return { ...metadata, decoderConfig: { ...decoderConfig, description } };
}

/**
 * Does the work, and when an encoder of video fails at it, once more in software: hardware takes few streams at a time,
 * and drivers fail at what they claim to encode. From then on this worker leaves hardware alone.
 */
export async function withEncoders<T>(work: () => Promise<T>): Promise<T> {
  failed = false;
  try {
    return await work();
  } catch (error) {
    if (!failed || inSoftware) throw error;
    inSoftware = true;
    return work();
  }
}
