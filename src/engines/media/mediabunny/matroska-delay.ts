import { EncodedAudioPacketSource, type MediaSource, type Output } from 'mediabunny';
import { aacDelay, isAddedHere } from '../encoders/add-ons.ts';

const codecDelay = 0x56aa;

/** What Mediabunny 1.61 writes Matroska from; its types do not tell of it. */
interface Muxer {
  trackDatas: { track: { source: MediaSource & { _codec: string } }; info: { sampleRate?: number } }[];
  /** An entry for each track, once they are made. */
  tracksElement: { data: { data: unknown[] }[] };
  createTracks(): void;
}

/**
 * Makes a file of Matroska say how much silence the encoder of its sound has put first, as FFmpeg does: players leave it
 * out, and the sound is in time. Else AAC is heard 21 ms late.
 */
export function tellDelay(output: Output) {
  // oxlint-disable-next-line no-underscore-dangle -- Mediabunny names it so.
  const { _muxer: muxer } = output as unknown as { _muxer: Muxer };
  if (output.format.fileExtension !== '.mkv') return;
  const create = muxer.createTracks;
  muxer.createTracks = () => {
    create.call(muxer);
    for (const [index, { track, info }] of muxer.trackDatas.entries()) {
      // oxlint-disable-next-line no-underscore-dangle -- Mediabunny names it so.
      const isMade = track.source._codec === 'aac' && !(track.source instanceof EncodedAudioPacketSource);
      if (!isMade || !isAddedHere('aac') || !info.sampleRate) continue;
      muxer.tracksElement.data[index]?.data.push({
        id: codecDelay,
        data: Math.round((aacDelay * 1e9) / info.sampleRate),
      });
    }
  };
}
