import { hasTrait, type FormatId, type OutputFormatId } from '#formats/formats.ts';
import type { Inspect, Run, OnProgress } from '#jobs/contract/engine.ts';
import type { EncodeImage, EncodeSmallest, ImageOutput } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { isHardlySmaller, unchanged } from './result.ts';
import { writesMoving } from '../write/writes-animation.ts';
import { isDoubted } from '../salvage/doubt.ts';
import { sniffImage } from '../open/sniff.ts';

type Candidate = OutputFormatId<'image'>;

interface Engine {
  inspect: Inspect;
  run: Run<EncodeImage>;
}

/** The quality at which drafts are compared: close to what most photos need to look the same. */
const draftQuality = 80;
/**
 * A search gains at most about this factor over a draft, so a format whose draft is that much larger than the best
 * result is out.
 */
const hopeless = 1.2;

/**
 * Encodes each file in whichever of several formats takes the fewest bytes. Fast drafts show which are worth encoding
 * at full effort.
 */
export async function encodeSmallest(
  operation: EncodeSmallest,
  files: File[],
  onProgress: OnProgress,
  engine: Engine,
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const [index, file] of files.entries())
    outputs.push(...(await race(operation, file, (done) => onProgress((index + done) / files.length), engine)));
  return outputs;
}

async function race(
  { among, output, ...wishes }: EncodeSmallest,
  file: File,
  onProgress: OnProgress,
  { inspect, run }: Engine,
): Promise<Output[]> {
  const moves = await writesMoving();
  const own = await sniffImage(file);
  const facts = await inspect(file);
  const isFitting = (format: FormatId) =>
    facts.kind !== 'image' || ((!facts.alpha || hasTrait(format, 'alpha')) && (facts.frames === 1 || moves(format)));
  const { goal, quality = draftQuality, ...plain } = output;
  const drafted: { format: Candidate; bytes: number }[] = [];
  const fitting = among.filter(isFitting);
  for (const [index, format] of fitting.entries()) {
    const draft: ImageOutput = { ...plain, quality, format, effort: 'fast' };
    const made = await run({ ...wishes, type: 'encode', onlyIfSmaller: false, output: draft }, [file], (done) =>
      onProgress((0.3 * (index + done)) / fitting.length),
    );
    drafted.push({ format, bytes: sizeOf(made) });
  }
  drafted.sort((a, b) => a.bytes - b.bytes);
  const found: { format: Candidate; bytes: number; outputs: Output[] }[] = [];
  for (const [index, { format, bytes }] of drafted.entries()) {
    const least = Math.min(...found.map((each) => each.bytes));
    // Any format can fill a given size; the one with the smallest draft does so at the highest quality.
    if (index > 0 && (goal?.type === 'size' || bytes > least * hopeless)) break;
    const report = (done: number) => onProgress(0.3 + (0.7 * (index + done)) / drafted.length);
    const made = await run({ ...wishes, type: 'encode', output: { ...output, format } }, [file], report);
    found.push({ format, bytes: sizeOf(made), outputs: made });
  }
  found.sort((a, b) => a.bytes - b.bytes);
  const [best] = found;
  if (!best) throw new Error('No format was given');
  const isWorse = !isDoubted(file) && wishes.onlyIfSmaller && isHardlySmaller(best.bytes, file, output);
  const kept = isWorse && (await unchanged(wishes, file, own, 'already-small'));
  if (kept) return [kept];

  const sizes = [
    ...found.map(({ format, bytes }) => ({ format, bytes, estimated: false })),
    ...drafted.slice(found.length).map(({ format, bytes }) => ({ format, bytes, estimated: true })),
  ];
  const [first, ...rest] = best.outputs;
  const note: Note = { type: 'race', sizes };
  return first && sizes.length > 1 ? [{ ...first, notes: [note, ...first.notes] }, ...rest] : best.outputs;
}

const sizeOf = (outputs: Output[]) => outputs.reduce((sum, { file }) => sum + file.size, 0);
