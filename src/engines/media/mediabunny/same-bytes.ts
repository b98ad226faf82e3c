import type { Output } from 'mediabunny';
import { crc32 } from '../../../containers/crc32.ts';

const fileUid = 0x46_ae;

/** What Mediabunny 1.61 writes by; its types do not tell of it. Each kind of file has some of these. */
interface Muxer {
  /** Of MP4, in seconds since 1904. 0 is for not known, as FFmpeg writes it. */
  creationTime?: number;
  /** Of Ogg. */
  getTrackData?(...given: unknown[]): { serialNumber: number };
  trackDatas: unknown[];
  /** Of Matroska. */
  maybeCreateAttachments?(): { data: { data: ({ id: number; data: unknown } | null)[] }[] } | null;
}

/**
 * Makes the same work give the same bytes: without the time in MP4, and with numbers in Ogg and Matroska that are not
 * random.
 *
 * @param needed how large the file may become: it makes files of different recordings differ in their numbers.
 */
export function keepSameBytes(output: Output, needed: number) {
  // oxlint-disable-next-line no-underscore-dangle -- Mediabunny names it so.
  const { _muxer: muxer } = output as unknown as { _muxer: Muxer };
  if (muxer.creationTime !== undefined) muxer.creationTime = 0;
  const { getTrackData, maybeCreateAttachments } = muxer;
  if (getTrackData)
    muxer.getTrackData = (...given) => {
      const before = muxer.trackDatas.length;
      const data = getTrackData.apply(muxer, given);
      // Mediabunny keeps it, and asks for it with each packet.
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
