import type { ConversionAudioOptions, ConversionVideoOptions } from 'mediabunny';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import type { planVolume } from '../audio/volume.ts';
import { encoderDelay } from '../encoders/add-ons.ts';
import { withProcess } from '../plan/audio-plan.ts';
import { outputFormat } from '../plan/containers.ts';
import type { TracksPlan } from '../plan/plan.ts';
import type { planFade } from './fade.ts';

/** Adds the processing of decoded audio and frames, before they are encoded, to a plan. */
export function addProcesses({ options: all }: TracksPlan, { change, fade, container, heard }: Processes) {
  for (const [track, options] of all) {
    // The kind of the options matches the kind of their track.
    if (track.isAudioTrack() && (change || options.codec !== undefined)) {
      // As above.
      const { codec, sampleRate = 0 } = options as ConversionAudioOptions;
      const delay = encoderDelay(codec, sampleRate, outputFormat(container));
      // As above.
      all.set(track, withProcess(options as ConversionAudioOptions, change?.process, delay, heard));
    }
    // As above.
    if (fade && track.isVideoTrack()) all.set(track, { ...(options as ConversionVideoOptions), process: fade });
  }
}

interface Processes {
  change: Awaited<ReturnType<typeof planVolume>>;
  fade: ReturnType<typeof planFade>;
  container: MediaContainer;
  /** Receives how much audio reached the encoder. */
  heard: { seconds: number };
}
