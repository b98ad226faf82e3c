import { bufferBytes } from '../containers/buffer-bytes.ts';
import { mendedConfiguration } from '../codecs/avc-configuration.ts';

let failed = false;
let inSoftware = false;

/**
 * Makes video encoders report their failures here too, and mends their H.264 configurations. Called once per worker.
 */
export function prepareEncoders() {
  // Some browsers have no `VideoEncoder`.
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
 * Does the work, and retries it once in software if a video encoder fails: hardware takes few streams at a time, and
 * drivers fail at what they claim to encode. From then on this worker avoids hardware.
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
