interface PassportFormat {
  /** How it is written in millimetres or inches. */
  name: string;
  /** At 300 dpi, in pixels. */
  width: number;
  height: number;
  /** How much of the height the head takes, from the chin to the crown, as shares. */
  head: { least: number; most: number };
  /** How far below the upper edge the chin is, as a share of the height. */
  chin: number;
}

/** THE table of photos for identity documents. */
export const passportFormats = {
  // ICAO Doc 9303: 70 to 80 percent.
  '35x45': { name: '35 × 45 mm', width: 413, height: 531, head: { least: 0.7, most: 0.8 }, chin: 0.86 },
  // The State Department of the United States: 1 to 1⅜ of 2 inches, with the eyes 56 to 69 percent from below.
  '2x2': { name: '2 × 2 inches', width: 600, height: 600, head: { least: 0.5, most: 0.69 }, chin: 0.76 },
} as const satisfies Record<string, PassportFormat>;

export type PassportFormatId = keyof typeof passportFormats;
