/** The body of a script for WebDriver that runs a function in the page. Results with `undefined` in them only pass as text. */
export const scriptOf = (run: (argument: never) => unknown) => `
  const done = arguments[arguments.length - 1];
  (async () => (${run.toString()})(...JSON.parse(arguments[0])))().then(
    (value) => done(JSON.stringify({ value })),
    (error) => done(JSON.stringify({ error: String(error) })),
  );`;

/** Reads what such a script answered. */
export function resultOf<Result>(answer: string): Result {
  // The script above wrote it.
  const { value, error } = JSON.parse(answer) as { value: Result; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
