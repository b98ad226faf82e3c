import type { FamilyId } from '#families.ts';
import type { LanguageId } from '#languages.ts';

/** What of a build can be kept: what the tools of a family run, or the pages of a language with all that shows them. */
export type PartId = FamilyId | LanguageId;

/** Values are addresses. Languages that were not built are missing. */
export type OfflineParts = Record<FamilyId, string[]> & Partial<Record<LanguageId, string[]>>;

/** From a page to the service worker, which accepts nothing else, and only the fields named here. */
export type OfflineRequest =
  | { type: 'tell' }
  /** Fetches some of what is missing. Repeat until nothing is. */
  | { type: 'keep'; parts: PartId[] }
  /** The same for a newer version of what is kept, if there is one, and for the language of the page. */
  | { type: 'look'; parts: LanguageId[] }
  /** Shows the newer version from the next page on. */
  | { type: 'switch' }
  | { type: 'remove'; parts: FamilyId[] }
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
    parts: PartId[];
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
