import { bytesOf, toLatin1 } from '../../../containers/bytes.ts';
import { inside } from '../../../containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import { trackId } from '../unread-tracks/mp4-tracks.ts';

/** The places of the fields after the name of the box, and where they end. */
const fields = { channels: 4 + 13, sampleRate: 4 + 24, end: 4 + 28 };

/**
 * Reads what ALAC in an MP4 says of itself (`ALACSpecificConfig`). The description of the track, which is the same for
 * all codecs, has no place for rates above 65,535 Hz, and decoders ignore its channels.
 *
 * @param id of the track.
 */
export async function readAlac(file: Blob, id: number) {
  const index = await readIndex(file);
  const track = index && tracksIn(index).find((each) => trackId(each) === id);
  const description = track && inside(track, 'mdia', 'minf', 'stbl', 'stsd');
  // The description begins with the same name.
  const at = description ? toLatin1(bytesOf(description)).lastIndexOf('alac') : -1;
  if (!description || at < 0 || at + fields.end > description.byteLength) return undefined;
  return {
    numberOfChannels: description.getUint8(at + fields.channels),
    sampleRate: description.getUint32(at + fields.sampleRate),
  };
}
