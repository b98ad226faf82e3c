/** Whether all tests run, on all pages and formats: `npm run test:all`, which the workflow runs every night. */
export const everything = Boolean(process.env['EVERYTHING']);

const tag = '@nightly';

/**
 * Marks a test that `npm test` leaves to the night: `test('…', nightly, …)`. Another one must be there that fails when
 * the same thing breaks in the usual case.
 */
export const nightly = { tag };

/** Finds the tests that are left out now. */
export const leftOut = everything ? [] : [new RegExp(tag)];

/** What is tried at night beside what is always tried: `[...usual, ...atNight(others)]`. */
export const atNight = <const T>(others: readonly T[]): readonly T[] => (everything ? others : []);
