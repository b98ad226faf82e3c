import type { ImageJob } from '../../src/jobs/contract/job.ts';
import type { PhotoName } from './photos.ts';

/** The same work, in the words of each contender. */
export interface Work {
  /** Several are a batch, done with as much at once as the machine has processors. */
  photos: PhotoName[];
  stayput: ImageJob;
  /** `undefined` where it is built without the format. */
  sharp?: SharpWork;
  /** `undefined` where it has nothing for this. */
  jsquash?: JsquashWork;
}

export interface SharpWork {
  width?: number;
  format: 'jpeg' | 'webp' | 'avif' | 'png';
  /** Reads and writes all frames. Default false. */
  animated?: boolean;
  /** sharp's own options of the format. */
  options: object;
}

export interface JsquashWork {
  width?: number;
  format: 'jpeg' | 'webp' | 'avif' | 'jxl';
  quality: number;
  /** Only AVIF: aom's `cpu-used`. */
  speed?: number;
}

/** What one turn cost, for each time that the work was done in it. */
export interface Sample {
  /** Milliseconds of processor time, of all processes and threads that took part. */
  cpu: number;
  /** Milliseconds. */
  wall: number;
}

export interface Contender {
  name: ContenderName;
  /** Does the work so many times, one after the other. */
  run(work: Work, repeats: number): Promise<Sample>;
  /** The first result of the work, for its size and its quality. */
  output(work: Work): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type ContenderName = 'stayput' | 'jsquash' | 'sharp';
