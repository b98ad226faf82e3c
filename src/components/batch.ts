import { asJobError, JobError } from '../errors.ts';
import { unreadable } from '../foreign-formats.ts';
import { formats, sniffFormat, type FormatId, type Kind } from '../formats.ts';
import type { Facts } from '../jobs/facts.ts';
import type { Job, Note, Output } from '../jobs/job.ts';
import { inParts, runParts } from '../jobs/page-parts.ts';
import { runOnPictures } from '../jobs/picture-pages.ts';
import { inspect, type EngineId } from '../jobs/run-job.ts';
import { memoryBudget, memoryOf, parallelJobs, parallelParts } from './limits.ts';
import type { TakenFile } from './take-files.ts';

/** The work on one file, or on all of them where the tool joins them. */
export interface Task {
  state: 'waiting' | 'working' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** In milliseconds since the epoch. */
  startedAt?: number;
  outputs: Output[];
  error?: JobError;
}

/** One file that someone gave, and what became of it. */
export interface Entry extends TakenFile {
  readonly id: number;
  format?: FormatId;
  facts?: Facts;
  /** What someone typed to open it. */
  password?: string;
  /** The list of those of its pages that are wanted, in their order. Default all. */
  pages?: string;
  /** How long it is shown among others, in seconds, as it is typed. Default as long as the others. */
  time?: string;
  /** What there is to say of how its pieces became one file. */
  notes?: Note[];
  /** `unread` and `reading` until its header is known. */
  header: 'unread' | 'reading' | 'read';
  task: Task;
}

const engineOf: Record<Kind, EngineId> = {
  image: 'image',
  video: 'media',
  audio: 'media',
  subtitles: 'media',
  document: 'pdf',
};
const newTask = (): Task => ({ state: 'waiting', progress: 0, outputs: [] });
/** A job with the passwords of its files, where it takes any. */
const withPasswords = (job: Job, entries: Entry[]): Job =>
  job.engine === 'pdf' && entries.some(({ password }) => password)
    ? { ...job, passwords: entries.map(({ password = '' }) => password) }
    : job;

/** What is copied may have been encoded anew before. */
const withNotes = ({ file, notes }: Output, before: Note[]): Output => ({
  file,
  notes: [...before, ...notes.filter(({ type }) => type !== 'tracks-copied')],
});

const isOver = ({ state }: Task) => state === 'done' || state === 'failed';

/** The work that was asked for. */
interface Work {
  job: Job;
  abort: AbortController;
  /** In milliseconds since the epoch. */
  startedAt: number;
}

/** The files of a tool's page and the work on them. Fires `change` after any of it has changed. */
export class Batch extends EventTarget {
  entries: readonly Entry[] = [];
  /** The work on all files as one; unused where each file is a task of its own. */
  joint: Task = newTask();
  readonly #accepts: readonly FormatId[];
  readonly #joined: boolean;
  #nextId = 1;
  #work: Work | undefined;
  #underWay = 0;
  #memory = 0;

  constructor(accepts: readonly FormatId[], joined: boolean) {
    super();
    this.#accepts = accepts;
    this.#joined = joined;
  }

  /** Those that can be worked on. */
  get ready(): Entry[] {
    return this.entries.filter(({ refused, header }) => !refused && header === 'read');
  }

  get reading(): Entry[] {
    return this.entries.filter(({ header }) => header !== 'read');
  }

  get tasks(): Task[] {
    return this.#joined ? [this.joint] : this.entries.filter(({ refused }) => !refused).map(({ task }) => task);
  }

  get running(): boolean {
    return this.#work !== undefined;
  }

  /** Of the work that is running. */
  get startedAt(): number {
    return this.#work?.startedAt ?? 0;
  }

  /** Takes files in, and reads their headers. */
  add(taken: TakenFile[]) {
    const added = taken.map((one): Entry => ({
      id: this.#nextId++,
      ...one,
      header: one.refused ? 'read' : 'unread',
      task: newTask(),
    }));
    this.entries = [...this.entries, ...added];
    this.joint = newTask();
    this.#next();
  }

  remove(entry: Entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    this.joint = newTask();
    this.#next();
  }

  /** Moves an entry to another place in the order. */
  move(entry: Entry, to: number) {
    const others = this.entries.filter((other) => other !== entry);
    this.entries = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
    this.joint = newTask();
    this.#next();
  }

  /** Reads a file that is locked once more, with a password. */
  unlock(entry: Entry, password: string) {
    entry.password = password;
    delete entry.refused;
    entry.header = 'unread';
    this.joint = newTask();
    this.#next();
  }

  clear() {
    this.abort();
    this.entries = [];
    this.joint = newTask();
    this.#next();
  }

