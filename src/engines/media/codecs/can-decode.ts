import type { InputTrack } from 'mediabunny';
import { isSecondLayer } from '../mp3/frames.ts';

/** Whether this browser decodes a track. Of MPEG audio of layer II, Mediabunny says so in its place: "Layer II" in `src/engines/media/mediabunny/README.md`. */
export const canDecode = async (track: InputTrack): Promise<boolean> =>
  (await track.canDecode()) && !(await isSecondLayer(track));
