import type { Output } from '#jobs/contract/job.ts';
import { nameKey, resultName } from '#names/result-name.ts';
import type { Entry } from './entry.ts';

/** Cached, because a batch may have thousands of files. */
const namesOf = new WeakMap<readonly Entry[], ReadonlySet<string>>();

function namesIn(entries: readonly Entry[]): ReadonlySet<string> {
  const names = namesOf.get(entries) ?? new Set(entries.map(({ path }) => nameKey(path.replace(/^.*\//s, ''))));
  namesOf.set(entries, names);
  return names;
}

/** Returns the same file under another name. Its bytes are not copied: the new file refers to the same ones. */
export const renamed = (file: File, name: string): File =>
  name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });

/** What a batch says about the names of its results. */
export interface NamesOfBatch {
  entries: readonly Entry[];
  /** Whether all files become one. */
  joined: boolean;
  /** What was done, in one word. */
  suffix?: string | undefined;
}

/** Names results so that they replace none of the batch's files. */
export function nameResults(outputs: Output[], { entries, joined, suffix }: NamesOfBatch): Output[] {
  const naming = { files: namesIn(entries), suffix, isJoint: joined && entries.length > 1 && outputs.length === 1 };
  return outputs.map((output) => ({ ...output, file: renamed(output.file, resultName(output.file.name, naming)) }));
}
