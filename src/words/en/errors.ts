import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'This file is empty.', hint: 'It has 0 bytes. Copy or download it again.' },
  'unknown-format': {
    title: 'Stayput does not know what kind of file this is.',
    hint: 'Its first bytes match no format that can be opened here. Check whether another program opens it.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'This is the playlist of a stream (HLS). It only lists the pieces of a video.',
    hint: `Drop it again together with its pieces${pieceNames(first, last)}, or drop the folder that contains them all. Nothing is downloaded from the network.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Some of the ${count(all, 'file')} in this playlist are missing: ${listOf([...names, ...(more > 0 ? [`${more} more`] : [])])}.`,
    hint: 'Drop it again together with its pieces, or drop the folder that contains them all. Nothing is downloaded from the network.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `${name} was not used: it is ${streamParts[part]} of the stream.`,
    hint: 'The best video and the main audio of a stream are used.',
  }),
  'wrong-stream-key': {
    title: 'The pieces of this stream are encrypted, and the key does not open them.',
    hint: 'The key may belong to another stream. Download it again.',
  },
  'piece-without-start': {
    title: 'This is one piece of a stream. It cannot be opened without the start of the stream.',
    hint: 'Drop it together with the other pieces and their playlist (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `This tool cannot open ${format} files.`,
    hint: `Try one of the tools for ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'This file is damaged or incomplete.',
    hint: `It starts as ${format} but cannot be read to the end. Copy or download it again.`,
  }),
  'corrupt-playlist': { title: 'This playlist is damaged or incomplete.', hint: 'Copy or download it again.' },
  'unread-coding': ({ format, coding }) => ({
    title: `This ${format} is stored ${describeCoding(coding)}, which cannot be read here.`,
    hint: 'Save it again in the program that made it: as RGB with 8 or 16 bits per channel and a common compression or none, or as PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'This file needs more memory than the browser has.',
    hint: `It needs ${isMore ? '' : 'about '}${describeAtLeast(needed, isMore)}, and about ${describeSize(available)} is available.`,
  }),
  'out-of-memory': {
    title: 'The browser ran out of memory while it worked on this file.',
    hint: 'Close other tabs and programs and try again, or use a smaller file.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Uncompressed, this file is larger than ${describeSize(limit)}.`,
    hint: 'That is more than can be opened here.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `This ${format} repeats its own parts too often to be drawn.`,
    hint: `Its parts contain other parts, so a small file becomes huge. If you trust it, save it as PNG or as a simpler ${format} in the program that made it.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Part of this ${format} is in another file (${name}).`,
    hint: 'Nothing is downloaded here. Save it with everything in one file in the program that made it.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} can be at most ${describeWhole(limit)} pixels wide and high; this image has ${width} × ${height}.`,
    hint: 'Choose another format, or resize the image first.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Or remove it from the list and continue with the others.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Step ${step} (${title})`, problem),
  'no-mark': { title: 'There is nothing to put on the image.', hint: 'Choose an image or enter some text.' },
  'bad-mark': {
    title: 'The image for the watermark or signature cannot be read.',
    hint: 'Choose a PNG, JPEG or WebP.',
  },
  'bad-cover': {
    title: 'The cover image is neither JPEG nor PNG.',
    hint: 'Players only show JPEG and PNG covers. Convert it first.',
  },
  'no-frames': ({ frames }) => ({
    title: `There is no such frame: this file has ${count(frames, 'frame')}.`,
    hint: 'Choose a range that starts before the last frame.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'The crop box is outside this image.',
    hint: `The image has ${width} × ${height} pixels. Move the box, or crop by shares of the width and height.`,
  }),
  'camera-raw': {
    title: 'This camera RAW file has no preview that is large enough to use.',
    hint: 'RAW data cannot be developed here. Export it as TIFF or JPEG first.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `This file cannot be made smaller than ${describeSize(smallest)} here, and you asked for ${describeSize(limit)}.`,
    hint: 'Choose a larger size or another format.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `The metadata of this ${format} file cannot be removed without re-encoding it.`,
    hint: 'Convert it to another format, which removes the metadata, or choose to keep everything.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `This browser cannot write ${isAnimated ? 'animated ' : ''}${format} with these settings.`,
    hint: 'Choose another format, or use another browser.',
  }),
  'encoder-failed': {
    title: 'This browser could not encode the result.',
    hint: 'Your file is unchanged. Choose another format, a smaller size or a lower quality, or use another browser.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `This browser cannot decode ${describeCodec(undecodable)}.`,
    hint: `Nothing was changed. Another browser may be able to. Programs such as ${anyOf(programs)} can convert it.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `This site cannot decode ${describeCodec(undecodable)}.`,
    hint: `Nothing was changed, and another browser would not help. Programs such as ${anyOf(programs)} may be able to convert it.`,
  }),
  'no-track': ({ track }) => ({
    title: `There is no ${trackWords[track]} in this file.`,
    hint: `Choose a file that has ${trackWords[track]}.`,
  }),
  'only-subtitles': {
    title: 'There is no video or audio in this file, only subtitles.',
    hint: 'Choose a file that has video or audio.',
  },
  'no-packets': ({ track }) => ({
    title: `This file describes ${trackWords[track]} but contains none.`,
    hint: 'It may be incomplete, or one piece of a stream. Drop it together with the other pieces and their playlist (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'There is nothing between these times.',
    hint: `The file is ${describeDuration(duration)} long. Choose a start before its end.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `This file has ${describeAtLeast(size, isMore)} of text, and the limit is ${describeSize(most)}.`,
    hint: 'Subtitles of a film are far smaller, so this may be something else.',
  }),
  'no-cues': {
    title: 'There are no subtitles with valid times in this file.',
    hint: 'Each subtitle has a line such as 00:00:01.000 --> 00:00:02.000, with its text below.',
  },
  'too-many-cues': (facts) => ({
    title: `This file has ${count(facts.count, 'subtitle')}, which is too many.`,
    hint: 'No film has that many. Split the file.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `No subtitles would be left in the ${format}: all of them would end before the start.`,
    hint: 'Shift them by less.',
  }),
  'nothing-read': { title: 'No text was found.', hint: 'Check the language, or use a sharper scan or image.' },
  'no-subtitles': { title: 'There are no subtitles to add yet.', hint: 'Choose an SRT or WebVTT file.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'None of the subtitle files has the name of this video.',
    hint: `Name them like the video, such as ${stem}.srt or ${stem}.en.srt, or choose to add all of them to every video.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `All subtitles in ${name} start after the end of this video.`,
    hint: 'They may belong to another film. To shift them, use Convert subtitles.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `The subtitles in this file are images (${codecs.join(', ')}).`,
    hint: 'They cannot be turned into text here. A program such as Subtitle Edit can do that.',
  }),
  'several-codings': ({ track }) => ({
    title: `The ${trackWords[track]} in this file switches to another encoding in the middle: recordings were joined without re-encoding.`,
    hint: 'Only one encoding can be read here, and the rest would be broken. Convert the file with VLC or HandBrake first.',
  }),
  'copy-protected': {
    title: 'The video or audio in this file is encrypted.',
    hint: 'It only plays in a player that has the key. Nothing was changed.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'There is not enough disk space for the result.',
    hint: `It needs about ${describeSize(needed)}, and ${describeSize(available)} is free. Free up some space and try again.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'The result is too large for memory, and this browser does not let the site write to disk.',
    hint: `It can take up to ${describeSize(needed)}. Private windows often have no disk: open this page in a normal window, or in another browser.`,
  }),
  'disk-full': {
    title: 'The browser ran out of disk space while it wrote the result.',
    hint: 'The disk is full, or the browser has reached its limit for this site. Free up some space, or use a normal window if this is a private one, then try again.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'The browser could not write the result to disk.',
    hint: `Try again, or use a normal window if this is a private one. The browser says: ${cause}`,
  }),
  unreadable: {
    title: 'This file can no longer be read.',
    hint: 'It was moved, changed or deleted after you chose it, or it is a folder. Choose it again.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'These files could not be sent to the other tool.',
    hint: `The browser did not keep them (${cause}). Save your results first, then open the other tool and choose the files there.`,
  }),
  'not-handed-over': {
    title: 'The files from the previous page are missing.',
    hint: 'Choose them here. If they were results, go back and save them first.',
  },
  'not-kept': {
    title: 'The files on this page are gone.',
    hint: 'They may have been too large to keep, or your browser may have removed them. Choose them again.',
  },
  'timed-out': {
    title: 'This file got stuck, so we stopped.',
    hint: 'Nothing was changed. The file may be damaged, or this device was too busy. The other files continue.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Something went wrong on our side.',
    hint: 'Your file is unchanged.',
    cause,
  }),
};

export function describeFailure({ code, facts }: Failure): Problem {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
}

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
