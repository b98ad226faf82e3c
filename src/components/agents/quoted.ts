import type { ErrorCode, ErrorFacts, Failure } from '#errors/errors.ts';
import { codecNames } from '#formats/codec-names.ts';
import type { Note } from '#jobs/contract/job.ts';

/** What a sentence quotes: only words of this site, the name of a file, or content of a file. */
type Quoted = 'nothing' | 'name' | 'content';

/**
 * Whether a text among the facts can be arbitrary. A failure within another is asked for separately, and a name within
 * another is one.
 */
type HasText<Facts> = Facts extends Failure
  ? false
  : Facts extends { type: 'in-picture' | 'in-cover' }
    ? true
    : Facts extends string
      ? string extends Facts
        ? true
        : false
      : Facts extends readonly (infer One)[]
        ? HasText<One>
        : Facts extends object
          ? { [Key in keyof Facts]: HasText<Facts[Key]> }[keyof Facts]
          : false;

type CodeWithText = { [Code in ErrorCode]: true extends HasText<ErrorFacts[Code]> ? Code : never }[ErrorCode];
type NoteWithText = {
  [Type in Note['type']]: true extends HasText<Extract<Note, { type: Type }>> ? Type : never;
}[Note['type']];

/** A codec that this site has no name for is quoted as the file spells it. */
const knownCodecs = new Set([...Object.values(codecNames), 'PCM']);
const ofCodecs = (codecs: readonly (string | undefined)[]): Quoted =>
  codecs.every((codec) => codec === undefined || knownCodecs.has(codec)) ? 'nothing' : 'content';

/** THE table of what the failures with text among their facts quote: a new one does not compile without a row. */
const failures: { [Code in CodeWithText]: Quoted | ((facts: ErrorFacts[Code]) => Quoted) } = {
  'foreign-format': 'nothing',
  playlist: 'content',
  'pieces-missing': 'content',
  'stream-part-left': 'name',
  // An unknown format is described by the file's name.
  'wrong-tool': 'name',
  'corrupt-file': 'nothing',
  'unread-coding': 'nothing',
  'unread-key': 'name',
  // Dates.
  'certificate-expired': 'content',
  'certificate-not-yet-valid': 'content',
  'in-file': 'name',
  'unfolds-too-large': 'nothing',
  'names-other-file': 'content',
  'too-wide': 'nothing',
  'part-failed': 'name',
  'step-failed': 'nothing',
  'cannot-strip': 'nothing',
  'no-encoder': 'nothing',
  'no-decoder': ({ codec }) => ofCodecs([codec]),
  undecodable: ({ codec }) => ofCodecs([codec]),
  'words-not-found': 'content',
  'unwritable-text': 'content',
  'no-cues-left': 'nothing',
  'no-subtitles-named': 'name',
  'cues-all-late': 'name',
  'picture-subtitles': ({ codecs }) => ofCodecs(codecs),
  'disk-failed': 'content',
  'folder-failed': 'content',
  'cannot-hand-over': 'content',
  unexpected: 'content',
};

/** The same for notes. */
const notes: { [Type in NoteWithText]: Quoted | ((note: Extract<Note, { type: Type }>) => Quoted) } = {
  // Its sentence lists which kinds there are, and no values.
  'hidden-data': 'nothing',
  // Nor does this one.
  inspected: 'nothing',
  'fonts-replaced': 'nothing',
  // The name of a profile is whatever the file says.
  'converted-to-srgb': 'content',
  // Its sentence only counts them.
  colours: 'nothing',
  step: 'nothing',
  'tracks-transcoded': ({ tracks }) => ofCodecs(tracks.map(({ codec }) => codec)),
  'more-bits': ({ from, to }) => ofCodecs([from, to]),
  'part-dropped': ({ part, loss }) => {
    if (loss.why === 'failed' && quotedBy(loss.failure) !== 'nothing') return 'content';
    return ofCodecs(['codec' in part ? part.codec : undefined]);
  },
  'tags-dropped': ({ tags }) => (tags.some((lost) => 'name' in lost) ? 'content' : 'nothing'),
  'audio-damaged': ({ name }) => (name === undefined ? 'nothing' : 'name'),
  'subtitles-added': 'name',
  'starts-at-whole-picture': 'name',
  'read-as': 'nothing',
  'standards-unchecked': 'content',
  'letters-replaced': 'content',
  'letters-left-to-reader': 'content',
  'not-as-form-asks': 'content',
  'still-there': 'content',
  'words-missing': 'content',
  'seen-in-pictures': 'content',
  'scanned-pages': 'name',
  // Names of people, as in certificates.
  'signatures-checked': 'content',
  'signed-digitally': 'content',
};

const worst = (a: Quoted, b: Quoted): Quoted =>
  [a, b].includes('content') ? 'content' : [a, b].includes('name') ? 'name' : 'nothing';

/** What the sentence of a failure quotes, including that of a failure within it. */
export function quotedBy({ code, facts }: Failure): Quoted {
  // Each row takes the facts of its own failure or note; the union type loses that pairing.
  const rows: Partial<Record<ErrorCode, unknown>> = failures;
  const own = rowFor(rows[code], facts);
  return 'problem' in facts ? worst(own, quotedBy(facts.problem)) : own;
}

/** What the sentence of a note quotes. */
export function quotedByNote(note: Note): Quoted {
  // As above.
  const rows: Partial<Record<Note['type'], unknown>> = notes;
  return rowFor(rows[note.type], note);
}

/** Without a row, there is no text to quote. */
function rowFor(row: unknown, facts: unknown): Quoted {
  if (row === undefined) return 'nothing';
  // As above.
  return typeof row === 'function' ? (row as (facts: unknown) => Quoted)(facts) : (row as Quoted);
}
