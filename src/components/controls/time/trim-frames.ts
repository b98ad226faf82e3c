import { JobError } from '../../../errors/errors.ts';
import { runJob } from '../../../jobs/run-job.ts';

/** Nothing is drawn of what cannot be read; the work on it will say why. */
async function drawn(job: Parameters<typeof runJob>[0], file: File): Promise<string | undefined> {
  try {
    const [output] = await runJob(job, [file]);
    return output && URL.createObjectURL(output.file);
  } catch (error) {
    if (error instanceof JobError) return undefined;
    throw error;
  }
}

/** Pictures of a video that the browser does not play, drawn by the engine; of those asked for meanwhile only the last. */
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
