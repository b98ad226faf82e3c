import { isDiskFull, isNotLoaded, isOutOfMemory, isUnreadable } from './thrown.ts';

/**
 * What can go wrong with someone's file, and what we say about it.
 * `title` says what happened; `hint` says what they can do. A `{word}` stands for a fact of the single failure.
 * Codes are permanent.
 */
export const errors = {
  'empty-file': { title: 'This file is empty.', hint: 'It has 0 bytes: copy or download it again.' },
  'unknown-format': {
    title: 'The format of this file is not known here.',
    hint: 'Its first bytes match no format that this tool reads. See the list of formats on this page.',
  },
  'foreign-format': {
    title: '{format} cannot be read here.',
    hint: 'Nothing on this site can decode what such files hold. Programs such as {programs} turn them into files of other formats.',
  },
  playlist: {
    title: 'This is the playlist of a stream (HLS): it names the pieces of a video, and holds none of them.',
    hint: 'Drop it again together with its pieces ({pieces}), or drop the folder that they are all in. Nothing is fetched from the network.',
  },
  'pieces-missing': {
    title: 'Missing of the {all} files that this playlist names: {names}.',
    hint: 'Drop it again together with all of them, or drop the folder that they are in. Nothing is fetched from the network.',
  },
  'stream-part-left': {
    title: 'This is {what} of the stream ({name}), which is left out.',
    hint: 'Of a stream, the best picture and its main sound are read.',
  },
  'wrong-stream-key': {
    title: 'The pieces of this stream are encrypted, and its key does not open them.',
    hint: 'The key may be of another stream: get it again from where the pieces came.',
  },
  'piece-without-start': {
    title: 'This is a piece of a stream in fragments, which only opens together with its beginning.',
    hint: 'Drop it together with its playlist (.m3u8) and all other files that the playlist names.',
  },
  'wrong-tool': { title: 'This file is {format}, which this tool does not take.', hint: 'Try the tools for {format}.' },
  'corrupt-file': {
    title: 'This file is damaged or cut off.',
    hint: 'It begins as {format}, but cannot be read to its end. Get it again from where it came.',
  },
  'unread-coding': {
    title: 'This {format} stores its picture as {coding}, which is not read here.',
    hint: 'In the program that it comes from, save it in an ordinary way: as RGB with 8 or 16 bits per channel, with a common compression or none, or as PNG.',
  },
  'in-file': { title: '{name}: {problem}', hint: '{advice}' },
  'too-large': {
    title: 'This file needs more memory than the browser has.',
    hint: 'It takes about {needed}; about {available} can be had here.',
  },
  'out-of-memory': {
    title: 'The browser ran out of memory while it worked on this file.',
    hint: 'Close other tabs and programs, then try again, or work on a smaller file.',
  },
  'unpacks-too-large': { title: 'Unpacked, this file takes over {limit}.', hint: 'That is more than fits here.' },
  'unfolds-too-large': {
    title: 'This {format} repeats its own parts more often than can be drawn.',
    hint: 'Its parts repeat other parts, so a small file unfolds to a huge one. If you trust where it came from, save it as PNG or as a simpler {format} in the program that made it.',
  },
  'names-other-file': {
    title: 'This {format} takes part of its content from another file ({name}).',
    hint: 'Nothing is fetched here. In the program that made it, save it with everything in one file.',
  },
  'too-wide': {
    title: '{format} holds at most {limit} pixels each way; this image has {size}.',
    hint: 'Choose another format, or resize the image first.',
  },
  'part-failed': { title: '{file}: {problem}', hint: '{hint} Or take it out of the list, and go on with the others.' },
  'no-mark': { title: 'There is nothing to put on the image.', hint: 'Choose a picture, or write a text.' },
  'bad-mark': { title: 'The picture to put on the image cannot be read.', hint: 'Choose a PNG, JPEG or WebP.' },
  'bad-cover': {
    title: 'The picture for the cover is neither JPEG nor PNG.',
    hint: 'Players show no others: convert it first.',
  },
  'no-frames': {
    title: 'This file has no frame there: it has {frames}.',
    hint: 'Choose a range that begins before its end.',
  },
  'nothing-left': {
    title: 'Nothing of this image is inside the crop box.',
    hint: 'The image has {size} pixels: move the box, or crop by shares of the sides.',
  },
  'camera-raw': {
    title: 'This is the raw file of a camera, without a preview that is large enough to be used.',
    hint: 'Raw data itself is not developed here. Export it as TIFF or JPEG first.',
  },
  'size-unreachable': {
    title: 'This file cannot be brought to {limit} here: {smallest} is the least.',
    hint: 'Choose a larger size, or another format.',
  },
  'cannot-strip': {
    title: 'The hidden data of this {format} file cannot be taken out without encoding it again.',
    hint: 'Convert it to another format, which leaves hidden data out, or choose to keep everything.',
  },
  'no-encoder': {
    title: 'This browser cannot write {format} with these settings.',
    hint: 'Choose another format, or use another browser.',
  },
  'no-decoder': {
    title: 'This browser cannot decode {codec}.',
    hint: 'Nothing was changed. Another browser may be able to; programs such as {programs} turn it into another format.',
  },
  undecodable: {
    title: 'Nothing here can decode {codec}.',
    hint: 'Nothing was changed, and another browser would not help. Programs such as {programs} may turn it into another format.',
  },
  'no-track': { title: 'There is no {track} in this file.', hint: 'Choose a file that has {track}.' },
  'only-subtitles': {
    title: 'There is no video or sound in this file, only subtitles.',
    hint: 'Choose a file that has video or sound.',
  },
  'no-packets': {
    title: 'This file describes {track}, but holds none of it.',
    hint: 'It may be cut off, or be the first piece of a stream: get all of it, or drop it together with the other pieces and their playlist (.m3u8).',
  },
  'bad-range': {
    title: 'There is nothing between these times.',
    hint: 'The file is {duration} long: choose a start before its end.',
  },
  encrypted: {
    title: 'This file is locked with a password.',
    hint: 'Give its password to open it here. It stays on this device, like the file.',
  },
  'wrong-password': {
    title: 'That is not the password of this file.',
    hint: 'Capital letters count. A file may have two passwords: either will do.',
  },
  'unknown-lock': {
    title: 'This file is locked, but not with a password: by a certificate, or by a service.',
    hint: 'Open it with the program that it was made for, and save it without protection.',
  },
  'no-such-page': {
    title: 'There is no page {page} in this file: it has {pages}.',
    hint: 'Pages are counted from 1; “last” is the last one.',
  },
  'no-pages': {
    title: 'There is no page in this file.',
    hint: 'What wrote it put none into it: make it again, or get it again from where it came.',
  },
  'page-too-large': {
    title: 'Page {page} is too large to be drawn so finely: it would have {wanted} pixels.',
    hint: 'At most {most} can be drawn here: choose a lower resolution, or leave this page out.',
  },
  'unread-page': {
    title: 'What is on page {page} cannot be read.',
    hint: 'It is packed in a way that is not known, or damaged. Delete this page, or get the file again from where it came.',
  },
  'no-pages-left': { title: 'No page would be left.', hint: 'Keep at least one page.' },
  'no-signature': { title: 'There is no signature yet.', hint: 'Draw it, type your name, or choose a picture of it.' },
  'nothing-to-redact': {
    title: 'Nothing is chosen to be removed.',
    hint: 'Draw areas on the pages, or type words to look for.',
  },
  'words-not-found': {
    title: 'These words are not in this file: {words}',
    hint: 'Text in pictures is not recognised here: draw areas over it.',
  },
  'no-page-left': {
    title: 'Nothing of page {page} would be left.',
    hint: 'Choose a larger part, or leave this page out.',
  },
  'no-pages-chosen': { title: 'No pages are chosen.', hint: 'Choose at least one page.' },
  'not-two-files': {
    title: 'Two files are compared; here are {files}.',
    hint: 'Keep the one before and the one after, in this order.',
  },
  'no-outline': { title: 'This file has no outline to split it by.', hint: 'Split it by pages or by size.' },
  'no-text': {
    title: 'There is no text in this file: its pages are pictures.',
    hint: 'Text in pictures is not recognised here.',
  },
  'no-pictures': { title: 'There are no pictures in this file.', hint: 'To draw whole pages, use PDF to images.' },
  'no-words': { title: 'There is no text to write yet.', hint: 'Type the text that the pages are to have.' },
  'unwritable-text': {
    title: 'These letters cannot be written on a page here: {characters}',
    hint: 'Latin, Greek, Cyrillic, Armenian and Georgian letters can. Leave the others out.',
  },
  'no-password': { title: 'There is no password yet.', hint: 'Type the password that the file is to have.' },
  'too-much-text': {
    title: 'This file has {size} of text; {most} is the most here.',
    hint: 'The subtitles of a film are far smaller: this may be something else.',
  },
  'no-cues': {
    title: 'There is no subtitle with a time that makes sense in this file.',
    hint: 'Each has a line such as 00:00:01.000 --> 00:00:02.000, with its text below.',
  },
  'too-many-cues': {
    title: 'There are {count} subtitles in this file: more than can be worked on here.',
    hint: 'No film has so many. Split it, or get it again from where it came.',
  },
  'no-cues-left': {
    title: 'No subtitle would be left in the {format}: all would end before the start.',
    hint: 'Move them by less.',
  },
  'no-subtitles': { title: 'There are no subtitles to add yet.', hint: 'Choose an SRT or WebVTT file.' },
  'no-subtitles-named': {
    title: 'None of the subtitle files has the name of this video.',
    hint: 'Name them like it, such as {stem}.srt or {stem}.en.srt, or choose that every video gets all of them.',
  },
  'cues-all-late': {
    title: 'All subtitles of {name} begin after this video ends.',
    hint: 'They may be of another film. To move them, use Convert subtitles.',
  },
  'picture-subtitles': {
    title: 'The subtitles of this file are pictures ({codecs}).',
    hint: 'Text in pictures is not recognised here: a program such as Subtitle Edit can do that.',
  },
  'several-codings': {
    title:
      'The {track} of this file goes on in another coding in the middle: recordings were put together without encoding them again.',
    hint: 'Only one coding can be read here, and the rest would come out broken. Programs such as VLC or HandBrake make one of them.',
  },
  'copy-protected': {
    title: 'The video or sound in this file is encrypted.',
    hint: 'It opens only in a player that has its key. Nothing was changed.',
  },
  'no-space': {
    title: 'There is not enough disk space for the result.',
    hint: 'About {needed} is needed, and {available} is free. Free some space, then try again.',
  },
  'disk-full': {
    title: 'The browser ran out of disk space while it wrote the result.',
    hint: 'The disk is full, or the browser gives this site no more of it; a private window has little. Free some space, or use an ordinary window, then try again.',
  },
  'disk-failed': {
    title: 'The browser could not write the result to the disk.',
    hint: 'Try again; if this is a private window, use an ordinary one. The browser’s reason: {cause}',
  },
  unreadable: {
    title: 'This file can no longer be read.',
    hint: 'It was moved, changed or deleted after you chose it, or it is a folder. Choose it again.',
  },
  'cannot-hand-over': {
    title: 'These files could not be taken along to the other tool.',
    hint: 'The browser did not keep them ({cause}). Save results first; then open the other tool and choose the files there.',
  },
  'not-handed-over': {
    title: 'The files did not come along from the page before.',
    hint: 'Choose them here; if they were results, go back and save them first.',
  },
  'not-kept': {
    title: 'The files that were on this page are no longer here.',
    hint: 'Your browser did not keep them. Choose them again.',
  },
  'timed-out': {
    title: 'This file got stuck, so we stopped.',
    hint: 'Nothing was changed. It may be damaged; the other files go on.',
  },
  'engine-unavailable': {
    title: 'The part of the site that does this work could not be loaded.',
    hint: 'Check your connection, then try again. Your file has gone nowhere.',
  },
  unexpected: { title: 'Something went wrong on our side.', hint: 'Your file is unchanged. Please tell us: {cause}' },
} as const satisfies Record<string, { title: string; hint: string }>;

