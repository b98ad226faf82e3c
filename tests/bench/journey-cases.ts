import type { JourneyInput } from './journey-inputs.ts';

/** What a rival is given so that it does the same work. */
export interface Told {
  inputs: string[];
  output: string;
  /** The quality that the tool found, up to 100. */
  quality: number;
  /** The bitrate of the tool's video in bit/s, and its height. */
  bitrate: number;
  height: number;
}

/** A tool with its default settings, timed from the drop to the end, and the native program that does the same. */
export interface Journey {
  name: string;
  tool: string;
  inputs: JourneyInput[];
  /** The options that the work requires, by name; all others keep the page's defaults. */
  options?: Record<string, string>;
  rival?: (told: Told) => string[];
  /** The extension of the rival's result. */
  extension?: string;
  /** Whether ffmpeg's SSIM compares the result with the input. */
  isVideo?: boolean;
}

/** sharp in its own process, with the same codecs as ours, at the same quality. */
const sharp =
  (format: 'jpeg' | 'webp' | 'png', width?: number) =>
  ({ inputs: [input = ''], output, quality }: Told) => [
    process.execPath,
    'tests/bench/sharp-once.ts',
    ...[input, output, format, String(Math.round(quality)), String(width ?? '')],
  ];

const ffmpeg = (input: string, args: string[], output: string) => [
  ...['ffmpeg', '-y', '-v', 'error', '-nostdin', '-i', input],
  ...args,
  output,
];

export const journeys: Journey[] = [
  {
    name: 'compress-image, 12 MP JPEG',
    tool: 'compress-image',
    inputs: ['camera.jpg'],
    rival: sharp('jpeg'),
    extension: 'jpg',
  },
  {
    name: 'compress-image, 1 MP JPEG',
    tool: 'compress-image',
    inputs: ['small.jpg'],
    rival: sharp('jpeg'),
    extension: 'jpg',
  },
  {
    name: 'compress-image, 30 photos',
    tool: 'compress-image',
    inputs: Array.from({ length: 30 }, () => 'camera.jpg'),
  },
  {
    name: 'compress-image, 12 MP PNG',
    tool: 'compress-image',
    inputs: ['camera.png'],
    rival: sharp('png'),
    extension: 'png',
  },
  {
    name: 'compress-image, 12 MP WebP',
    tool: 'compress-image',
    inputs: ['camera.webp'],
    rival: sharp('webp'),
    extension: 'webp',
  },
  {
    name: 'compress-image, 12 MP HEIC',
    tool: 'compress-image',
    inputs: ['camera.heic'],
    rival: ({ inputs: [input = ''], output, quality }) => ['heif-convert', '-q', quality.toFixed(0), input, output],
    extension: 'jpg',
  },
  {
    name: 'convert-image, 12 MP HEIC to JPEG',
    tool: 'convert-image',
    inputs: ['camera.heic'],
    options: { format: 'jpeg' },
    rival: ({ inputs: [input = ''], output }) => ['heif-convert', '-q', '80', input, output],
    extension: 'jpg',
  },
  {
    name: 'resize-image, 12 MP JPEG',
    tool: 'resize-image',
    inputs: ['camera.jpg'],
    rival: sharp('jpeg', 1600),
    extension: 'jpg',
  },
  {
    name: 'merge-pdf, 2 of 96 pages',
    tool: 'merge-pdf',
    inputs: ['text.pdf', 'text-2.pdf'],
    rival: ({ inputs, output }) => ['qpdf', '--empty', '--pages', ...inputs, '--', output],
    extension: 'pdf',
  },
  {
    name: 'compress-pdf, photos and text',
    tool: 'compress-pdf',
    inputs: ['photos.pdf'],
    rival: ({ inputs: [input = ''], output }) => [
      ...['gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook'],
      ...[`-sOutputFile=${output}`, input],
    ],
    extension: 'pdf',
  },
  {
    name: 'pdf-to-images, 12 pages',
    tool: 'pdf-to-images',
    inputs: ['photos.pdf'],
    rival: ({ inputs: [input = ''], output }) => ['pdftoppm', '-r', '150', '-jpeg', input, output],
  },
  {
    name: 'compress-video, 15 s of 1080p',
    tool: 'compress-video',
    inputs: ['pan.mp4'],
    rival: ({ inputs: [input = ''], output, bitrate, height }) => {
      const x264 = ['-c:v', 'libx264', '-preset', 'superfast', '-b:v', bitrate.toFixed(0)];
      return ffmpeg(input, ['-vf', `scale=-2:${height}`, ...x264, '-c:a', 'copy'], output);
    },
    extension: 'mp4',
    isVideo: true,
  },
  {
    name: 'extract-audio, 15 s to MP3',
    tool: 'extract-audio',
    inputs: ['pan.mp4'],
    options: { container: 'mp3' },
    rival: ({ inputs: [input = ''], output }) => ffmpeg(input, ['-vn', '-c:a', 'libmp3lame'], output),
    extension: 'mp3',
  },
  {
    name: 'trim-audio, 10 min of MP3',
    tool: 'trim-audio',
    inputs: ['talk.mp3'],
    options: { start: '60', end: '500' },
    rival: ({ inputs: [input = ''], output }) => ffmpeg(input, ['-ss', '60', '-to', '500', '-c', 'copy'], output),
    extension: 'mp3',
  },
  {
    name: 'trim-audio, 40 min of an hour of MP3',
    tool: 'trim-audio',
    inputs: ['hour.mp3'],
    options: { start: '600', end: '3000' },
    rival: ({ inputs: [input = ''], output }) => ffmpeg(input, ['-ss', '600', '-to', '3000', '-c', 'copy'], output),
    extension: 'mp3',
  },
  {
    name: 'merge-audio, 2 hours of MP3',
    tool: 'merge-audio',
    inputs: ['hour.mp3', 'hour.mp3'],
    rival: ({ inputs, output }) => ffmpeg(`concat:${inputs.join('|')}`, ['-c', 'copy'], output),
    extension: 'mp3',
  },
  {
    name: 'convert-audio, 10 min of MP3 to M4A',
    tool: 'convert-audio',
    inputs: ['talk.mp3'],
    options: { container: 'm4a' },
    rival: ({ inputs: [input = ''], output }) => ffmpeg(input, ['-c:a', 'aac', '-b:a', '128k'], output),
    extension: 'm4a',
  },
];
