import type { ImageOutput } from '../../src/jobs/contract/image-operation.ts';
import type { ImageJob } from '../../src/jobs/contract/job.ts';
import type { Work } from './contender.ts';

export interface ImageCase extends Work {
  name: string;
  /** How often a turn repeats the work, so that it takes long enough to measure. */
  repeats: number;
  /** The most processor time that Stayput may use, as a share of each peer's. */
  goals?: { sharp?: number; jsquash?: number };
  /** Whether to raise jSquash's quality until its result looks at least as good as Stayput's. */
  equalQuality?: boolean;
}

const job = (width: number | undefined, output: ImageOutput): ImageJob => ({
  engine: 'image',
  operation: { type: 'encode', steps: width === undefined ? [] : [{ type: 'resize', width }], output },
});

const quality = 80;
/** What `src/engines/image/write/encode.ts` asks of each encoder at normal effort, as sharp options. */
const mozjpeg = {
  quality,
  progressive: true,
  trellisQuantisation: true,
  overshootDeringing: true,
  optimiseScans: false,
  quantisationTable: 3,
};
const webp = { quality, effort: 4 };
const avif = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' };
const palette = { palette: true, quality, effort: 7, compressionLevel: 9 };

const toWidth = (photo: '12 MP' | '48 MP' | '100 MP', format: 'jpeg' | 'webp'): Work => ({
  photos: [photo],
  stayput: job(1200, { format, quality }),
  sharp: { width: 1200, format, options: format === 'jpeg' ? mozjpeg : webp },
  jsquash: { width: 1200, format, quality },
});

export const cases: ImageCase[] = [
  {
    name: '12 MP JPEG to 1200 px, MozJPEG',
    ...toWidth('12 MP', 'jpeg'),
    repeats: 5,
    goals: { sharp: 1.8, jsquash: 0.5 },
  },
  { name: '12 MP JPEG to 1200 px, WebP', ...toWidth('12 MP', 'webp'), repeats: 5, goals: { sharp: 1.8, jsquash: 0.5 } },
  {
    name: '12 MP JPEG again, MozJPEG',
    photos: ['12 MP'],
    stayput: job(undefined, { format: 'jpeg', quality }),
    sharp: { format: 'jpeg', options: mozjpeg },
    jsquash: { format: 'jpeg', quality },
    repeats: 1,
    goals: { sharp: 1.7 },
  },
  {
    name: '1 MP JPEG to AVIF',
    photos: ['1 MP'],
    stayput: job(undefined, { format: 'avif', quality }),
    sharp: { format: 'avif', options: avif },
    jsquash: { format: 'avif', quality: 60, speed: 6 },
    repeats: 2,
    goals: { sharp: 2.2 },
    equalQuality: true,
  },
  {
    name: '1 MP JPEG to JPEG XL',
    photos: ['1 MP'],
    stayput: job(undefined, { format: 'jxl', quality }),
    jsquash: { format: 'jxl', quality },
    repeats: 2,
  },
  {
    name: 'Animated GIF to WebP',
    photos: ['animated GIF'],
    stayput: job(undefined, { format: 'webp', quality }),
    sharp: { format: 'webp', options: webp, animated: true },
    repeats: 2,
  },
  {
    name: '1 MP PNG to a palette',
    photos: ['1 MP PNG'],
    stayput: job(undefined, { format: 'png', quality, fewerColours: true }),
    sharp: { format: 'png', options: palette },
    repeats: 2,
    goals: { sharp: 1.15 },
  },
  {
    name: '48 MP JPEG to 1200 px, MozJPEG',
    ...toWidth('48 MP', 'jpeg'),
    repeats: 2,
    goals: { sharp: 1.3, jsquash: 0.5 },
  },
  {
    name: '100 MP JPEG to 1200 px, MozJPEG',
    ...toWidth('100 MP', 'jpeg'),
    repeats: 1,
    goals: { sharp: 1.3, jsquash: 0.5 },
  },
  {
    name: '50 photos of 6 to 12 MP to 1200 px, MozJPEG',
    ...toWidth('12 MP', 'jpeg'),
    photos: Array.from({ length: 50 }, (_, index) => `batch ${index}` as const),
    repeats: 1,
  },
];
