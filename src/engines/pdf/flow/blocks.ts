/** A stretch of text that looks the same throughout. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  /** Small and above the line: often what refers to a note. */
  isRaised?: boolean;
  /** An address on the web, or of mail. */
  link?: string;
  /** It refers to the note of this name. */
  note?: string;
}

interface MaybeNote {
  /** Whether it is set as notes are: smaller than most text, or with their tag. */
  isNote?: boolean;
}

export type Block =
  /** `level`: 1 to 6. */
  | { type: 'heading'; level: number; runs: Run[] }
  | ({ type: 'paragraph'; runs: Run[] } & MaybeNote)
  | { type: 'code'; lines: string[] }
  /** Items below each other are a list. `level`: from 0. `number`: of one that is counted. */
  | ({ type: 'item'; level: number; number?: number; runs: Run[] } & MaybeNote)
  /** The first row names the columns. */
  | { type: 'table'; rows: Run[][][] }
  | { type: 'note'; name: string; runs: Run[] }
  /** `name`: of its file, if it could be saved. */
  | { type: 'picture'; alt: string; name?: string };

/** Headings are bold by themselves. */
export const withoutBold = (runs: readonly Run[]): Run[] =>
  runs.map((run) => {
    const plain = { ...run };
    delete plain.isBold;
    return plain;
  });

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const looksAlike = (a: Run, b: Run): boolean =>
  a.isBold === b.isBold &&
  a.isItalic === b.isItalic &&
  a.isCode === b.isCode &&
  a.isRaised === b.isRaised &&
  a.link === b.link &&
  a.note === b.note;

/** Adds to a text; what looks like its end becomes a part of that. */
export function addRun(runs: Run[], run: Run) {
  const last = runs.at(-1);
  if (last && (looksAlike(last, run) || (run.text.trim() === '' && !last.isRaised))) last.text += run.text;
  else if (run.text !== '') runs.push({ ...run });
}

/** Letters of scripts that have no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const endsUnspaced = new RegExp(`${unspaced.source}$`, 'u');
const beginsUnspaced = new RegExp(`^${unspaced.source}`, 'u');

/** What PDFium has for a hyphen that divides a word at the end of a line. */
export const dividing = '\u00AD';

/** Stands for a character that the font does not name. */
export const unknownSign = '\uFFFD';

/** Texts of lines that follow each other, as one: words that a hyphen divides are put together. */
export function joinRuns(parts: readonly (readonly Run[])[]): Run[] {
  const joined: Run[] = [];
  for (const part of parts) {
    const [first] = part;
    const last = joined.at(-1);
    if (!first) continue;
    if (last) {
      const isDivided = last.text.endsWith(dividing) || (/\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(first.text));
      if (isDivided) last.text = last.text.slice(0, -1);
      else if (!(endsUnspaced.test(last.text) && beginsUnspaced.test(first.text)) && !first.isRaised) last.text += ' ';
    }
    for (const run of part) addRun(joined, run);
  }
  return joined;
}

/** Without space at its ends and twice in a row; hyphens are hyphens again. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const run of runs) {
    const text = run.text.replaceAll(dividing, '-').replaceAll(unknownSign, '').replace(/\s+/g, ' ');
    const before = tidy.at(-1)?.text ?? ' ';
    addRun(tidy, { ...run, text: before.endsWith(' ') ? text.replace(/^ /, '') : text });
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.trimEnd();
  return tidy.filter(({ text }) => text !== '');
}
