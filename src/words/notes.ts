import { formats } from '../formats/formats.ts';
import type { HiddenItem, HiddenKind, Note } from '../jobs/contract/job.ts';
import { describeRepair } from './repairs.ts';
import { count, describeDuration, describeSize } from './amounts.ts';

/** What pages say of what happened to a file, in people's words. */

const unchangedBecause = {
  'already-small': 'Already small',
  animation: 'Compressing would lose its animation',
  pages: 'Compressing would lose all pages but the first',
  'not-encrypted': 'It was not locked',
  'no-changes': 'Nothing was changed',
  'no-fields': 'It has no form fields',
  'xfa-alone': 'Its form is XFA, which only Adobe’s programs can fill in',
  'nothing-to-flatten': 'It has no form fields or comments',
};

/** Kinds of data beside a picture, as people speak of them, in the order of how much they tell. */
export const hiddenKinds: Record<HiddenKind, string> = {
  place: 'place',
  person: 'people',
  serial: 'serial numbers',
  time: 'date',
  device: 'camera',
  exposure: 'settings',
  software: 'software',
  text: 'texts',
  history: 'history',
  preview: 'previews',
  video: 'video',
  other: 'other data',
};

/** `place, people`. */
const listKinds = (items: readonly HiddenItem[]) =>
  Object.entries(hiddenKinds)
    .filter(([kind]) => items.some((item) => item.kind === kind))
    .map(([, word]) => word)
    .join(', ');

/** `Left out: place, people. Kept: date.` */
function describeHidden(items: readonly HiddenItem[]): string {
  if (items.length === 0) return 'No hidden data was found.';
  const removed = items.filter(({ kept }) => !kept);
  const kept = items.filter((item) => item.kept);
  return [
    ...(removed.length > 0 ? [`Left out: ${listKinds(removed)}.`] : []),
    ...(kept.length > 0 ? [`Kept: ${listKinds(kept)}.`] : []),
  ].join(' ');
}

/** ` 8 pixels of the width were cut off, where its blocks end.` */
function describeEdges(less: { width: number; height: number } | undefined): string {
  const sides = Object.entries(less ?? {});
  const told = (wanted: boolean, what: string) =>
    sides
      .filter(([, pixels]) => (wanted ? pixels > 0 : pixels < 0))
      .map(([side, pixels]) => ` ${count(Math.abs(pixels), 'pixel')} ${what} ${side}, where its blocks end.`);
  return [...told(true, 'less in'), ...told(false, 'more in')].join('');
}

const list = new Intl.ListFormat('en');

/** In characters. Above that, a picture is better a file. */
const longText = 10_000;

