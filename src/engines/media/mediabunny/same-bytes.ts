import type { Output } from 'mediabunny';
import { crc32 } from '#containers/crc32.ts';

const fileUid = 0x46_ae;

/**
 * The parts of Mediabunny 1.61's muxers that are used here; its types do not declare them. Each format has some of
 * these.
 */
interface Muxer {
  /** MP4: in seconds since 1904. 0 means unknown, as FFmpeg writes it. */
  creationTime?: number;
  /** Ogg. */
  getTrackData?(...given: unknown[]): { serialNumber: number };
  trackDatas: unknown[];
  /** Matroska. */
  maybeCreateAttachments?(): { data: { data: ({ id: number; data: unknown } | null)[] }[] } | null;
}

/**
 * Makes the same work produce identical bytes: without the time in MP4, and without random numbers in Ogg and Matroska.
 *
 * @param needed The estimated size of the file, from which the numbers are derived, so that they differ between
 *   recordings.
 */
export function keepSameBytes(output: Output, needed: number) {
  // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
  const { _muxer: muxer } = output as unknown as { _muxer: Muxer };
  if (muxer.creationTime !== undefined) muxer.creationTime = 0;
  const { getTrackData, maybeCreateAttachments } = muxer;
  if (getTrackData)
    muxer.getTrackData = (...given) => {
      const before = muxer.trackDatas.length;
      const data = getTrackData.apply(muxer, given);
      // Mediabunny caches the data, and calls this for every packet.
      if (muxer.trackDatas.length > before) data.serialNumber = crc32(new TextEncoder().encode(`${needed} ${before}`));
      return data;
    };
  if (maybeCreateAttachments)
    muxer.maybeCreateAttachments = () => {
      const attachments = maybeCreateAttachments.call(muxer);
      for (const [index, { data }] of attachments?.data.entries() ?? [])
        for (const element of data) if (element?.id === fileUid) element.data = BigInt(index + 1);
      return attachments;
    };
}
