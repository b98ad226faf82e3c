import type { FormatId } from '#formats/formats.ts';
import type { Job } from '#jobs/contract/job.ts';
import { BatchChange } from './batch-change.ts';
import type { BatchJob } from '#jobs/plan/batch-job.ts';
import { forgive, isOver, jobFor, lacking, misread, movedTo, newEntry, newTask, setUnread, toRetry } from './entry.ts';
import { asLeft, type Entry, type Task } from './entry.ts';
import { restUnless } from '#jobs/run-job.ts';
import { engineOf, filesAtOnce, memoryToDo } from '#jobs/plan/limits.ts';
import { Passwords } from './passwords.ts';
import { takeIn } from '../files/read-entry.ts';
import { Room, type Step } from './room.ts';
import { runTask, type Delivery } from './run-task.ts';
import type { TakenFile } from '../files/take-files.ts';
import { askedAnew, goOn, type MakeJob, type Work } from './work.ts';

/**
 * The files of a tool's page and the work on them. Fires `BatchChange`, and `unlocked` when a password opens a file.
 */
export class Batch extends EventTarget {
  entries: readonly Entry[] = [];
  /** The work on all files as one; unused if each file is a task of its own. */
  joint: Task = newTask();
  #accepts: readonly FormatId[];
  joined: boolean;
  readonly suffix: string | undefined;
  readonly #passwords = new Passwords();
  /** Aborts the tasks in progress. */
  readonly #aborts = new Map<Task, AbortController>();
  #nextId = 1;
  #work: Work | undefined;
  #underWay = 0;
  readonly #room = new Room();
  /** Where results go as they are made, if not only to the page. */
  delivery?: Delivery | undefined;

