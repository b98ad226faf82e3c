import { formats, sniffFormat } from '#formats/formats.ts';
import { engineOfKind } from '#jobs/contract/engine-of-kind.ts';
import type { Output } from '#jobs/contract/job.ts';
import { ask } from '#jobs/run-job.ts';
import { patternName, type NameFacts } from '#names/name-pattern.ts';
import { BatchChange } from './batch-change.ts';
import { renamed } from './name-results.ts';
import { savedFiles } from '../results/saved-files.ts';
import type { Batch } from './batch.ts';
import type { Entry, Task } from './entry.ts';

/** Renamed file -> the file as it was made. */
const asMade = new WeakMap<File, File>();

const stemOf = (name: string) => name.replace(/\.[^./]+$/, '');
const extensionOf = (name: string) => /\.([^./]+)$/.exec(name)?.[1] ?? '';

/** `2026-11-23`, in the visitor's time zone. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Reads the dimensions of an image or video from its header; empty for files without dimensions. */
async function readSize(file: File): Promise<NameFacts> {
  const format = await sniffFormat(file);
  if (!format || !['image', 'video'].includes(formats[format].kind)) return {};
  const facts = await ask(engineOfKind[formats[format].kind], { type: 'facts', file, password: '' });
  const size = facts.kind === 'image' ? facts : facts.kind === 'media' ? facts.video : undefined;
  return size ? { width: String(size.width), height: String(size.height) } : {};
}

const sizes = new WeakMap<File, Promise<NameFacts>>();

/** Cached, because each letter typed into a pattern asks for it again. */
function sizeOf(file: File): Promise<NameFacts> {
  const size = sizes.get(file) ?? readSize(file).catch(() => ({}));
  sizes.set(file, size);
  return size;
}

/**
 * Names the results of a batch by a pattern, existing and future ones. If a file becomes several, they keep their
 * names.
 */
export class ResultNames {
  readonly #batch: Batch;
  readonly #tool: string;
  #pattern = '';

  constructor(batch: Batch, tool: string) {
    this.#batch = batch;
    this.#tool = tool;
    batch.addEventListener('change', (event) => {
      // A batch fires no other `change` events.
      if (this.#pattern) void this.#name((event as BatchChange).entries);
    });
  }

  set pattern(pattern: string) {
    this.#pattern = pattern;
    void this.#name(this.#batch.entries);
  }

  /**
   * The name of the first result, existing or future; `undefined` without files. Placeholders that its file cannot fill
   * stay as in the pattern.
   */
  get first(): string | undefined {
    const [entry] = this.#batch.ready;
    const [output] = this.#batch.joint.outputs.length > 0 ? this.#batch.joint.outputs : (entry?.task.outputs ?? []);
    if (output) return output.file.name;
    if (!entry || !this.#pattern) return undefined;
    return patternName(this.#whole, {
      ...this.#knownOf(entry.path, entry),
      ...{ width: '{width}', height: '{height}', format: '{format}' },
    });
  }

  /** If several results would have the same name, each gets a number. */
  get #whole(): string {
    const isSame = !/\{(?:name|number)\}/.test(this.#pattern);
    return isSame && this.#batch.entries.length > 1 && this.#batch.joint.outputs.length === 0
      ? `${this.#pattern}-{number}`
      : this.#pattern;
  }

  #knownOf(path: string, entry: Entry | undefined): NameFacts {
    const place = entry ? this.#batch.entries.indexOf(entry) + 1 : 1;
    return {
      name: stemOf(path.split('/').at(-1) ?? path),
      tool: this.#tool,
      number: String(place),
      date: today(),
    };
  }

  async #name(entries: readonly Entry[]) {
    const { joint } = this.#batch;
    const changed: Entry[] = [];
    for (const entry of entries) if (await this.#nameOf(entry.task, entry)) changed.push(entry);
    const isJointNamed = await this.#nameOf(joint, undefined);
    if (changed.length > 0 || isJointNamed) this.#batch.dispatchEvent(new BatchChange(changed));
  }

  /** Renames its result; resolves to whether the name changed. */
  async #nameOf(task: Task, entry: Entry | undefined): Promise<boolean> {
    const [output, ...others] = task.outputs;
    if (!output || others.length > 0) return false;
    if (savedFiles.isWritten(output.file)) return false;
    const pattern = this.#whole;
    const named = await this.#byPattern(output, entry);
    // Meanwhile it may have been made again, or the pattern may have changed.
    if (task.outputs[0] !== output || pattern !== this.#whole || named.file.name === output.file.name) return false;
    task.outputs = [named];
    return true;
  }

  /** Names the only result of a file, or of all files, by the pattern. */
  async #byPattern(output: Output, entry: Entry | undefined): Promise<Output> {
    const pattern = this.#whole;
    const made = asMade.get(output.file) ?? output.file;
    const extension = extensionOf(made.name);
    const facts = {
      ...this.#knownOf(entry?.path ?? made.name, entry),
      format: extension,
      ...(/\{(?:width|height)\}/.test(pattern) && (await sizeOf(made))),
    };
    const name = pattern ? `${patternName(pattern, facts)}${extension && `.${extension}`}` : made.name;
    return underName(output, made, name);
  }

  /** Names the results of a file, or of all files. */
  async named(outputs: readonly Output[], entry: Entry | undefined): Promise<readonly Output[]> {
    const [only, ...others] = outputs;
    return this.#pattern && only && others.length === 0 ? [await this.#byPattern(only, entry)] : outputs;
  }
}

function underName(output: Output, made: File, name: string): Output {
  if (name === made.name) return { ...output, file: made };
  const file = renamed(made, name);
  asMade.set(file, made);
  return { ...output, file };
}