  /** Forgets results, so that `run` makes them again. */
  reset() {
    this.abort();
    for (const entry of this.entries) entry.task = newTask();
    this.joint = newTask();
    this.#next();
  }

  abort() {
    this.#work?.abort.abort();
    this.#work = undefined;
    this.#next();
  }

  /** Does the job on every file that has no result yet, as soon as its header is read. A file that fails does not hold up the others. */
  run(job: Job) {
    this.#work = { job, abort: new AbortController(), startedAt: Date.now() };
    this.#next();
  }

  /** Starts what can be started. Every change comes by here. */
  #next() {
    while (this.#underWay < parallelJobs[this.#engine]) {
      const step = this.#nextStep();
      if (!step) break;
      this.#underWay += 1;
      void step().finally(() => {
        this.#underWay -= 1;
        this.#next();
      });
    }
    const nothingLeft = this.reading.length === 0 && this.tasks.every(isOver);
    if (this.#work && nothingLeft) this.#work = undefined;
    this.#changed();
  }

  get #engine(): EngineId {
    const [format] = this.#accepts;
    return format ? engineOf[formats[format].kind] : 'image';
  }

  #nextStep(): (() => Promise<void>) | undefined {
    return this.#nextTask() ?? this.#nextRead();
  }

  #nextTask(): (() => Promise<void>) | undefined {
    const work = this.#work;
    if (!work) return undefined;
    if (this.#joined) {
      if (this.joint.state !== 'waiting' || this.reading.length > 0 || this.ready.length === 0) return undefined;
      return this.#taskStep(this.joint, this.ready, work);
    }
    const entry = this.ready.find(({ task }) => task.state === 'waiting');
    if (!entry) return undefined;
    const memory = memoryOf(entry.facts);
    // One that is larger than the whole budget still gets its turn, alone.
    if (this.#memory > 0 && this.#memory + memory > memoryBudget) return undefined;
    this.#memory += memory;
    const step = this.#taskStep(entry.task, [entry], work);
    return () => step().finally(() => (this.#memory -= memory));
  }

  #taskStep(task: Task, entries: Entry[], { job, abort: { signal } }: Work): () => Promise<void> {
    task.state = 'working';
    task.startedAt = Date.now();
    const files = entries.map(({ file }) => file);
    return async () => {
      try {
        const onProgress = (progress: number) => {
          task.progress = progress;
          this.#changed();
        };
        const whole = withPasswords(job, entries);
        const parts = inParts(whole, entries[0]?.facts, parallelParts, memoryBudget);
        const run = parts.length > 1 ? runParts(parts, files, { signal, onProgress }) : undefined;
        const outputs = await (run ?? runOnPictures(whole, files, { signal, onProgress }));
        const before = entries.flatMap(({ notes = [] }) => notes);
        task.outputs = before.length === 0 ? outputs : outputs.map((output) => withNotes(output, before));
        task.state = 'done';
      } catch (error) {
        // Whatever failed because it was aborted waits for another time.
        task.state = signal.aborted ? 'waiting' : 'failed';
        if (!signal.aborted) task.error = asJobError(error);
      }
      task.progress = 0;
    };
  }

  #nextRead(): (() => Promise<void>) | undefined {
    const entry = this.entries.find(({ header }) => header === 'unread');
    if (!entry) return undefined;
    entry.header = 'reading';
    return async () => {
      try {
        await this.#read(entry);
      } catch (error) {
        entry.refused = asJobError(error);
      }
      entry.header = 'read';
      if (entry.password && !entry.refused) await this.#unlockOthers(entry.password);
    };
  }

  /** Files that come together often have the same password. */
  async #unlockOthers(password: string) {
    this.#changed();
    for (const other of this.entries.filter(({ refused }) => refused?.code === 'encrypted')) {
      // Its form goes on to ask for another one.
      const facts = await inspect('pdf', other.file, password).catch(() => undefined);
      if (!facts || other.refused?.code !== 'encrypted') continue;
      Object.assign(other, { facts, password });
      delete other.refused;
      this.joint = newTask();
    }
  }

  async #read(entry: Entry) {
    if (entry.stream) {
      const { wholeStream } = await import('./whole-stream.ts');
      const { file, notes } = await wholeStream(entry.stream, entry.file.name);
      Object.assign(entry, { file, notes });
      delete entry.stream;
    }
    if (entry.file.size === 0) throw new JobError('empty-file', {});
    const format = await sniffFormat(entry.file);
    if (!format) throw await unreadable(entry.file);
    entry.format = format;
    this.#changed();
    if (!this.#accepts.includes(format)) throw new JobError('wrong-tool', { format: formats[format].name });
    const facts = await inspect(engineOf[formats[format].kind], entry.file, entry.password);
    if (facts) entry.facts = facts;
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
