/** Whether every test runs, on every page and format, as in `npm run test:all`, which the workflow runs each night. */
export const everything = Boolean(process.env['EVERYTHING']);

const tag = '@nightly';

/**
 * Marks a test that `npm test` leaves for the nightly run: `test('…', nightly, …)`. Another test must fail when the
 * same thing breaks in the usual case.
 */
export const nightly = { tag };

/** Matches the tests that this run leaves out. */
export const leftOut = everything ? [] : [new RegExp(tag)];

/** Adds nightly cases to those that always run: `[...usual, ...atNight(others)]`. */
export const atNight = <const T>(others: readonly T[]): readonly T[] => (everything ? others : []);