export type ErrorCode = keyof typeof errors;

type Words<T extends string> = T extends `${string}{${infer Word}}${infer Rest}` ? Word | Words<Rest> : never;

/** The facts that a code's title and hint have places for. */
export type ErrorFacts<Code extends ErrorCode> = Record<Words<(typeof errors)[Code]['title' | 'hint']>, string>;

const fill = (text: string, facts: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => facts[word] ?? '');

/** A failure that we can explain. Anything else that is thrown is a bug. */
export class JobError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'JobError';
  readonly code: Code;
  /** What to do about it. */
  readonly hint: string;
  /** What the title and the hint were filled with. */
  readonly facts: Record<string, string>;

  constructor(code: Code, facts: ErrorFacts<Code>, options?: ErrorOptions) {
    super(fill(errors[code].title, facts), options);
    this.code = code;
    this.facts = facts;
    this.hint = fill(errors[code].hint, facts);
  }
}

/** Whatever was thrown, as a failure that can be shown. A bug keeps its text. */
export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  if (isDiskFull(error)) return new JobError('disk-full', {}, { cause: error });
  if (isUnreadable(error)) return new JobError('unreadable', {}, { cause: error });
  if (isOutOfMemory(error)) return new JobError('out-of-memory', {}, { cause: error });
  if (isNotLoaded(error)) return new JobError('engine-unavailable', {}, { cause: error });
  // A WebAssembly.Exception prints as nothing; its message is the only text.
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new JobError('unexpected', { cause }, { cause: error });
}
