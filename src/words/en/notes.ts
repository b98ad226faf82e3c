import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import { count } from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Already small',
  animation: 'Compressing would lose the animation',
  pages: 'Compressing would lose all pages but the first',
  'not-encrypted': 'It was not protected',
  'no-changes': 'Nothing was changed',
  'no-areas': 'No areas were drawn on it',
  'no-fields': 'It has no form fields',
  'xfa-alone': 'It is an XFA form, which only Adobe’s programs can fill in',
  'has-text': 'All pages have text already',
  'nothing-to-flatten': 'It has no form fields or comments',
};

/** ` 8 pixels less in width, to the edge of a JPEG block.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${count(Math.abs(pixels), 'pixel')} ${pixels > 0 ? 'less' : 'more'} in ${side}, to the edge of a JPEG block.`,
    )
    .join('');

/** `audio AAC`, `transparency`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
    case 'audio':
      return part.codec ? `${part.type} ${part.codec}` : part.type;
    case 'subtitles':
      return part.codec ? `subtitles in ${part.codec}` : 'subtitles';
    case 'transparency':
    case 'chapters':
    case 'data':
      return part.type;
    case 'programme':
      return 'another programme';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} cannot hold it`;
    case 'one-place':
      return `${formats[loss.container].name} cannot hold another one`;
    case 'not-written':
      return `chapters are not written to ${formats[loss.container].name} here`;
    case 'no-decoder':
      return 'this browser cannot decode it';
    case 'no-encoder':
      return 'this browser cannot encode it';
    case 'not-read':
      return 'it cannot be read here';
    case 'pictures':
      return 'they are images, which cannot be turned into text here';
    case 'times':
      return 'the timing would no longer match';
    case 'not-main':
      return 'only the main tracks are changed';
    case 'joined':
      return 'joined videos have none';
    case 'black':
      return 'it is black here';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: 'video', audio: 'audio', subtitles: 'subtitles' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} to ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'names of layers',
  'page-labels': 'page labels',
  outline: 'bookmarks',
  fields: 'form fields',
  comments: 'comments',
  links: 'links',
  attachments: 'attached files',
  metadata: 'metadata',
  'program-data': 'data of other programs',
  names: 'tags and other names',
  'hidden-drawings': 'hidden drawings',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

const stayOrStays = (number: number) => (number === 1 ? 'stays' : 'stay');

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `Step ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Not read, because they already have text: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `No text was found on ${namePages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Damaged, and so not read: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'this is your own image, without its metadata.' : 'this is your own file, unchanged.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `The first of ${count(frames, 'frame')}.`,
  'first-page-only': ({ pages }) => `The first of ${count(pages, 'page')}.`,
  'alpha-flattened': 'Transparent areas are now white.',
  'page-parts-dropped':
    'Parts that are drawn like a web page (foreignObject) are missing, often labels in diagrams. Export the drawing as PNG, or without them.',
  'part-missing': ({ share }) =>
    `Your file is damaged or incomplete: about ${Math.max(1, Math.round(share * 100))}% of the image is missing. That part was left blank.`,
  damaged: 'Your file is damaged: parts of the image may look wrong.',
  coarse: 'Your file is incomplete: the whole image is there, but in lower quality.',
  'fewer-colours': ({ colours }) => `At most ${count(colours, 'colour')}.`,
  'pixels-kept': ({ less }) =>
    `Every pixel is unchanged, as nothing was re-encoded.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Every pixel is unchanged: the file stores how to rotate the image, which nearly every program follows.',
  'encoded-again': 'Re-encoded, because this kind of JPEG cannot be rotated or cropped without it.',
  quality: ({ quality }) => `Quality ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'about ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Scaled down to fit: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `This is the camera’s own preview, ${describePixels(size)}: RAW data cannot be developed here.`,
  'fewer-frames': ({ frameRate }) => `Reduced to ${Math.round(frameRate)} frames per second.`,
  'fonts-replaced': ({ font }) =>
    `The text is drawn in ${font}, because this page cannot use the fonts on your device. Convert the text to outlines to keep its look.`,
  'icon-sides': ({ sides }) => `Contains the image at ${listOf(sides.map(String))} pixels.`,
  'converted-to-srgb': ({ from }) => `Colours converted from ${from} to sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bits per channel instead of ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${count(files, 'file')}, ${describeDuration(seconds)} in all.`,
  'pieces-joined': ({ files, seconds }) =>
    `${count(files, 'piece')} of one recording, put in order: ${describeDuration(seconds)} in all.`,
  'sound-joined-by-copying': 'The audio was copied, so you may hear a glitch of up to 25 ms where two parts meet.',
  joined: ({ images, ...size }) => `${count(images, 'image')}, ${describePixels(size)} in all.`,
  animation: ({ frames, seconds, whole }) =>
    `${count(frames, 'frame')}, ${Number(seconds.toFixed(2))} s${whole === undefined ? '' : ` of the ${describeDuration(whole)} you asked for, which is the limit for an animation`}.`,
  colours: ({ colours }) => count(colours.length, 'colour'),
  'data-url': ({ length }) =>
    `${describeSize(length)} of text.${length > longText ? ' That is long for a web page: browsers can cache a separate file.' : ''}`,
  'cropped-in-the-middle': 'Cropped to the centre, because this browser cannot find the most interesting part.',
  'hdr-dropped': 'HDR brightness was removed: this is the standard version.',
  'metadata-dropped': 'Metadata (date, camera, location, author) was removed.',
  'tracks-copied': 'Copied without re-encoding, so no quality was lost.',
  'tracks-transcoded': ({ tracks }) => `Re-encoded: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `The bit rate is ${Number(times.toFixed(1))} times higher, because ${to} needs more than ${from} for the same quality.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Cut exactly by copying, so the video lost no quality.'
      : `Cut exactly: ${seconds.toFixed(2)} s of the video next to the cuts were re-encoded, and the rest was copied.`,
  'part-dropped': ({ part, loss }) => `Removed: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Starts ${(-seconds).toFixed(2)} s early: your file hides what comes before its start, back to a key frame, and copying includes it.`
      : `Starts at ${seconds.toFixed(2)} s, at the previous key frame.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `${name} was cut in the middle of a scene: its first whole picture comes after ${seconds.toFixed(2)} s, and until then there is only sound.`,
  'ends-early': ({ seconds, expected }) =>
    `Ends at ${describeDuration(seconds)}: the rest of the ${describeDuration(expected)} in your file could not be read.`,
  'recordings-within': (note) =>
    `Your file contains ${note.count} recordings in a row. They were ${note.decoded ? 'decoded and ' : ''}joined into one.`,
  'second-layer': 'The audio is MP2, not MP3, so it is saved as .mp2. Not every music player can play it.',
  'decoded-by-browser': ({ uncertain }) =>
    `Your file was decoded by the browser’s own player, which passes on no tags.${uncertain ? ' Parts of it may be missing: listen to the result.' : ''}`,
  'cut-off': 'Your file is damaged or incomplete: the result ends where it breaks off.',
  'audio-damaged': ({ name = 'Your file' }) => `${name} is damaged: parts of the audio may sound wrong.`,
  'frames-damaged': (note) =>
    `Your file is damaged: ${describeWhole(note.count)} of ${count(note.of, 'video frame')} ${note.count === 1 ? 'is broken, and was copied as it is' : 'are broken, and were copied as they are'}.`,
  'edits-ignored':
    'Your file contains edits that change the order or speed of its parts. They were ignored: this is the original recording.',
  loudness: ({ from, to, wanted }) =>
    `Loudness ${to.toFixed(1)} LUFS instead of ${from.toFixed(1)}.${wanted === undefined ? '' : ` At ${wanted}, its peaks would be clipped.`}`,
  'channels-mixed': ({ from, to }) => `Mixed down from ${count(from, 'channel')} to ${to}.`,
  cues: (note) => `${count(note.count, 'subtitle')}.`,
  'subtitles-added': (note) =>
    `Added: ${count(note.count, 'subtitle')} from ${note.name}, ${note.language ? `in ${note.language}` : 'without a language'}.`,
  'cues-late': (note) => `${count(note.count, 'subtitle')} removed, because they start after the end of the video.`,
  'read-as': ({ encoding }) =>
    `Your file does not say how its text is encoded, so it was read as ${encoding}. Check that all letters are right. The result is in UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Removed: subtitles without a valid time, in ${lines.length === 1 ? 'line' : 'lines'} ${listOf(lines.slice(0, 10).map(String))}${lines.length > 10 ? ` and ${lines.length - 10} more` : ''} of your file.`,
  'cues-early': (note) => `${count(note.count, 'subtitle')} removed, because they would end before the start.`,
  'cues-begun': (note) =>
    `${count(note.count, 'subtitle')} would start before 0:00, and ${note.count === 1 ? 'starts' : 'start'} there instead.`,
  'cues-plainer': 'Colours, fonts, speaker names or positions were removed, which this format does not support.',
  pages: (note) => `${count(note.count, 'page')}.`,
  sides: ({ pages, sides }) => `${count(pages, 'page')} on ${count(sides, 'side')}.`,
  repaired: describeRepair,
  'colours-kept': (note) =>
    `${count(note.count, 'image or gradient', 'images or gradients')} ${stayOrStays(note.count)} in colour.`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${count(pages, 'page')}: no differences found.`
      : `${different} of ${count(pages, 'page')} ${different === 1 ? 'differs' : 'differ'}.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `${count(note.count, 'signature')} removed: signatures are only valid for the original file.`,
  'standards-unchecked': ({ standards }) =>
    `The file still says that it follows ${listOf(standards)}. That was not checked.`,
  'fields-renamed': (note) =>
    `${count(note.count, 'form field')} renamed, because an earlier file has fields of the same name.`,
  'attachments-removed': (note) => `${count(note.count, 'attachment')} removed.`,
  'articles-removed': (note) =>
    `${count(note.count, 'article')} removed, because parts of them are on pages that are not in this file.`,
  'output-intents-differ':
    'A later file has another output colour profile than the first. It is kept with its pages, but not all programs use it there.',
  'portfolio-removed': 'The file list of a portfolio was removed: the result shows its pages.',
  'program-data-removed': 'Thumbnails, or data that a program stored for itself, were removed.',
  'above-limit': ({ limit }) => `A single page takes more than ${describeSize(limit)}.`,
  'fields-filled': (note) => `${count(note.count, 'field')} filled in.`,
  'not-as-form-asks': ({ fields }) =>
    `Stored as you typed it, although the form asks for another format: ${listOf(fields.map(({ label, example }) => `“${label}” (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput has no font for these letters, so fields that contain them are drawn by the PDF reader that opens the file: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Written on ${namePages(pages)}.`,
  flattened: (note) => `${count(note.count, 'field or comment', 'fields and comments')} drawn into the pages.`,
  'letters-replaced': ({ letters }) =>
    `Some letters in fields cannot be drawn here and became question marks: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `${count(note.count, 'annotation')} removed: media, files, or nothing that could be drawn.`,
  'annotations-kept': (note) =>
    `${count(note.count, 'annotation')} kept as before: media, files, or nothing that could be drawn.`,
  redacted: ({ areas, pages }) =>
    `${count(areas, 'area')} removed on ${count(pages, 'page')}, with all metadata, scripts and thumbnails.`,
  'pages-as-pictures': ({ pages }) =>
    `${pages.length === 1 ? `Page ${pages[0]} was turned into an image` : `Pages ${listOf(pages.map(String))} were turned into images`} without searchable text, because something there could not be removed in part.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Not in the text of this file: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `${count(words, 'word')} on hidden layers ${words === 1 ? 'was' : 'were'} left out, as the pages do not show them.`,
  'still-there': ({ words, places }) => `Still in the file: ${quoted(words)} (${readPlaces(places)}). Check there too.`,
  'hidden-not-removed': 'Everything outside the box is hidden, but still in the file.',
  'pages-not-found': ({ stated, found }) => `${count(stated - found, 'page')} could not be found, because of damage.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'An XFA form was removed, which only Adobe’s programs can show. These are the pages that all other programs show.'
      : 'An XFA form was removed; the pages stay as they are.',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
