import type { FamilyId } from '../families.ts';

/** What of a build is kept: its pages, with all that they are shown with, and what the tools of each family run. Addresses. */
export type OfflineParts = Record<'pages' | FamilyId, string[]>;

/** From a page to the service worker. It takes nothing else, and no more of these than what is named here. */
export type OfflineRequest =
  | { type: 'tell' }
  /** Fetches some of what is missing. Ask again until nothing is. */
  | { type: 'keep'; families: FamilyId[] }
  /** The same for a newer version of what is kept, if there is one. */
  | { type: 'look' }
  /** From the next page on, the newer version is shown. */
  | { type: 'switch' }
  | { type: 'remove'; families: FamilyId[] }
  /** Ends what is being fetched. */
  | { type: 'stop' };

/** Why something could not be kept. */
export type OfflineProblem =
  | { code: 'network' | 'room' }
  /** The file at this address is not the one that the build lists. */
  | { code: 'not-as-built'; address: string };

export interface OfflineState {
  /** The build that pages are shown from: only if all of them are kept. */
  inUse?: {
    families: FamilyId[];
    /** In bytes, on this device. */
    size: number;
    /** When it was built, as ISO 8601. */
    date: string;
    commit?: string;
  };
  /** A newer version is complete. */
  isNewReady: boolean;
  /** Bytes that have still to be fetched for what was asked for last. */
  missing: number;
  problem?: OfflineProblem;
}

/** From the service worker to the page that asked. */
export type OfflineReply = { type: 'progress'; done: number; total: number } | ({ type: 'state' } & OfflineState);
