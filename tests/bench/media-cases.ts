import type { MediaJob } from '../../src/jobs/contract/job.ts';
import type { ConvertMedia } from '../../src/jobs/contract/media-operation.ts';
import type { InputName } from './media-inputs.ts';

/** The same work, in each contender's terms. */
export interface MediaCase {
  name: string;
  inputs: InputName[];
  stayput: MediaJob;
  /** ffmpeg's arguments between its input and its output. `{bitrate}` stands for that of Stayput's video, in bit/s. */
  native: string[];
  /** The native encoder's preset, in a word. */
  preset?: string;
  output: string;
  /** Whether ffmpeg.wasm takes part: its encoders for VP9, AV1 and Opus crash or are missing. */
  wasm: boolean;
  /** The most CPU time that Stayput may use, as a share of each peer's. */
  goal: { native: number; wasm?: number };
  /** Compares how the video looks, and adds x264 at the same bitrate. */
  looks?: true;
}

const copied = { native: 3, wasm: 0.2 };
const media = (wishes: Omit<ConvertMedia, 'type'>): MediaJob => ({
  engine: 'media',
  operation: { type: 'convert', ...wishes },
});
const again = (container: 'mp4' | 'webm', codec: 'avc' | 'vp8' | 'vp9' | 'av1', bitrate: number, height?: number) =>
  media({ container, video: { codec, bitrate, ...(height !== undefined && { height }) }, audio: 'discard' });

export const cases: MediaCase[] = [
  {
    name: 'Trim by copying, 76 MB',
    inputs: ['76mb.mp4'],
    stayput: media({ container: 'mp4', trim: { start: 10, end: 50, exact: false } }),
    native: ['-ss', '10', '-to', '50', '-c', 'copy'],
    output: 'trimmed.mp4',
    wasm: true,
    goal: copied,
  },
  {
    name: 'MOV to MP4, 76 MB',
    inputs: ['76mb.mov'],
    stayput: media({ container: 'mp4' }),
    native: ['-c', 'copy'],
    output: 'remuxed.mp4',
    wasm: true,
    goal: copied,
  },
  {
    name: 'MP4 to Matroska, 76 MB',
    inputs: ['76mb.mp4'],
    stayput: media({ container: 'mkv' }),
    native: ['-c', 'copy'],
    output: 'remuxed.mkv',
    wasm: true,
    goal: { native: 5, wasm: 0.2 },
  },
  {
    name: 'Mute, 76 MB',
    inputs: ['76mb.mp4'],
    stayput: media({ container: 'mp4', audio: 'discard' }),
    native: ['-c', 'copy', '-an'],
    output: 'muted.mp4',
    wasm: true,
    goal: copied,
  },
  {
    name: 'Join two of 76 MB',
    inputs: ['76mb.mp4', '76mb.mp4'],
    stayput: { engine: 'media', operation: { type: 'join', container: 'mp4' } },
    native: ['-c', 'copy'],
    output: 'joined.mp4',
    wasm: true,
    goal: copied,
  },
  {
    name: 'H.264 at half the bit rate, 720p',
    inputs: ['photos-720.mp4'],
    stayput: again('mp4', 'avc', 2_500_000),
    native: ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '{bitrate}', '-an'],
    preset: 'libx264 veryfast',
    output: 'avc.mp4',
    wasm: true,
    goal: { native: 0.6 },
    looks: true,
  },
  {
    name: 'VP9, 720p',
    inputs: ['photos-720.mp4'],
    stayput: again('webm', 'vp9', 2_500_000),
    native: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '5', '-b:v', '{bitrate}', '-an'],
    preset: 'libvpx realtime, cpu-used 5',
    output: 'vp9.webm',
    wasm: false,
    goal: { native: 1 },
    looks: true,
  },
  {
    name: 'VP8, 720p',
    inputs: ['photos-720.mp4'],
    stayput: again('webm', 'vp8', 2_500_000),
    native: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '5', '-b:v', '{bitrate}', '-an'],
    preset: 'libvpx realtime, cpu-used 5',
    output: 'vp8.webm',
    wasm: false,
    goal: { native: 1 },
    looks: true,
  },
  {
    name: 'AV1, 720p',
    inputs: ['photos-720.mp4'],
    stayput: again('mp4', 'av1', 2_000_000),
    native: ['-c:v', 'libaom-av1', '-usage', 'realtime', '-cpu-used', '8', '-b:v', '{bitrate}', '-an'],
    preset: 'libaom realtime, cpu-used 8',
    output: 'av1.mp4',
    wasm: false,
    goal: { native: 0.75 },
    looks: true,
  },
  {
    name: '1080p to 720p, H.264',
    inputs: ['photos.mp4'],
    stayput: again('mp4', 'avc', 3_000_000, 720),
    native: ['-vf', 'scale=-2:720', '-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '{bitrate}', '-an'],
    preset: 'libx264 veryfast',
    output: 'scaled.mp4',
    wasm: false,
    goal: { native: 1.1 },
    looks: true,
  },
  {
    name: 'WAV to MP3',
    inputs: ['sound.wav'],
    stayput: media({ container: 'mp3', audio: { codec: 'mp3', bitrate: 160_000 } }),
    native: ['-c:a', 'libmp3lame', '-b:a', '160k'],
    output: 'sound-again.mp3',
    wasm: true,
    goal: { native: 1.5 },
  },
  {
    name: 'WAV to Opus',
    inputs: ['sound.wav'],
    stayput: media({ container: 'ogg', audio: { codec: 'opus', bitrate: 128_000 } }),
    native: ['-c:a', 'libopus', '-b:a', '128k'],
    output: 'sound.ogg',
    wasm: false,
    goal: { native: 1.5 },
  },
  {
    name: 'WAV to AAC',
    inputs: ['sound.wav'],
    stayput: media({ container: 'm4a', audio: { codec: 'aac', bitrate: 160_000 } }),
    native: ['-c:a', 'aac', '-b:a', '160k'],
    output: 'sound.m4a',
    wasm: true,
    goal: { native: 2 },
  },
  {
    name: 'WAV to FLAC',
    inputs: ['sound.wav'],
    stayput: media({ container: 'flac' }),
    native: ['-c:a', 'flac'],
    output: 'sound.flac',
    wasm: true,
    goal: { native: 3 },
  },
  {
    name: 'MP3 to WAV',
    inputs: ['sound.mp3'],
    stayput: media({ container: 'wav' }),
    native: [],
    output: 'sound-again.wav',
    wasm: true,
    goal: { native: 3 },
  },
  {
    name: 'GIF, 6 s, 480 px, 12 Hz',
    inputs: ['720.mp4'],
    stayput: {
      engine: 'media',
      operation: {
        type: 'animation',
        format: 'gif',
        trim: { start: 0, end: 6 },
        frameRate: 12,
        width: 480,
        loop: 0,
        quality: 80,
        dither: 'pattern',
      },
    },
    native: [
      '-t',
      '6',
      '-filter_complex',
      'fps=12,scale=480:-1,split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer',
    ],
    preset: 'palettegen, paletteuse',
    output: 'view.gif',
    wasm: false,
    goal: { native: 1 },
  },
];
