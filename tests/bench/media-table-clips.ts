import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A clip with certain codecs in one container: three flashes with beeps, 0.52 s into each second, where a frame begins.
 */
export interface Clip {
  name: string;
  /** Its name in the table: "MOV: H.264, PCM". */
  words: string;
  kind: 'video' | 'audio';
}

const seconds = 3;
const flashes = [
  ...['-f', 'lavfi', '-i'],
  `color=black:s=160x90:r=25:d=${seconds},drawbox=c=white:t=fill:enable='between(mod(t,1),0.519,0.639)',format=yuv420p`,
];
const beeps = [
  ...['-f', 'lavfi', '-i'],
  `aevalsrc='0.7*sin(2*PI*1000*t)*between(mod(t,1),0.52,0.62)':s=48000:d=${seconds}`,
];

const pictures = {
  'H.264': ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '25', '-bf', '2'],
  'H.265': ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-tag:v', 'hvc1'],
  VP8: ['-c:v', 'libvpx', '-b:v', '300k'],
  VP9: ['-c:v', 'libvpx-vp9', '-b:v', '1M', '-deadline', 'good', '-cpu-used', '4'],
  AV1: ['-c:v', 'libaom-av1', '-cpu-used', '8', '-usage', 'realtime'],
  'MPEG-4 Part 2': ['-c:v', 'mpeg4'],
  'MPEG-2': ['-c:v', 'mpeg2video'],
  ProRes: ['-c:v', 'prores_ks', '-pix_fmt', 'yuv422p10le'],
};
const sounds = {
  AAC: ['-c:a', 'aac'],
  MP3: ['-c:a', 'libmp3lame'],
  Opus: ['-c:a', 'libopus'],
  Vorbis: ['-c:a', 'libvorbis'],
  FLAC: ['-c:a', 'flac'],
  PCM: ['-c:a', 'pcm_s16le'],
  'AC-3': ['-c:a', 'ac3'],
  ALAC: ['-c:a', 'alac'],
  MP2: ['-c:a', 'mp2'],
};

type Picture = keyof typeof pictures;
type Sound = keyof typeof sounds;

/** The codecs that are found in files of each container. */
const held: Record<string, [Picture | undefined, Sound | undefined][]> = {
  mp4: [
    ['H.264', 'AAC'],
    ['H.264', 'MP3'],
    ['H.264', 'AC-3'],
    ['H.265', 'AAC'],
    ['VP9', 'Opus'],
    ['AV1', 'Opus'],
    ['MPEG-4 Part 2', 'AAC'],
    ['H.264', undefined],
  ],
  mov: [
    ['H.264', 'AAC'],
    ['H.264', 'PCM'],
    ['H.265', 'AAC'],
    ['ProRes', 'PCM'],
  ],
  webm: [
    ['VP8', 'Vorbis'],
    ['VP9', 'Opus'],
    ['AV1', 'Opus'],
  ],
  mkv: [
    ['H.264', 'AAC'],
    ['H.264', 'FLAC'],
    ['H.265', 'AC-3'],
    ['VP9', 'Opus'],
    ['MPEG-2', 'AC-3'],
  ],
  ts: [
    ['H.264', 'AAC'],
    ['H.264', 'MP3'],
    ['H.265', 'AC-3'],
    ['MPEG-2', 'MP2'],
  ],
  mp3: [[undefined, 'MP3']],
  m4a: [
    [undefined, 'AAC'],
    [undefined, 'ALAC'],
  ],
  aac: [[undefined, 'AAC']],
  wav: [[undefined, 'PCM']],
  flac: [[undefined, 'FLAC']],
  ogg: [
    [undefined, 'Opus'],
    [undefined, 'Vorbis'],
  ],
};

export async function makeClips(folder: string, only: string): Promise<(Clip & { bytes: Buffer })[]> {
  const clips: (Clip & { bytes: Buffer })[] = [];
  for (const [container, kinds] of Object.entries(held)) {
    for (const [index, [picture, sound]] of kinds.entries()) {
      const words = `${container.toUpperCase()}: ${[picture, sound].filter(Boolean).join(', ')}`;
      if (!words.includes(only)) continue;
      const name = `${container}${index}.${container}`;
      const inputs = [...(picture ? flashes : []), ...(sound ? beeps : [])];
      const codecs = [...(picture ? pictures[picture] : []), ...(sound ? sounds[sound] : [])];
      const at = path.join(folder, name);
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...codecs, '-t', String(seconds), at]);
      clips.push({ name, words, kind: picture ? 'video' : 'audio', bytes: await readFile(at) });
    }
  }
  return clips;
}

/** The duration in seconds, according to ffprobe. */
export async function durationOf(folder: string, bytes: Uint8Array): Promise<number> {
  const at = path.join(folder, 'read');
  await writeFile(at, bytes);
  const wanted = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0'];
  return Number(execFileSync('ffprobe', [...wanted, at]).toString());
}
