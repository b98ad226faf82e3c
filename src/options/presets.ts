/** THE tables of sizes that people have in mind, by the names that they are chosen by: tools offer them, and pages for one wish are about them. */

/** Sizes that upload forms ask for, in kB. */
export const uploadSizes = { '50 kB': 50, '100 kB': 100, '200 kB': 200, '500 kB': 500, '1 MB': 1000 } as const;

/**
 * The most that a place takes, in MB. Many mailboxes take messages of at most 25 MB, and mail writes attachments as
 * text, which takes 37 percent more room.
 */
export const sendingLimits = { 'Email, 18 MB': 18, 'WhatsApp, 16 MB': 16, 'Discord, 10 MB': 10 } as const;

/** The most that mail and most portals take of a document, in MB. */
export const documentSizes = {
  'Email, 18 MB': sendingLimits['Email, 18 MB'],
  '5 MB': 5,
  '2 MB': 2,
  '1 MB': 1,
  '500 kB': 0.5,
  '200 kB': 0.2,
} as const;

/** Photos for documents at 300 dots per inch, in pixels. */
export const passportSizes = {
  'Passport, 35 × 45 mm': { width: 413, height: 531 },
  'Passport, 2 × 2 inches': { width: 600, height: 600 },
} as const;

/** Of a passport photo, beside its size. */
export const passportPrint = { fit: 'cover', enlarge: true, format: 'jpeg', quality: 90 } as const;

/** What sites show without scaling, in pixels. */
export const socialSizes = {
  'Instagram post, 1080 × 1350': { width: 1080, height: 1350 },
  'Story or Reel, 1080 × 1920': { width: 1080, height: 1920 },
  'Square, 1080 × 1080': { width: 1080, height: 1080 },
  'YouTube thumbnail, 1280 × 720': { width: 1280, height: 720 },
} as const;

/** The same recipe of each. */
export const presetsFor = <const Value, const Recipe>(
  table: Readonly<Record<string, Value>>,
  recipeOf: (value: Value) => Recipe,
): Record<string, Recipe> => Object.fromEntries(Object.entries(table).map(([name, value]) => [name, recipeOf(value)]));