  constructor(accepts: readonly FormatId[], joined: boolean, suffix?: string) {
    super();
    [this.#accepts, this.joined, this.suffix] = [accepts, joined, suffix];
    restUnless(() => this.running && !this.isPaused);
  }

  get engine(): Job['engine'] {
    return engineOf(this.#accepts);
  }

  /** Changes the accepted formats, or whether all files become one. Forgets results, and reads files again. */
  setUp(accepts: readonly FormatId[], joined: boolean) {
    if (joined === this.joined && String(accepts) === String(this.#accepts)) return;
    [this.#accepts, this.joined] = [accepts, joined];
    if (this.entries.length === 0) return;
    misread(this.entries, accepts).forEach(setUnread);
    this.reset();
  }

  /** The entries that can be worked on. */
  get ready(): Entry[] {
    return this.entries.filter(({ refused, header }) => !refused && header === 'read');
  }

  /** Empty if no file can be worked on: then there is nothing to run. */
  get tasks(): Task[] {
    const usable = this.entries.flatMap(({ refused, task }) => (refused ? [] : task));
    return this.joined ? usable.slice(0, 1).map(() => this.joint) : usable;
  }

  get running(): boolean {
    return this.#work !== undefined;
  }

  /** Whether no new work is started for now. */
  get isPaused(): boolean {
    return this.#work?.pausedAt !== undefined;
  }

  /** Whether the requested work still waits for files to be read. */
  get isPreparing(): boolean {
    return this.#work !== undefined && this.#work.job === undefined;
  }

  /** When the current work started, in milliseconds since the epoch; 0 without work. */
  get startedAt(): number {
    return this.#work?.startedAt ?? 0;
  }

  /** Adds files, and reads their headers. */
  add(taken: TakenFile[]) {
    const added = taken.map((one) => newEntry(this.#nextId++, one));
    this.entries = [...this.entries, ...added];
    this.#filesChanged(added);
  }

  /** Restores the files and results of another page. */
  takeBack({ entries, joint }: { entries: Omit<Entry, 'id'>[]; joint: Task }) {
    this.entries = entries.map((entry) => ({ id: this.#nextId++, ...entry }));
    this.joint = joint;
    this.#next();
    this.#changed(this.entries);
  }

  remove(entry: Entry) {
    this.entries = this.entries.filter((other) => other !== entry);
    this.#abort(entry.task);
    this.#filesChanged([]);
  }

  /** Moves an entry to another place in the order. */
  move(entry: Entry, to: number) {
    this.entries = movedTo(this.entries, entry, to);
    this.#filesChanged([]);
  }

  /** Reads a locked file again, with a password. */
  unlock(entry: Entry, password: string) {
    // It is still being read with the previous password.
    if (entry.header !== 'read') return;
    entry.password = password;
    setUnread(entry);
    this.#filesChanged([entry]);
  }

  /** Retries the files for which a part of the site could not be loaded. */
  forgiveLacking() {
    const lacked = lacking(this.entries);
    if (lacked.length > 0) this.forgive(lacked);
  }

  clear() {
    const cleared = asLeft(this.entries, this.joint);
    for (const { task } of this.entries) this.#abort(task);
    [this.entries, this.#work] = [[], undefined];
    this.#passwords.forget();
    this.#filesChanged([]);
    return cleared;
  }

  /** Stops, and forgets the results of these files, so that `run` makes them again. */
  reset(entries = this.entries) {
    this.#work = undefined;
    this.redo(entries);
  }

  /** Does the same for some files while the others go on: they wait for their turn if work is running. */
  redo(entries: readonly Entry[]) {
    for (const entry of entries) {
      this.#abort(entry.task);
      entry.task = newTask();
    }
    this.#filesChanged(entries);
  }

  abort() {
    this.#work = undefined;
    for (const task of this.#aborts.keys()) this.#abort(task);
    this.#next();
    this.#changed(this.entries);
  }

  /** Finishes the files in progress, and starts no others until `resume`. */
  pause() {
    if (this.#work) this.#work.pausedAt ??= Date.now();
    this.#changed([]);
  }

  resume() {
    goOn(this.#work);
    this.#next();
  }

  /** Clears failures that may not recur: those files wait for `run`, or are read again. */
  forgive(entries: readonly Entry[]) {
    const forgiven = toRetry(entries, this.entries);
    forgiven.forEach(forgive);
    this.#filesChanged(forgiven);
  }

  /** Runs the job, or the entry's own, on each file without a result once it is read. Failed files do not stop it. */
  run(job: BatchJob) {
    this.#begin({ job });
  }

  /** Runs the job that `makeJob` returns once all files are read. Asks again if files are added before it is done. */
  runOnceRead(makeJob: MakeJob) {
    this.#begin({ makeJob });
  }

  #begin(work: Pick<Work, 'job' | 'makeJob'>) {
    this.#work = { ...work, startedAt: Date.now() };
    this.#next();
    this.#changed(this.entries);
  }

  /** Drops the joint result and a job made for other files: they are obsolete. */
  #filesChanged(entries: readonly Entry[]) {
    this.#abort(this.joint);
    this.joint = newTask();
    if (this.#work?.makeJob) this.#work = askedAnew(this.#work);
    this.#next();
    this.#changed(entries);
  }

  #abort(task: Task) {
    this.#aborts.get(task)?.abort();
  }

  /** Starts whatever can be started. Every change ends up here. */
  #next() {
    while (this.#underWay < filesAtOnce(this.#accepts, this.#work?.job)) {
      const step = this.#nextStep();
      if (!step) break;
      this.#underWay += 1;
      void step().finally(() => {
        this.#underWay -= 1;
        this.#next();
      });
    }
    if (this.#work && this.#isRead) {
      if (this.tasks.every(isOver)) this.#work = undefined;
      else if (this.isPreparing) void this.#ask(this.#work);
    }
    this.#changed([]);
  }

  /** Whether everything is known about the files that can be known. */
  get #isRead(): boolean {
    return this.entries.every(({ header }) => header === 'read') && this.#passwords.areTried(this.entries);
  }

  async #ask(work: Work) {
    if (work.isAsked) return;
    work.isAsked = true;
    try {
      const job = await work.makeJob?.();
      if (this.#work === work) this.#work = job && { ...work, job };
    } catch (error) {
      if (this.#work === work) this.#work = undefined;
      throw error;
    } finally {
      this.#next();
    }
  }

  #nextStep(): Step | undefined {
    const unlocked = (entry: Entry) => this.#unlocked(entry);
    return this.#nextTask() ?? this.#passwords.nextTry(this.entries, unlocked) ?? this.#nextRead();
  }

  #unlocked(entry: Entry) {
    this.#filesChanged([entry]);
    this.dispatchEvent(new Event('unlocked'));
  }

  #nextTask(): Step | undefined {
    const common = this.#work?.job;
    if (!common || this.isPaused) return undefined;
    if (this.joined) {
      if (this.joint.state !== 'waiting' || !this.#isRead || this.ready.length === 0) return undefined;
      return this.#taskStep(this.joint, this.ready, common);
    }
    const [entry, next] = this.ready.filter(({ task }) => task.state === 'waiting');
    if (!entry) return undefined;
    const job = jobFor(entry, common) ?? common;
    const after = this.#isRead ? memoryToDo(next?.facts, common) : 0;
    const begin = () => this.#taskStep(entry.task, [entry], job);
    return this.#room.hold(this.engine, memoryToDo(entry.facts, job), begin, after);
  }

  #taskStep(task: Task, entries: Entry[], job: BatchJob): Step {
    const abort = new AbortController();
    // If all files are one task, no file's row shows its progress.
    const changed = () => this.#changed(this.joined ? [] : entries);
    Object.assign(task, { state: 'working', startedAt: Date.now() });
    this.#aborts.set(task, abort);
    return async () => {
      changed();
      await runTask(task, job, entries, { signal: abort.signal, changed, batch: this });
      this.#aborts.delete(task);
      this.#changed(entries);
    };
  }

  #nextRead(): Step | undefined {
    const entry = this.entries.find(({ header }) => header === 'unread');
    const others = this.entries.filter(({ header }) => header === 'reading').length;
    return entry && this.#room.read(this.engine, this.#work?.job ? others : 0, () => this.#readStep(entry));
  }

  #readStep(entry: Entry): Step {
    entry.header = 'reading';
    return async () => {
      await takeIn(entry, this.#accepts, () => this.#changed([entry]));
      if (!entry.password || entry.refused) return;
      this.#passwords.keep(entry.password);
      this.dispatchEvent(new Event('unlocked'));
    };
  }

  #changed(entries: readonly Entry[]) {
    this.dispatchEvent(new BatchChange(entries));
  }
}
