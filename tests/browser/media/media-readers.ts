import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ffprobe from '@ffprobe-installer/ffprobe';
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

const execute = promisify(execFile);

/** Facts about a file from ffprobe, which is independent of the engine under test. Every frame was decoded. */
export interface MediaReading {
  /** In seconds. */
  duration: number;
  /** With lower-case keys; from the file, or from its first track, where Ogg keeps them. */
  tags: Record<string, string>;
  /** With ffprobe's names of codecs: `h264`, `vp9`, `aac`. */
  tracks: {
    type: 'video' | 'audio';
    codec: string;
    width?: number;
    height?: number;
    /** In degrees, anticlockwise, as in ffprobe. */
    rotation?: number;
    /** With ffprobe's names: `yuv420p`, `tv`. */
    pixels?: string;
    range?: string;
    matrix?: string;
    sampleRate?: number;
    numberOfChannels?: number;
    /** Whether it is cover art. */
    cover: boolean;
    frames: number;
  }[];
  /** ffprobe's error messages. */
  complaints: string;
}

interface FfprobeStream {
  codec_type: string;
  codec_name: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_range?: string;
  color_space?: string;
  sample_rate?: string;
  channels?: number;
  nb_read_frames?: string;
  tags?: Record<string, string>;
  disposition: { attached_pic: number };
  side_data_list?: { rotation?: number }[];
}

export const readMedia = (bytes: Uint8Array): Promise<MediaReading> =>
  withPath(bytes, async (path) => {
    const wanted = ['-of', 'json', '-show_format', '-show_streams', '-count_frames'];
    const { stdout, stderr } = await execute(ffprobe.path, ['-v', 'warning', ...wanted, path]);
    const { format, streams } = JSON.parse(stdout) as {
      format: { duration: string; tags?: Record<string, string> };
      streams: FfprobeStream[];
    };
    return {
      duration: Number(format.duration),
      tags: lowerKeys({ ...streams[0]?.tags, ...format.tags }),
      tracks: streams.map(readStream),
      complaints: stderr,
    };
  });

