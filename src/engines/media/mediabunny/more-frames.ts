import type { MetadataTags } from 'mediabunny';
import { headLength, meantFrames, readTagHead, type TagFrame } from '#containers/id3.ts';
import { readBytes } from '#containers/read-bytes.ts';

/** The raw tags in which `withMoreFrames` puts what Mediabunny leaves out: `COMM 2`, or `PRIV encrypted`. */
export const repeated = /^([A-Z][A-Z0-9]{3}) (\d+|encrypted)$/;

/** Several of these are read by Mediabunny, or here as chapters. */
const readWhole = new Set(['APIC', 'TXXX', 'CHAP', 'CTOC']);

/** Texts that may have several values in ID3 2.4, by their names in Mediabunny. */
const texts: Record<string, 'title' | 'artist' | 'album' | 'albumArtist' | 'genre' | undefined> = {
  TIT2: 'title',
  TPE1: 'artist',
  TALB: 'album',
  TPE2: 'albumArtist',
  TCON: 'genre',
};

/**
 * Adds to the tags of a file the frames of its ID3 tag that Mediabunny 1.61 leaves out: it keeps one of each name, the
 * first value of each text, and nothing of those that are encrypted (docs/upstream/mediabunny-id3.md). The comment is the
 * first that is for people.
 */
export async function withMoreFrames(tags: MetadataTags, file: Blob): Promise<MetadataTags> {
  const { frames, encrypted } = await readFrames(file);
  const raw: NonNullable<MetadataTags['raw']> = { ...tags.raw };
  const made: MetadataTags = { ...tags, raw };
  const comment = frames.filter(({ name }) => name === 'COMM').find(({ data }) => readComment(data).isForPeople);
  if (comment) {
    raw['COMM'] = comment.data;
    made.comment = readComment(comment.data).text;
  } else if (frames.some(({ name }) => name === 'COMM')) delete made.comment;
  const seen = new Map<string, number>();
  for (const { name, data } of frames) {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (readWhole.has(name)) continue;
    if (!name.startsWith('T')) {
      if (data !== raw[name] && (count > 1 || (name === 'COMM' && comment))) raw[`${name} ${count}`] = data;
      continue;
    }
    const values = readTexts(data);
    if (count > 1 || values.length < 2) continue;
    const whole = values.join('; ');
    const tag = texts[name];
    raw[name] = whole;
    if (tag && made[tag] === values[0]) made[tag] = whole;
  }
  for (const name of encrypted) raw[`${name} encrypted`] = '';
  return Object.keys(raw).length > 0 ? made : tags;
}

const decoders = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'];

/** The values of a text frame, which zeros separate. */
const readTexts = ([encoding = 3, ...text]: Uint8Array) =>
  new TextDecoder(decoders[encoding] ?? 'utf-8')
    .decode(Uint8Array.from(text))
    .split('\0')
    // Each value in UTF-16 may have its own byte order mark.
    .map((value) => value.replace(/^\u{FEFF}/u, ''))
    .filter((value) => value !== '');

/** Reads a comment. Those with a description are for programs, such as iTunes' levels. */
function readComment(data: Uint8Array) {
  const [encoding = 3, , , , ...written] = data;
  const [description, text = ''] = new TextDecoder(decoders[encoding] ?? 'utf-8')
    .decode(Uint8Array.from(written))
    .split('\0');
  return { isForPeople: description === '' || description === '\u{FEFF}', text: text.replace(/^\u{FEFF}/u, '') };
}

async function readFrames(file: Blob): Promise<{ frames: TagFrame[]; encrypted: string[] }> {
  const head = readTagHead(await readBytes(file, 0, headLength));
  if (head?.version !== 3 && head?.version !== 4) return { frames: [], encrypted: [] };
  return meantFrames(head, await readBytes(file, headLength, headLength + head.size));
}
