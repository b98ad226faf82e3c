import { EncodedAudioPacketSource, type MediaSource, type Output } from 'mediabunny';
import { aacDelay, isAddedHere } from '../encoders/add-ons.ts';

const codecDelay = 0x56aa;

/** The parts of Mediabunny 1.61's Matroska muxer that are used here. Its types do not declare them. */
interface Muxer {
  trackDatas: { track: { source: MediaSource & { _codec: string } }; info: { sampleRate?: number } }[];
  /** One entry per track, once they have been created. */
  tracksElement: { data: { data: unknown[] }[] };
  createTracks(): void;
}

/**
 * Makes a Matroska file state how much silence the audio encoder put first, as FFmpeg does. Players skip it, so the
 * audio is in sync; otherwise AAC is heard 21 ms late.
 */
export function tellDelay(output: Output) {
  // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
  const { _muxer: muxer } = output as unknown as { _muxer: Muxer };
  if (output.format.fileExtension !== '.mkv') return;
  const create = muxer.createTracks;
  muxer.createTracks = () => {
    create.call(muxer);
    for (const [index, { track, info }] of muxer.trackDatas.entries()) {
      // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
      const isMade = track.source._codec === 'aac' && !(track.source instanceof EncodedAudioPacketSource);
      if (!isMade || !isAddedHere('aac') || !info.sampleRate) continue;
      muxer.tracksElement.data[index]?.data.push({
        id: codecDelay,
        data: Math.round((aacDelay * 1e9) / info.sampleRate),
      });
    }
  };
}
