/** The drawing of a file, made only of rectangles and triangles, centred on 0, 0: at most 32 units wide and 26 high. */
export interface FileObject {
  /** The outline of its sheet. */
  outline: string;
  /** The lines that all of its kind have. */
  lines: string;
  /** The shapes that all of its kind have, filled with the hue of the family. */
  hue: string;
  /** What is on it. Left out if something else covers it. */
  content: string;
}

/** A photo in its corners, a page, a film, a tape. */
export const objects = {
  photo: {
    outline: 'M-15-12h30v24h-30z',
    lines: '',
    hue: 'M-16.5-13.5h8l-8 8zM16.5-13.5v8l-8-8zM16.5 13.5h-8l8-8zM-16.5 13.5v-8l8 8z',
    content: 'M-15 8l9-9 7 7 4-4 10 9',
  },
  page: {
    outline: 'M-10-13h14l6 6v20h-20z',
    lines: '',
    hue: 'M4-13v6h6z',
    content: 'M-6-3h12M-6 2h12M-6 7h7',
  },
  film: {
    outline: 'M-16-11h32v22h-32z',
    lines: 'M-16-6.5h32M-16 6.5h32M-12-10v2.5M-4-10v2.5M4-10v2.5M12-10v2.5M-12 7.5v2.5M-4 7.5v2.5M4 7.5v2.5M12 7.5v2.5',
    hue: '',
    content: '',
  },
  tape: {
    outline: 'M-16-11h32v22h-32z',
    lines: 'M-9 11l3-5h12l3 5',
    hue: '',
    content: 'M-10-5.5h6v6h-6zM4-5.5h6v6h-6z',
  },
} as const satisfies Record<string, FileObject>;

export type ObjectId = keyof typeof objects;
