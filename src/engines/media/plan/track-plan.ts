import type { VideoCodec } from 'mediabunny';

/** What happens to one track: it is copied or transcoded, or neither is possible. */
export type Plan<Options> =
  | { options: Options; transcodes: false }
  /**
   * `bitrate`: an estimate, in bit/s. `redraws`: whether its frames change too. `growth`: how many times more bits than
   * the input it takes, if the new codec needs more for the same quality. `unchanged`: whether everything that is kept
   * comes out bit for bit as it went in.
   */
  | { options: Options; transcodes: true; bitrate: number; redraws?: boolean; growth?: Growth; unchanged?: boolean }
  | { problem: 'no-decoder' | 'no-encoder' };

export interface Growth {
  from: VideoCodec;
  to: VideoCodec;
  times: number;
}
