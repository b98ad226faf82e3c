import type { InputTrack } from 'mediabunny';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';

/**
 * Whether MP4 is an unusual container for a track. It may hold nearly every codec, but if the browser that decodes one
 * does not play it from an MP4, other players will not either. VP8, Vorbis and PCM are examples.
 */
export async function isStrangeInMp4(track: InputTrack): Promise<boolean> {
  if (!(await track.canDecode())) return false;
  const codec = await track.getCodecParameterString();
  const { averageBitrate, averagePacketRate } = await track.computePacketStats(100);
  // The browser rejects values of 0.
  const bitrate = Math.max(1, Math.round(averageBitrate));
  const contentType = `${track.type}/mp4; codecs="${codec}"`;
  const configuration: MediaDecodingConfiguration = { type: 'file' };
  if (track.isVideoTrack()) {
    const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
    configuration.video = { contentType, width, height, bitrate, framerate: Math.max(1, averagePacketRate) };
  }
  if (track.isAudioTrack()) {
    const [channels, samplerate] = [String(await track.getNumberOfChannels()), await track.getSampleRate()];
    configuration.audio = { contentType, channels, samplerate, bitrate };
  }
  const { supported } = await navigator.mediaCapabilities.decodingInfo(configuration);
  return !supported;
}

/** Whether a track must not be copied into a result, because players would not play it from there. */
export const isStrangeIn = async (container: MediaContainer | 'input', track: InputTrack): Promise<boolean> =>
  container === 'mp4' && (await isStrangeInMp4(track));
