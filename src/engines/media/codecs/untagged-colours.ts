import type { InputTrack } from 'mediabunny';

/** Up to this size, in pixels, video that does not state its colours is taken for standard definition. */
const standard = { width: 1024, height: 576 };

/** BT.601, with the primaries of screens: players do not convert those of video without tags. */
const colours = { primaries: 'bt709', transfer: 'bt709', matrix: 'smpte170m' } as const;

/**
 * States the colours of a video track that does not, as players take them: BT.601 for small pictures, and for VP8, whose
 * specification has nothing else (RFC 6386, 9.2). Browsers would take them for BT.709.
 */
export async function stateColours(track: InputTrack) {
  if (!track.isVideoTrack()) return;
  const config = await track.getDecoderConfig();
  if (!config || config.colorSpace?.matrix) return;
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  const isSmall = width <= standard.width && height <= standard.height;
  // The object is the demuxer's own, so everything that is read from the track later follows it.
  if (isSmall || (await track.getCodec()) === 'vp8')
    config.colorSpace = { ...colours, fullRange: config.colorSpace?.fullRange ?? false };
}
