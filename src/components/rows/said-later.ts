import type { FormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { unavailable } from '#words/unavailable.ts';

/** Returns a function that loads a module the first time. It resolves to nothing if that fails, and then tries again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T | undefined> {
  let loading: Promise<T | undefined> | undefined;
  return () => (loading ??= load().catch(() => (loading = undefined)));
}

// Most of the words are for notes and failures. Rows appear sooner without them.
const notes = loadOnce(() => import('#words/notes.ts'));
const failures = loadOnce(() => import('./problem-text.ts'));

const missing = `${unavailable.title} ${unavailable.hint}`;

export async function sayNotes(said: readonly Note[]): Promise<string[]> {
  if (said.length === 0) return [];
  const words = await notes();
  return words ? said.map(words.describeNote) : [missing];
}

export const sayFailure = async (error: unknown, format?: FormatId) =>
  (await failures())?.problemText(error, format) ?? missing;