/** For Matroska, ffprobe prefixes tags with their target, such as the whole movie. */
const lowerKeys = (tags: Record<string, string>) =>
  Object.fromEntries(Object.entries(tags).map(([key, value]) => [key.toLowerCase().replace(/^movie\//, ''), value]));

function readStream(stream: FfprobeStream): MediaReading['tracks'][number] {
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  return {
    type: stream.codec_type === 'video' ? 'video' : 'audio',
    codec: stream.codec_name,
    ...(stream.width !== undefined && { width: stream.width }),
    ...(stream.height !== undefined && { height: stream.height }),
    ...(rotation !== undefined && { rotation }),
    ...(stream.pix_fmt !== undefined && { pixels: stream.pix_fmt }),
    ...(stream.color_range !== undefined && { range: stream.color_range }),
    ...(stream.color_space !== undefined && { matrix: stream.color_space }),
    ...(stream.sample_rate !== undefined && { sampleRate: Number(stream.sample_rate) }),
    ...(stream.channels !== undefined && { numberOfChannels: stream.channels }),
    cover: stream.disposition.attached_pic === 1,
    frames: Number(stream.nb_read_frames ?? 0),
  };
}

/** Returns a hash of each video and audio packet, in order, without cover art. */
export const readPacketHashes = (bytes: Uint8Array): Promise<string[]> =>
  withPath(bytes, async (path) => {
    const wanted = ['-of', 'json', '-show_streams', '-show_packets', '-show_data_hash', 'md5'];
    const { stdout } = await execute(ffprobe.path, ['-v', 'error', ...wanted, path], { maxBuffer: 2 ** 26 });
    const { streams, packets } = JSON.parse(stdout) as {
      streams: { index: number; codec_type: string; disposition: { attached_pic: number } }[];
      packets: { stream_index: number; data_hash: string }[];
    };
    const main = streams.filter(
      ({ codec_type: type, disposition }) => disposition.attached_pic === 0 && (type === 'video' || type === 'audio'),
    );
    return main.flatMap(({ index }) =>
      packets.filter((packet) => packet.stream_index === index).map(({ data_hash: hash }) => hash),
    );
  });

/** Returns the time and the mean luma (16 to 235) of each frame, as a player shows them. */
export const readBrightness = async (bytes: Uint8Array): Promise<{ time: number; brightness: number }[]> =>
  (await readFrames(bytes, 'movie', 'signalstats', 'lavfi.signalstats.YAVG')).map(([time, value]) => ({
    time,
    brightness: value,
  }));

/** Returns the means of luma and both colour differences in the first frame of a filtered video. */
export async function readMeans(bytes: Uint8Array, filter: string): Promise<number[]> {
  const means = ['YAVG', 'UAVG', 'VAVG'].map(async (name) => {
    const frames = await readFrames(bytes, 'movie', `${filter},signalstats`, `lavfi.signalstats.${name}`);
    return frames[0]?.[1] ?? Number.NaN;
  });
  return Promise.all(means);
}

/**
 * Returns the opacity of the left and the right half of each frame, 0 to 255, in a WebM whose frames have alpha as side
 * data.
 */
export async function readOpacity(webm: Uint8Array): Promise<{ left: number[]; right: number[] }> {
  using input = new Input({ source: new BufferSource(webm), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('No picture');
  // A separate video, for a decoder that ignores alpha.
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { alpha } = packet.sideData;
    if (!alpha) throw new Error(`The frame at ${packet.timestamp} is opaque`);
    await source.add(new EncodedPacket(alpha, packet.type, packet.timestamp, packet.duration), { decoderConfig });
  }
  await output.finalize();
  const opacity = new Uint8Array(output.target.buffer ?? new ArrayBuffer());
  const half = async (from: string) => {
    const filter = `crop=iw/2:ih:${from}:0,signalstats`;
    return (await readFrames(opacity, 'movie', filter, 'lavfi.signalstats.YAVG')).map(([, value]) => value);
  };
  return { left: await half('0'), right: await half('iw/2') };
}

/** Returns when sound begins after silence, in seconds as a player plays them. */
export async function readBeeps(bytes: Uint8Array): Promise<number[]> {
  const levels = await readFrames(
    bytes,
    'amovie',
    'asetnsamples=96,astats=metadata=1:reset=1:measure_perchannel=none',
    'lavfi.astats.Overall.RMS_level',
  );
  const loud = levels.map(([time, level]) => ({ time, loud: level > -30 }));
  return loud.filter((frame, index) => frame.loud && !loud[index - 1]?.loud).map(({ time }) => time);
}

export const readFrames = (
  bytes: Uint8Array,
  source: string,
  filter: string,
  tag: string,
): Promise<[number, number][]> =>
  withPath(bytes, async (path) => {
    // Colons and backslashes have a meaning in filter graphs.
    const graph = `${source}=${path.replaceAll('\\', '/').replace(':', '\\\\:')},${filter}`;
    const wanted = ['-show_entries', `frame=pts_time:frame_tags=${tag}`, '-of', 'csv=p=0'];
    const args = ['-v', 'error', '-f', 'lavfi', graph, ...wanted];
    const { stdout } = await execute(ffprobe.path, args, { maxBuffer: 2 ** 26 });
    return stdout
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').map(Number) as [number, number]);
  });

async function withPath<T>(bytes: Uint8Array, read: (path: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'stayput-'));
  const path = join(folder.path, 'result');
  await writeFile(path, bytes);
  return await read(path);
}

/** Returns how loud a tone is in one channel, in decibels of full scale (RMS), once the filter has settled. */
export async function readTone(bytes: Uint8Array, channel: number, frequency: number): Promise<number> {
  const filter = `pan=mono|c0=c${channel},bandpass=f=${frequency}:t=h:w=10,asetnsamples=4096,astats=metadata=1:reset=1`;
  const levels = await readFrames(bytes, 'amovie', filter, 'lavfi.astats.Overall.RMS_level');
  return levels[Math.floor(levels.length * 0.75)]?.[1] ?? Number.NaN;
}

/** Returns the integrated loudness (EBU R128), in LUFS, as ffmpeg measures it. */
export async function readLoudness(bytes: Uint8Array): Promise<number> {
  const levels = await readFrames(bytes, 'amovie', 'ebur128=metadata=1', 'lavfi.r128.I');
  // Frames at the end may have no value.
  return levels.findLast(([, level]) => Number.isFinite(level))?.[1] ?? Number.NaN;
}
