import { JobError } from '../errors.ts';
import { sniffFormat, formats, type FormatId, type Kind } from '../formats.ts';
import type { Facts, Job, Output } from '../jobs/job.ts';
import { inspect, runJob, type EngineId } from '../jobs/run-job.ts';
import { runLimited } from './run-limited.ts';
import type { TakenFile } from './take-files.ts';

/** The work on one file, or on all of them where the tool joins them. */
export interface Task {
  state: 'waiting' | 'working' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  outputs: Output[];
  error?: JobError;
}

/** One file that someone gave, and what became of it. */
export interface Entry extends TakenFile {
  readonly id: number;
  format?: FormatId;
  facts?: Facts;
  /** Why it cannot be worked on at all. */
  refused?: JobError;
  /** True until its header is read. */
  reading: boolean;
  task: Task;
}

const engineOf: Record<Kind, EngineId> = { image: 'image', video: 'media', audio: 'media', document: 'pdf' };
const newTask = (): Task => ({ state: 'waiting', progress: 0, outputs: [] });

/** The files of a tool's page and the work on them. Fires `change` after any of it has changed. */
export class Batch extends EventTarget {
  entries: readonly Entry[] = [];
  /** The work on all files as one; unused where each file is a task of its own. */
  joint: Task = newTask();
  running = false;
  /** When the work began, in milliseconds since the epoch. */
  startedAt = 0;
  readonly #accepts: readonly FormatId[];
  readonly #joined: boolean;
  #nextId = 1;
  #work: AbortController | undefined;

  constructor(accepts: readonly FormatId[], joined: boolean) {
    super();
    this.#accepts = accepts;
    this.#joined = joined;
  }

  /** Those that can be worked on. */
  get ready(): Entry[] {
    return this.entries.filter(({ refused, reading }) => !refused && !reading);
  }

  get tasks(): Task[] {
    return this.#joined ? [this.joint] : this.ready.map(({ task }) => task);
  }

  /** Takes files in, and reads their headers. Resolves when all are read. */
  async add(taken: TakenFile[]) {
    const added = taken.map(({ file, path }): Entry => ({
      id: this.#nextId++,
      file,
      path,
      reading: true,
      task: newTask(),
    }));
    this.entries = [...this.entries, ...added];
    if (this.#joined) this.joint = newTask();
    this.#changed();
    await runLimited(added, async (entry) => {
      try {
        await this.#read(entry);
      } catch (error) {
        entry.refused = asJobError(error);
      }
      entry.reading = false;
      this.#changed();
    });
  }

  async #read(entry: Entry) {
    if (entry.file.size === 0) throw new JobError('empty-file', {});
    const format = await sniffFormat(entry.file);
    if (!format) throw new JobError('unknown-format', {});
    entry.format = format;
    this.#changed();
    if (!this.#accepts.includes(format)) throw new JobError('wrong-tool', { format: formats[format].name });
    const facts = await inspect(engineOf[formats[format].kind], entry.file);
    if (facts) entry.facts = facts;
  }

  remove(entry: Entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    if (this.#joined) this.joint = newTask();
    this.#changed();
  }

  /** Moves an entry to another place in the order. */
  move(entry: Entry, to: number) {
    const others = this.entries.filter((other) => other !== entry);
    this.entries = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
    this.joint = newTask();
    this.#changed();
  }

  clear() {
    this.abort();
    this.entries = [];
    this.joint = newTask();
    this.#changed();
  }

  /** Forgets results, so that `run` makes them again. */
  reset() {
    this.abort();
    for (const entry of this.entries) entry.task = newTask();
    this.joint = newTask();
    this.#changed();
  }

  abort() {
    if (!this.#work) return;
    this.#work.abort();
    this.#work = undefined;
    this.running = false;
    this.#changed();
  }

  /** Does the job on every ready file that has no result yet. A file that fails does not hold up the others. */
  async run(job: Job) {
    this.abort();
    const work = new AbortController();
    this.#work = work;
    this.running = true;
    this.startedAt = Date.now();
    this.#changed();
    if (this.#joined)
      await this.#runTask(
        this.joint,
        job,
        this.ready.map(({ file }) => file),
        work.signal,
      );
    else {
      const waiting = this.ready.filter(({ task }) => task.state === 'waiting');
      await runLimited(
        waiting,
        async ({ task, file }) => {
          if (!work.signal.aborted) await this.#runTask(task, job, [file], work.signal);
        },
        job.engine,
        ({ facts }) => (facts?.kind === 'image' ? facts.width * facts.height * facts.frames * 4 : 0),
      );
    }
    if (this.#work !== work) return;
    this.running = false;
    this.#work = undefined;
    this.#changed();
  }

  async #runTask(task: Task, job: Job, files: File[], signal: AbortSignal) {
    task.state = 'working';
    this.#changed();
    try {
      const onProgress = (progress: number) => {
        task.progress = progress;
        this.#changed();
      };
      task.outputs = await runJob(job, files, { signal, onProgress });
      task.state = 'done';
    } catch (error) {
      if (signal.aborted) {
        task.state = 'waiting';
        task.progress = 0;
      } else {
        task.state = 'failed';
        task.error = asJobError(error);
      }
    }
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** What the page itself meets while it reads a file. */
function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  const unreadable = error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);
  if (unreadable) return new JobError('unreadable', {}, { cause: error });
  console.error(error);
  return new JobError('unexpected', { cause: String(error) }, { cause: error });
}