/** What happened to a file on its way. */
export function describeNote(note: Note): string {
  switch (note.type) {
    case 'unchanged':
      return `${unchangedBecause[note.why]}: ${note.stripped ? 'the picture is your own, unchanged.' : 'this is your own file, unchanged.'}`;
    case 'hidden-data':
      return describeHidden(note.items);
    case 'first-frame-only':
      return `The first of ${note.frames} frames.`;
    case 'first-page-only':
      return `The first of ${note.pages} pages.`;
    case 'alpha-flattened':
      return 'See-through parts are now white.';
    case 'part-missing':
      return `Your file is damaged or cut off: about ${Math.max(1, Math.round(note.share * 100))}% of the picture is missing. That part was left plain.`;
    case 'damaged':
      return 'Your file is damaged: parts of the picture may look wrong.';
    case 'coarse':
      return 'Your file is cut off: the picture is all there, but coarser than it was.';
    case 'fewer-colours':
      return `At most ${note.colours} colours.`;
    case 'pixels-kept':
      return `Every pixel is your own: nothing was encoded again.${describeEdges(note.less)}`;
    case 'turned-by-note':
      return 'Every pixel is your own: a note in the file says how to turn it, which nearly every program follows.';
    case 'encoded-again':
      return 'Encoded again: this kind of JPEG cannot be turned or cut as it is.';
    case 'quality':
      return `Quality ${Math.round(note.quality)}.`;
    case 'likeness':
      return `Looks like yours by about ${Math.round(note.score)} of 100.`;
    case 'race':
      return `${note.sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'about ' : ''}${describeSize(bytes)}`).join(', ')}.`;
    case 'scaled':
      return `Made smaller to fit: ${note.width} × ${note.height}.`;
    case 'camera-preview':
      return `The camera’s own preview of ${note.width} × ${note.height}: the raw data behind it is not developed here.`;
    case 'fewer-frames':
      return `${Math.round(note.frameRate)} frames a second, to fit.`;
    case 'fonts-replaced':
      return `Text is drawn in ${note.font}: the fonts of your device are out of reach here. As outlines, it keeps its look.`;
    case 'page-parts-dropped':
      return 'Parts that are drawn as on a web page (foreignObject) are missing: labels of diagrams often are. Export it as PNG, or without them.';
    case 'icon-sides':
      return `Holds the picture at ${new Intl.ListFormat('en').format(note.sides.map(String))} pixels.`;
    case 'converted-to-srgb':
      return `Colours converted from ${note.from} to sRGB.`;
    case 'reduced-depth':
      return `${note.to} bits per channel instead of ${note.from}.`;
    case 'recordings-joined':
      return `${count(note.files, 'file')}, ${describeDuration(note.seconds)} in all.`;
    case 'pieces-joined':
      return `${count(note.files, 'piece')} of one recording, in the order of their times: ${describeDuration(note.seconds)} in all.`;
    case 'sound-joined-by-copying':
      return 'The sound was copied: where two parts meet, it may be unclean for up to 25 ms.';
    case 'joined':
      return `${count(note.images, 'image')}, ${note.width} × ${note.height} in all.`;
    case 'animation':
      return `${count(note.frames, 'frame')}, ${Number(note.seconds.toFixed(2))} s${note.whole === undefined ? '' : ` of the ${describeDuration(note.whole)} that you asked for: an animation holds no more here`}.`;
    case 'colours':
      return count(note.colours.length, 'colour');
    case 'data-url':
      return `${describeSize(note.length)} of text.${note.length > longText ? ' That is long for a page: as a file of its own, browsers keep the picture for the next one.' : ''}`;
    case 'cropped-in-the-middle':
      return 'Cropped to its middle: this browser cannot tell what catches the eye.';
    case 'hdr-dropped':
      return 'Its HDR brightness was left out: this is the standard picture.';
    case 'metadata-dropped':
      return 'Hidden data (date, camera, place, author) was left out.';
    case 'tracks-copied':
      return 'Copied without re-encoding: no quality was lost.';
    case 'tracks-transcoded':
      return `Encoded again: ${note.tracks.join(', ')}.`;
    case 'more-bits':
      return `${note.to} was given ${Number(note.times.toFixed(1))} times the bits of ${note.from}, which it needs for the same picture.`;
    case 'ends-transcoded':
      return note.seconds === 0
        ? 'Cut exactly by copying: the picture lost no quality.'
        : `Cut exactly: ${note.seconds.toFixed(2)} s of the picture next to the cuts were encoded again, the rest was copied.`;
    case 'track-dropped':
      return `Left out: ${note.track} (${note.reason}).`;
    case 'starts-at-key-frame':
      return note.seconds < 0
        ? `Starts ${(-note.seconds).toFixed(2)} s early: your file hides what is before its start, down to a key frame, and copying brings it along.`
        : `Starts at ${note.seconds.toFixed(2)} s, the key frame before.`;
    case 'ends-early':
      return `Ends at ${describeDuration(note.seconds)}: no more could be read of the ${describeDuration(note.expected)} that your file should have.`;
    case 'recordings-within':
      return `Your file is ${note.count} recordings after each other: they were decoded, and are one now.`;
    case 'second-layer':
      return 'The sound is MP2, not MP3, so it is saved as .mp2: not every music player plays it.';
    case 'decoded-by-browser':
      return `Your file can only be decoded as a whole, by the browser’s own player. Tags that cannot be read here are not kept.${note.uncertain ? ' Parts of it may be missing: listen to the result.' : ''}`;
    case 'cut-off':
      return 'Your file stops in the middle of something: it was cut off there.';
    case 'edits-ignored':
      return 'Your file says to play its parts in another order or at another speed, as editing programs note it: here it is as it was recorded.';
    case 'loudness':
      return `Loudness ${note.to.toFixed(1)} LUFS instead of ${note.from.toFixed(1)}.${note.wanted === undefined ? '' : ` For ${note.wanted}, its peaks have no room.`}`;
    case 'channels-mixed':
      return `${note.from} channels mixed down to ${note.to}.`;
    case 'cues':
      return `${count(note.count, 'subtitle')}.`;
    case 'subtitles-added':
      return `Added: ${count(note.count, 'subtitle')} of ${note.name}, ${note.language ? `in ${note.language}` : 'without a language'}.`;
    case 'cues-late':
      return `${count(note.count, 'subtitle')} left out: they begin after the end of the video.`;
    case 'read-as':
      return `Your file does not say how it is encoded: read as ${note.encoding}. See whether its letters are right. The result is in UTF-8.`;
    case 'cues-malformed':
      return `Left out: what has no time that makes sense, in ${note.lines.length === 1 ? 'line' : 'lines'} ${list.format(note.lines.slice(0, 10).map(String))}${note.lines.length > 10 ? ` and ${note.lines.length - 10} more` : ''} of your file.`;
    case 'cues-early':
      return `${count(note.count, 'subtitle')} left out: they would end before the start.`;
    case 'cues-plainer':
      return 'Colours, fonts, names of speakers or places on the screen were left out, which this format does not have.';
    case 'pages':
      return count(note.count, 'page');
    case 'sides':
      return `${count(note.pages, 'page')} on ${count(note.sides, 'side')}.`;
    case 'repaired':
      return describeRepair(note);
    case 'colours-kept':
      return `Colours stay in ${count(note.count, 'picture')} or shades.`;
    case 'compared':
      return note.different === 0
        ? `${count(note.pages, 'page')}: no difference was found.`
        : `${note.different} of ${count(note.pages, 'page')} differ.`;
    case 'signatures-removed':
      return `${count(note.count, 'signature')} left out: a signature holds for the signed file alone.`;
    case 'standards-unchecked':
      return `It still says that it is ${note.standards.join(' and ')}: whether it keeps to that was not checked.`;
    case 'fields-renamed':
      return `${count(note.count, 'form field')} renamed, because an earlier file has fields of the same name.`;
    case 'attachments-removed':
      return `${count(note.count, 'attachment')} left out.`;
    case 'articles-removed':
      return `${count(note.count, 'article')} left out: an article goes on on pages that are not here.`;
    case 'output-intents-differ':
      return 'A later file has another output profile for its colours than the first. It is kept with its pages, but not all programs heed it there.';
    case 'portfolio-removed':
      return 'A portfolio’s own list of its files was left out: the result shows its pages.';
    case 'program-data-removed':
      return 'Previews, or data that a program kept in the file for itself, were left out.';
    case 'above-limit':
      return `One page alone takes more than ${describeSize(note.limit)}.`;
    case 'fields-filled':
      return `${count(note.count, 'field')} filled in.`;
    case 'flattened':
      return `Fields and comments drawn into their pages: ${note.count}.`;
    case 'letters-replaced':
      return `Question marks stand for letters of fields that cannot be drawn here: ${note.letters.join(' ')}`;
    case 'annotations-removed':
      return `${count(note.count, 'annotation')} left out: media, files, or nothing that could be drawn.`;
    case 'annotations-kept':
      return `${count(note.count, 'annotation')} stay as they are: media, files, or nothing that could be drawn.`;
    case 'redacted':
      return `${count(note.areas, 'area')} removed on ${count(note.pages, 'page')}, with all metadata, scripts and previews.`;
    case 'pages-as-pictures':
      return `Now pictures, without text to search: ${note.pages.length === 1 ? 'page' : 'pages'} ${list.format(note.pages.map(String))}. Something there could not be cut out in part.`;
    case 'still-there':
      return `Still in the file: ${list.format(note.words.map((word) => `“${word}”`))} (${list.format(note.places)}). Look there too.`;
    case 'hidden-not-removed':
      return 'What is outside of the box is hidden, and still in the file.';
    case 'pages-not-found':
      return `A file is damaged: of the ${count(note.stated, 'page')} that it says it has, ${note.found} could be found.`;
    case 'xfa-removed':
      return note.drewPages
        ? 'Its form is XFA, which draws pages of its own in Adobe’s programs alone: it was left out. These are the pages that all other programs show.'
        : 'An XFA form was left out; the pages stay as they are.';
    default:
      return note satisfies never;
  }
}
