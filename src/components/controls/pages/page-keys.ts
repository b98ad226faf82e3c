/** What is done with the chosen pages of a board. */
export type PageChange =
  /** Moves them by so many places. */
  { type: 'carry'; by: number } | { type: 'turn'; by: 90 | 270 } | { type: 'duplicate' | 'remove' };

/** What a key asks of a board of pages. Places count from 0. */
export type KeyAction =
  | PageChange
  | { type: 'focus'; place: number }
  /** Chooses all pages up to there. */
  | { type: 'extend'; place: number }
  | { type: 'choose-all' }
  | { type: 'undo' };

interface Board {
  /** Where the focus is. */
  current: number;
  last: number;
  columns: number;
  /** Whether pages may be changed, and not only chosen. */
  isOrder: boolean;
}

const changes: Record<string, KeyAction> = {
  Delete: { type: 'remove' },
  Backspace: { type: 'remove' },
  r: { type: 'turn', by: 90 },
  R: { type: 'turn', by: 270 },
  d: { type: 'duplicate' },
};

/** Arrows go from page to page, with Shift they choose on the way, with Alt they take the chosen pages along. */
export function actionOf(event: KeyboardEvent, { current, last, columns, isOrder }: Board): KeyAction | undefined {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return key === 'a' ? { type: 'choose-all' } : key === 'z' && isOrder ? { type: 'undo' } : undefined;
  const places: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current - columns,
    ArrowDown: current + columns,
    Home: 0,
    End: last,
  };
  const wanted = places[key];
  if (wanted === undefined) return isOrder && !altKey ? changes[key] : undefined;
  const place = Math.max(0, Math.min(wanted, last));
  if (altKey) return isOrder ? { type: 'carry', by: place - current } : undefined;
  return { type: shiftKey ? 'extend' : 'focus', place };
}

/** How many items stand beside each other. */
export function columnsOf(items: readonly HTMLElement[]): number {
  const next = items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop);
  return next < 0 ? items.length : next;
}
