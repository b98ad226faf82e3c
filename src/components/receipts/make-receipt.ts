import type { Output } from '#jobs/contract/job.ts';
import { newReceipt, type Receipt, type ReceiptFile, type ReceiptJob } from '#receipts/receipt.ts';
import { sha256Of } from '#receipts/sha256.ts';
import type { Batch } from '../batch/batch.ts';
import type { Entry } from '../batch/entry.ts';
import { thisMachine } from './this-machine.ts';

/** The request, as a receipt records it. */
export type AskedInReceipt = Pick<ReceiptJob, 'tool' | 'recipe' | 'missing'>;

interface Done {
  inputs: readonly Entry[];
  outputs: readonly Output[];
}

/** The results, each with the files that they were made from. */
function doneIn({ joint, ready }: Batch): Done[] {
  if (joint.state === 'done')
    return [{ inputs: ready.filter(({ task }) => task.state !== 'failed'), outputs: joint.outputs }];
  return ready.flatMap((entry) =>
    entry.task.state === 'done' ? { inputs: [entry], outputs: entry.task.outputs } : [],
  );
}

/** Cached: files do not change, and take a while to read. */
const hashes = new WeakMap<File, Promise<string>>();

function hashOf(file: File): Promise<string> {
  const known = hashes.get(file) ?? sha256Of(file);
  hashes.set(file, known);
  // It may be readable the next time.
  known.catch(() => hashes.delete(file));
  return known;
}

const factsOf = async (file: File, withName: boolean): Promise<ReceiptFile> => ({
  sha256: await hashOf(file),
  bytes: file.size,
  ...(withName && { name: file.name }),
});

/** Inputs besides the options that belong to the files themselves. */
const ofFiles = (inputs: readonly Entry[]) => (inputs.some(({ password }) => password) ? ['password'] : []);

/**
 * Makes a receipt of all current results.
 *
 * @param asked returns the request for a file, or for all.
 * @throws if a file can no longer be read.
 */
export async function makeReceipt(
  batch: Batch,
  asked: (entry: Entry | undefined) => AskedInReceipt,
  withNames: boolean,
): Promise<Receipt> {
  const jobs: ReceiptJob[] = [];
  for (const { inputs, outputs } of doneIn(batch)) {
    const { tool, recipe, missing } = asked(inputs.length === 1 ? inputs[0] : undefined);
    jobs.push({
      tool,
      recipe,
      missing: [...new Set([...missing, ...ofFiles(inputs)])],
      // One after the other, because they may be large.
      inputs: await inTurn(inputs, ({ file }) => factsOf(file, withNames)),
      outputs: await inTurn(outputs, ({ file }) => factsOf(file, withNames)),
    });
  }
  return newReceipt(await thisMachine(), jobs);
}

async function inTurn<Item, Result>(items: readonly Item[], use: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await use(item));
  return results;
}
