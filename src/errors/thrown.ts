/** Whether the disk, or the site's quota, is full. */
export const isDiskFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

/** Whether a file could not be read because it was moved, changed or deleted, or is a folder. */
export const isUnreadable = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);

export const isOutOfMemory = (error: unknown) => error instanceof RangeError && /allocation failed/.test(error.message);

/**
 * Whether a part of the site did not load: Chromium, Firefox and Safari say so, and nothing else distinguishes it from
 * a bug of ours.
 */
export const isNotLoaded = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|Importing a module script failed/.test(error.message);

/**
 * Whether a worker's script did not load: its error event has no message, or only stringifies the event of a nested
 * worker.
 */
export const isScriptMissing = ({ message }: Pick<ErrorEvent, 'message'>) =>
  !message || message.endsWith('[object Event]');
