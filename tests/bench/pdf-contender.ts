export interface PdfContender {
  name: string;
  run(files: string[]): Promise<PdfSample>;
}

/** The cost of one turn. */
export interface PdfSample {
  /** Processor time of all processes and threads that took part, in milliseconds. */
  cpu: number;
  /** Milliseconds. */
  wall: number;
  /** The size of the result, in bytes. */
  size: number;
  /** How much the largest process grew beyond its idle memory, in bytes; for native programs, all of their memory. */
  memory: number;
}
