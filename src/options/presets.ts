import { describeSize } from '#wording/amounts.ts';

/**
 * THE tables of common target sizes, by the names that people choose: tools offer them, and there are pages about them.
 */

/** Sizes that upload forms ask for, in kB. */
export const uploadSizes = { '50 kB': 50, '100 kB': 100, '200 kB': 200, '500 kB': 500, '1 MB': 1000 } as const;

/**
 * The size limits of services, in MB. Many mailboxes accept messages of at most 25 MB, and email encodes attachments as
 * text, which takes 37 percent more space.
 */
export const sendingLimits = { 'Email, 18 MB': 18, 'WhatsApp, 16 MB': 16, 'Discord, 10 MB': 10 } as const;

/** The most that email and most portals accept for a document, in MB. */
export const documentSizes = {
  'Email, 18 MB': sendingLimits['Email, 18 MB'],
  '5 MB': 5,
  '2 MB': 2,
  '1 MB': 1,
  '500 kB': 0.5,
  '200 kB': 0.2,
} as const;

/** Sizes that sites show without scaling, in pixels. */
export const socialSizes = {
  'Instagram post, 1080 × 1350': { width: 1080, height: 1350 },
  'Story or Reel, 1080 × 1920': { width: 1080, height: 1920 },
  'Square, 1080 × 1080': { width: 1080, height: 1080 },
  'YouTube thumbnail, 1280 × 720': { width: 1280, height: 720 },
} as const;

/** A size as the language writes it; other names are sentences of its tables. */
const nameOf = (name: string): string =>
  name.replace(/^(\d+) ([kM])B$/, (_, count, unit) => describeSize(Number(count) * (unit === 'k' ? 1e3 : 1e6)));

/** Makes the presets of a table, with the same recipe for each value. */
export const presetsFor = <const Value, const Recipe>(
  table: Readonly<Record<string, Value>>,
  recipeOf: (value: Value) => Recipe,
): Record<string, Recipe> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [nameOf(name), recipeOf(value)]));
