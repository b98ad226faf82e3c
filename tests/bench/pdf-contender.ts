export interface PdfContender {
  name: string;
  run(files: string[]): Promise<PdfSample>;
}

/** What one turn cost. */
export interface PdfSample {
  /** Milliseconds of processor time, of all processes and threads that took part. */
  cpu: number;
  /** Milliseconds. */
  wall: number;
  /** Of the result, in bytes. */
  size: number;
  /** By how much the largest process grew over what it had when idle, in bytes; of native programs, all that they had. */
  memory: number;
}
