/** What a browser throws when the disk, or the site's share of it, is full. */
export const isDiskFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

/** What reading a file throws once it has been moved, changed or deleted, or when it is a folder. */
export const isUnreadable = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);

export const isOutOfMemory = (error: unknown) => error instanceof RangeError && /allocation failed/.test(error.message);

/** What Chromium, Firefox and Safari say when a part of the site does not load; nothing else tells it from a mistake of ours. */
export const isNotLoaded = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|Importing a module script failed/.test(error.message);

/** What is heard of a worker whose script did not load: nothing, or an event that says no more, from a worker that it has started itself. */
export const isScriptMissing = ({ message }: Pick<ErrorEvent, 'message'>) =>
  !message || message.endsWith('[object Event]');
