/**
 * Returns a function that makes something the first time it is called, and returns the same from then on. For the
 * formatters of `Intl`: making a few of them while a page loads blocks a slow phone for a second.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
