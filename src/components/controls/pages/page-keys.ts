/** A change to the chosen pages of a board. */
export type PageChange =
  /** Moves them by this many places. */
  { type: 'carry'; by: number } | { type: 'turn'; by: 90 | 270 } | { type: 'duplicate' | 'remove' };

/** The action of a key on a board of pages. Places count from 0. */
export type KeyAction =
  | PageChange
  | { type: 'focus'; place: number }
  /** Chooses all pages up to this place. */
  | { type: 'extend'; place: number }
  | { type: 'choose-all' }
  | { type: 'undo' };

interface Board {
  /** The focused place. */
  current: number;
  last: number;
  columns: number;
  /** Whether pages may also be changed, not only chosen. */
  isOrder: boolean;
}

const changes: Record<string, KeyAction> = {
  Delete: { type: 'remove' },
  Backspace: { type: 'remove' },
  r: { type: 'turn', by: 90 },
  R: { type: 'turn', by: 270 },
  d: { type: 'duplicate' },
};

/** Arrow keys go from page to page. With Shift they extend the choice, with Alt they move the chosen pages along. */
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

/** How many items are in a row. */
export function columnsOf(items: readonly HTMLElement[]): number {
  const next = items.findIndex(({ offsetTop }) => offsetTop !== items[0]?.offsetTop);
  return next < 0 ? items.length : next;
}
