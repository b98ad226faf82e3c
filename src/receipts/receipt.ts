import * as v from 'valibot';
import type { ReceiptProblem } from '#errors/receipt-problem.ts';

/** The format version, stored under a name that identifies the file. */
const version = 1;

/** In bytes. A receipt of ten thousand results is shorter. */
export const longestReceipt = 5_000_000;

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const text = v.pipe(v.string(), v.maxLength(500));
/** Longer than any link with twenty steps. */
const recipe = v.pipe(v.string(), v.maxLength(50_000));

const file = v.object({
  sha256: hash,
  /** Its size. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Only if someone asked for it. */
  name: v.optional(text),
});

const job = v.object({
  /** The address without its leading slash: of a tool, or of the workflow page. */
  tool: text,
  /** As in a link after `#`. Options that it does not name had the tool's defaults. */
  recipe,
  /** The names of options that were set, but that no recipe can hold: typed, drawn, or added as a file. */
  missing: v.pipe(v.array(text), v.maxLength(100)),
  inputs: v.pipe(v.array(file), v.minLength(1), v.maxLength(10_000)),
  outputs: v.pipe(v.array(file), v.minLength(1), v.maxLength(10_000)),
});

/** Which results were made from which files, and with what: enough to repeat it elsewhere and compare. */
const receipt = v.object({
  stayputReceipt: v.literal(version),
  /** The build that did it. Missing if the page was not built, as in development. */
  build: v.optional(
    v.object({
      /** The SHA-256 of the build's manifest. */
      manifest: hash,
      commit: v.optional(text),
    }),
  ),
  browser: text,
  /** Whether the page was cross-origin isolated: without isolation, other engines do the work. */
  isolated: v.boolean(),
  /** The versions of all engines of the site, by package. */
  engines: v.record(text, text),
  jobs: v.pipe(v.array(job), v.minLength(1), v.maxLength(10_000)),
});

export type Receipt = v.InferOutput<typeof receipt>;
export type ReceiptJob = v.InferOutput<typeof job>;
export type ReceiptFile = v.InferOutput<typeof file>;
/** The part of a receipt that describes the software. */
export type Machine = Omit<Receipt, 'stayputReceipt' | 'jobs'>;

export const newReceipt = (machine: Machine, jobs: ReceiptJob[]): Receipt => ({
  stayputReceipt: version,
  ...machine,
  jobs,
});

export const receiptText = (made: Receipt): string => `${JSON.stringify(made, null, 2)}\n`;

const named = v.object({ stayputReceipt: v.number() });

/** Parses a receipt, which anyone may have written. */
export function readReceipt(written: string): { receipt: Receipt } | { problem: ReceiptProblem } {
  if (written.length > longestReceipt) return { problem: 'too-long' };
  let data: unknown;
  try {
    data = JSON.parse(written);
  } catch {
    // The error only says where the text stops being JSON.
    return { problem: 'not-json' };
  }
  if (!v.is(named, data)) return { problem: 'no-receipt' };
  if (data.stayputReceipt > version) return { problem: 'newer' };
  const read = v.safeParse(receipt, data);
  return read.success ? { receipt: read.output } : { problem: 'damaged' };
}
