import type { FamilyId } from '../families.ts';

/**
 * The parts of a build that can be kept: its pages with everything needed to show them, and what the tools of each
 * family run. Values are addresses.
 */
export type OfflineParts = Record<'pages' | FamilyId, string[]>;

/** From a page to the service worker, which accepts nothing else, and only the fields named here. */
export type OfflineRequest =
  | { type: 'tell' }
  /** Fetches some of what is missing. Repeat until nothing is. */
  | { type: 'keep'; families: FamilyId[] }
  /** The same for a newer version of what is kept, if there is one. */
  | { type: 'look' }
  /** Shows the newer version from the next page on. */
  | { type: 'switch' }
  | { type: 'remove'; families: FamilyId[] }
  /** Stops the current download. */
  | { type: 'stop' };

/** Why something could not be kept. */
export type OfflineProblem =
  | { code: 'network' | 'room' }
  /** The file at this address differs from the one that the build lists. */
  | { code: 'not-as-built'; address: string };

export interface OfflineState {
  /** The build that pages are served from: only if all of them are kept. */
  inUse?: {
    families: FamilyId[];
    /** In bytes, on this device. */
    size: number;
    /** When it was built, as ISO 8601. */
    date: string;
    commit?: string;
  };
  /** Whether a newer version is complete. */
  isNewReady: boolean;
  /** How many bytes of the last request have still to be fetched. */
  missing: number;
  problem?: OfflineProblem;
}

/** From the service worker to the page that asked. */
export type OfflineReply = { type: 'progress'; done: number; total: number } | ({ type: 'state' } & OfflineState);
