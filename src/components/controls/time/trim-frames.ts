import { JobError } from '#errors/errors.ts';
import { runJob } from '#jobs/run-job.ts';

/** An unreadable file has no picture here; the job itself reports why. */
async function drawn(job: Parameters<typeof runJob>[0], file: File): Promise<string | undefined> {
  try {
    const [output] = await runJob(job, [file]);
    return output && URL.createObjectURL(output.file);
  } catch (error) {
    if (error instanceof JobError) return undefined;
    throw error;
  }
}

/**
 * Draws frames of a video that the browser cannot play, with the engine. Of the requests that arrive while it is busy,
 * only the last counts.
 */
export class FrameDrawer {
  readonly #file: File;
  readonly #onPicture: (address: string | undefined) => void;
  #wanted: number | undefined;
  #busy = false;

  constructor(file: File, onPicture: (address: string | undefined) => void) {
    this.#file = file;
    this.#onPicture = onPicture;
  }

  draw(seconds: number) {
    this.#wanted = seconds;
    if (!this.#busy) void this.#next();
  }

  async #next() {
    this.#busy = true;
    while (this.#wanted !== undefined) {
      const seconds = this.#wanted;
      this.#wanted = undefined;
      const address = await drawn(
        {
          engine: 'media',
          operation: { type: 'frames', which: { type: 'at', seconds }, format: 'jpeg', longest: 960 },
        },
        this.#file,
      );
      this.#onPicture(address);
    }
    this.#busy = false;
  }
}
