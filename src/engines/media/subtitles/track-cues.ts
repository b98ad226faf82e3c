import { fourLetters, inside, readBoxes } from '#containers/isobmff.ts';
import type { Cue, Subtitles } from './cues.ts';
import { readTimedText } from './timed-text.ts';
import type { TextPacket, TextTrack } from './text-track.ts';

/** One text of a packet, which may contain none or several. */
interface Said {
  text: string;
  settings?: string;
  id?: string;
  /** Whether some styling was left out. */
  plainer?: boolean;
}

interface Reader {
  markup: Subtitles['markup'];
  read(packet: TextPacket): Said[];
}

const utf8 = new TextDecoder();
const decode = (data: Uint8Array) => utf8.decode(data).replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

const plain: Reader = { markup: 'srt', read: ({ data }) => [{ text: decode(data) }] };
const timed: Reader = { markup: 'srt', read: ({ data }) => [readTimedText(data)] };
const substation: Reader = { markup: 'srt', read: ({ data }) => readSubstation(decode(data)) };

/** How packets of each codec are read. */
const readers: Record<string, Reader> = {
  tx3g: timed,
  text: timed,
  wvtt: { markup: 'vtt', read: ({ data }) => readBoxedVtt(data) },
  'S_TEXT/UTF8': plain,
  'S_TEXT/ASCII': plain,
  'S_TEXT/ASS': substation,
  'S_TEXT/SSA': substation,
  'S_TEXT/WEBVTT': {
    markup: 'vtt',
    read({ data, addition = new Uint8Array() }) {
      const [settings = '', id = ''] = decode(addition).split('\n');
      return [{ text: decode(data), settings, id }];
    },
  },
  'D_WEBVTT/SUBTITLES': { markup: 'vtt', read: ({ data }) => readWebmVtt(data) },
  'D_WEBVTT/CAPTIONS': { markup: 'vtt', read: ({ data }) => readWebmVtt(data) },
};

export const hasText = (codec: string) => Object.hasOwn(readers, codec);

/**
 * Returns the subtitles of a track, in order of time. A WebVTT text that continues in the next packet becomes one cue.
 */
export function trackCues({ codec, setup, packets }: TextTrack): Subtitles {
  const reader = readers[codec];
  if (!reader) throw new Error(`No text in ${codec}`);
  const sorted = packets.toSorted((a, b) => a.start - b.start);
  const cues: Cue[] = [];
  let plainer = reader === substation;
  for (const [index, packet] of sorted.entries()) {
    const { start, end = sorted[index + 1]?.start ?? start + longestWithoutEnd } = packet;
    for (const { text, settings, id, plainer: isPlainer } of reader.read(packet)) {
      plainer ||= isPlainer === true;
      const clean = text.replace(/\n\s*\n/g, '\n').trim();
      if (clean === '' || end <= start) continue;
      const cue = { start, end, text: clean, ...(settings && { settings }), ...(id && { id }) };
      const before = cues
        .slice(-mostAtOnce)
        .findLast((other) => Math.abs(other.end - start) < 0.001 && isSame(other, cue));
      if (before && reader.markup === 'vtt') before.end = end;
      else cues.push(cue);
    }
  }
  // The setups of other formats are styles.
  const head = decode(setup)
    .replace(/^WEBVTT[^\n]*\n*/, '')
    .trim();
  return {
    markup: reader.markup,
    cues,
    head: reader.markup === 'vtt' && head !== '' ? [`${head}\n`] : [],
    malformed: [],
    plainer,
  };
}

/** The most texts that are shown together. */
const mostAtOnce = 50;
const isSame = (one: Cue, other: Cue) =>
  one.text === other.text && one.settings === other.settings && one.id === other.id;

/** How long the last text is shown if nothing states it, in seconds. */
const longestWithoutEnd = 5;

/** Reads the boxes of ISO 14496-30: one for each text; `vtte` means that there is none. */
function readBoxedVtt(data: Uint8Array): Said[] {
  return readBoxes(viewOf(data))
    .filter(({ type }) => type === 'vttc')
    .map(({ data: box }) => {
      const textIn = (type: string) => {
        const part = inside(box, type);
        return part ? decode(new Uint8Array(part.buffer, part.byteOffset, part.byteLength)) : '';
      };
      return { text: textIn('payl'), settings: textIn('sttg'), id: textIn('iden') };
    });
}

const viewOf = (data: Uint8Array) => new DataView(Uint8Array.from(data).buffer);

/** Reads WebM's original form: identifier, settings and text, on lines. */
function readWebmVtt(data: Uint8Array): Said[] {
  const [id = '', settings = '', ...lines] = utf8.decode(data).split(/\r?\n/);
  return [{ text: lines.join('\n'), settings, id }];
}

/**
 * Reads `ReadOrder, Layer, Style, Name, MarginL, MarginR, MarginV, Effect, Text`. Bold, italic, underline and position
 * are kept.
 */
function readSubstation(line: string): Said[] {
  const text = /^(?:[^,]*,){8}([\s\S]*)$/.exec(line)?.[1] ?? '';
  // `\p` marks a drawing.
  if (/\{[^}]*\\p[1-9]/.test(text)) return [{ text: '', plainer: true }];
  const plainText = text
    .replace(/\{([^}]*)\}/g, (_, overrides: string) => {
      const place = /\\an([1-9])/.exec(overrides)?.[0];
      const faces = [...overrides.matchAll(/\\([biu])([01])(?!\d)/g)].map(
        ([, face, on]) => `<${on === '1' ? '' : '/'}${face}>`,
      );
      return `${place ? `{${place}}` : ''}${faces.join('')}`;
    })
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', '\u{a0}');
  return [{ text: plainText }];
}

/** Returns the WebVTT header in the description of an MP4 track. */
export function vttSetup(entry: Uint8Array): Uint8Array {
  // The entry itself begins with 6 reserved bytes and a data reference index.
  const setup = inside(viewOf(entry.subarray(8)), 'vttC');
  return setup ? new Uint8Array(setup.buffer, setup.byteOffset, setup.byteLength) : new Uint8Array();
}

/** Returns the type of the first description of an MP4 track, and its content. */
export function sampleEntry(descriptions: DataView<ArrayBuffer>): { codec: string; entry: Uint8Array } {
  const size = Math.min(descriptions.getUint32(8), descriptions.byteLength - 8);
  const entry = new Uint8Array(descriptions.buffer, descriptions.byteOffset + 16, Math.max(0, size - 8));
  return { codec: fourLetters(descriptions, 12), entry };
}
