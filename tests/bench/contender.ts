import type { ImageJob } from '../../src/jobs/contract/job.ts';
import type { PhotoName } from './photos.ts';

/** The same work, in each contender's terms. */
export interface Work {
  /** Several photos form a batch, processed as many at a time as the machine has processors. */
  photos: PhotoName[];
  stayput: ImageJob;
  /** Undefined if sharp is built without the format. */
  sharp?: SharpWork;
  /** Undefined if jSquash cannot do this. */
  jsquash?: JsquashWork;
}

export interface SharpWork {
  width?: number;
  format: 'jpeg' | 'webp' | 'avif' | 'png';
  /** Reads and writes all frames. Default false. */
  animated?: boolean;
  /** sharp's own options for the format. */
  options: object;
}

export interface JsquashWork {
  width?: number;
  format: 'jpeg' | 'webp' | 'avif' | 'jxl';
  quality: number;
  /** aom's `cpu-used`, for AVIF only. */
  speed?: number;
}

/** The cost of one turn, divided by how often the work was done in it. */
export interface Sample {
  /** Processor time, in milliseconds, of all processes and threads that took part. */
  cpu: number;
  /** Elapsed time, in milliseconds. */
  wall: number;
}

export interface Contender {
  name: ContenderName;
  /** Repeats the work, one run after the other. */
  run(work: Work, repeats: number): Promise<Sample>;
  /** Returns the first result, so that its size and quality can be measured. */
  output(work: Work): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type ContenderName = 'stayput' | 'jsquash' | 'sharp';
