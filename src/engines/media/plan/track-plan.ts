import type { VideoCodec } from 'mediabunny';

/** What becomes of one track: copied, or encoded anew, or why neither can be. */
export type Plan<Options> =
  | { options: Options; transcodes: false }
  /**
   * `bitrate`: an estimate, in bit/s. `redraws`: whether its frames are changed too. `growth`: by how much it is
   * more than the input's, where the new codec needs that for the same picture. `unchanged`: whether all that is kept
   * comes out bit for bit as it went in.
   */
  | { options: Options; transcodes: true; bitrate: number; redraws?: boolean; growth?: Growth; unchanged?: boolean }
  | { problem: 'no-decoder' | 'no-encoder' };

export interface Growth {
  from: VideoCodec;
  to: VideoCodec;
  times: number;
}
