import { number, numbers, utf8, type Bytes } from '#containers/bytes.ts';
import { box, fullBox, text } from '#containers/write-box.ts';
import type { NewTrack } from './new-track.ts';
import { style, type Sample } from './timed-text-samples.ts';

/** Units per second. */
export const timeScale = 1000;

export interface TrackPlace {
  id: number;
  /** The timescale of the whole file, in units per second. */
  movieScale: number;
  /** Where the packets begin, which follow one another. */
  position: number;
}

interface Place extends TrackPlace {
  /** Players show at most one track of a group. */
  group: number;
  picture: { width: number; height: number };
}

/** Writes a timed text track, which QuickTime, VLC and hardware players support in MP4 and MOV. */
export function textTrack(track: NewTrack, samples: Sample[], place: Place): Bytes {
  const { language, code, name, shown, forced = false } = track;
  const duration = samples.reduce((sum, sample) => sum + sample.duration, 0);
  return box(
    'trak',
    trackHeader(shown, Math.round((duration * place.movieScale) / timeScale), place),
    box(
      'mdia',
      fullBox('mdhd', 0, numbers(4, 0, 0, timeScale, duration), number(packedLanguage(code), 2), number(0, 2)),
      fullBox('hdlr', 0, number(0, 4), utf8('sbtl'), new Uint8Array(12), text('SubtitleHandler')),
      // The extended language adds nothing to the three letters, unless there is a region.
      ...(language?.includes('-') ? [fullBox('elng', 0, text(language))] : []),
      box(
        'minf',
        fullBox('nmhd', 0),
        withinFile,
        sampleTable(sampleDescription(place.picture, forced), samples, place.position),
      ),
    ),
    ...(name === undefined ? [] : [box('udta', box('name', utf8(name)))]),
  );
}

/** Declares that the packets are in the same file. */
export const withinFile = box('dinf', fullBox('dref', 0, number(1, 4), fullBox('url ', 1)));

/** Packs three letters into five bits each. */
const packedLanguage = (code: string) =>
  [...code].reduce((packed, letter) => (packed << 5) | ((letter.codePointAt(0) ?? 0) - 0x60), 0);

/** The height of the text box at the bottom of the picture. */
const boxHeight = (height: number) => Math.round(height * 0.15);

function trackHeader(shown: boolean, duration: number, { id, group, picture }: Place): Bytes {
  const [width, height] = [picture.width, boxHeight(picture.height)];
  const unity = [0x10000, 0, 0, 0, 0x10000, 0, 0, (picture.height - height) * 0x10000, 0x40000000];
  return fullBox(
    'tkhd',
    // In the movie, and enabled if it is shown by default.
    shown ? 3 : 2,
    numbers(4, 0, 0, id, 0, duration, 0, 0),
    numbers(2, 0, group, 0, 0),
    numbers(4, ...unity, width * 0x10000, height * 0x10000),
  );
}

export function sampleTable(description: Bytes, samples: Sample[], position: number): Bytes {
  const runs: { count: number; duration: number }[] = [];
  for (const { duration } of samples) {
    const last = runs.at(-1);
    if (last?.duration === duration) last.count += 1;
    else runs.push({ count: 1, duration });
  }
  return box(
    'stbl',
    fullBox('stsd', 0, number(1, 4), description),
    fullBox('stts', 0, number(runs.length, 4), ...runs.map(({ count, duration }) => numbers(4, count, duration))),
    fullBox('stsc', 0, numbers(4, 1, 1, samples.length, 1)),
    fullBox('stsz', 0, numbers(4, 0, samples.length), ...samples.map(({ data }) => number(data.length, 4))),
    fullBox('co64', 0, number(1, 4), number(position, 8)),
  );
}

/** QuickTime's flags for a track in which all subtitles are forced. */
const allForced = 0xc0000000;

/** Writes the sample description (3GPP TS 26.245, 5.16): centred, at the bottom, without a background. */
const sampleDescription = ({ width, height }: Place['picture'], forced: boolean): Bytes =>
  box(
    'tx3g',
    new Uint8Array(6),
    number(1, 2),
    number(forced ? allForced : 0, 4),
    numbers(1, 1, -1),
    number(0, 4),
    numbers(2, 0, 0, boxHeight(height), Math.min(width, 32_767)),
    style(0, 0, 0),
    box('ftab', number(1, 2), number(1, 2), number(5, 1), utf8('Arial')),
  );
