import { JobError } from '#errors/errors.ts';

/** A file, or a part of one, that the playlist of a stream (HLS, RFC 8216) names. */
export interface Piece {
  /** As written in the playlist: relative to the playlist, or an address. */
  uri: string;
  /** In bytes; without it, the entire file. */
  range?: { start: number; end: number };
  /** AES-128 in CBC mode. `iv`: 16 bytes. */
  key?: { uri: string; iv: Uint8Array<ArrayBuffer> };
}

export type Playlist =
  /** `parts`: the pieces between two discontinuities, each part with its own clock and start. */
  | { type: 'pieces'; parts: Piece[][] }
  /** The same video in several variants, best first, with its renditions. */
  | { type: 'choices'; variants: Variant[]; renditions: Rendition[]; stills: string[] };

interface Variant {
  uri: string;
  /** The group of renditions with its audio; without it, the audio is in its own pieces. */
  audio?: string;
}

interface Rendition {
  kind: string;
  group: string;
  /** The name that people read. */
  name: string;
  isDefault: boolean;
  /** Without it, the rendition is in the pieces of the variants. */
  uri?: string;
}

/** The attributes of a tag, without quotes. */
function attributesOf(line: string): Record<string, string> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g);
  return Object.fromEntries([...found].map(([, name, value = '']) => [name, value.replaceAll('"', '')]));
}

export function readPlaylist(text: string): Playlist {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.some((line) => line.startsWith('#EXT-X-STREAM-INF')) ? readChoices(lines) : readPieces(lines);
}

function readChoices(lines: string[]): Playlist {
  const variants: (Variant & { bandwidth: number })[] = [];
  const renditions: Rendition[] = [];
  const stills: string[] = [];
  for (const [index, line] of lines.entries()) {
    const { URI: uri, AUDIO: audio, ...said } = attributesOf(line);
    if (line.startsWith('#EXT-X-STREAM-INF:')) {
      const next = lines.slice(index + 1).find((other) => other !== '' && !other.startsWith('#'));
      if (next) variants.push({ uri: next, bandwidth: Number(said['BANDWIDTH'] ?? 0), ...(audio && { audio }) });
    }
    if (line.startsWith('#EXT-X-I-FRAME-STREAM-INF:') && uri) stills.push(uri);
    if (line.startsWith('#EXT-X-MEDIA:')) {
      renditions.push({
        kind: said['TYPE'] ?? '',
        group: said['GROUP-ID'] ?? '',
        name: said['NAME'] ?? '',
        isDefault: said['DEFAULT'] === 'YES',
        ...(uri && { uri }),
      });
    }
  }
  return { type: 'choices', variants: variants.toSorted((a, b) => b.bandwidth - a.bandwidth), renditions, stills };
}

function readPieces(lines: string[]): Playlist {
  let part: Piece[] = [];
  const parts = [part];
  let number = 0;
  let range: Piece['range'];
  /** The file and the end of the last byte range. */
  let last = { uri: '', end: 0 };
  let key: { uri: string; iv?: Uint8Array<ArrayBuffer> } | undefined;
  let beginning: Piece | undefined;
  let rangeText: string | undefined;
  const breakHere = () => {
    if (part.length === 0) return;
    part = [];
    parts.push(part);
  };
  const piece = (uri: string, ownRange = range): Piece => ({
    uri,
    ...(ownRange && { range: ownRange }),
    ...(key && { key: { uri: key.uri, iv: key.iv ?? numbered(BigInt(number)) } }),
  });
  for (const line of lines) {
    if (line.startsWith('#EXT-X-MEDIA-SEQUENCE:')) number = Number(line.split(':')[1]);
    if (line.startsWith('#EXT-X-BYTERANGE:')) rangeText = line.split(':')[1];
    if (line === '#EXT-X-DISCONTINUITY') breakHere();
    if (line.startsWith('#EXT-X-KEY:')) key = keyOf(attributesOf(line));
    if (line.startsWith('#EXT-X-MAP:')) {
      const { URI: uri = '', BYTERANGE: bytes } = attributesOf(line);
      const next = piece(uri, bytes === undefined ? undefined : rangeOf(bytes, 0));
      if (beginning && !isSame(beginning, next)) breakHere();
      beginning = next;
    }
    if (line === '' || line.startsWith('#')) continue;
    range = rangeText === undefined ? undefined : rangeOf(rangeText, last.uri === line ? last.end : 0);
    if (range) last = { uri: line, end: range.end };
    if (part.length === 0 && beginning) part.push(beginning);
    part.push(piece(line));
    rangeText = undefined;
    number += 1;
  }
  return { type: 'pieces', parts: parts.filter(({ length }) => length > 0) };
}

const isSame = (a: Piece, b: Piece) => a.uri === b.uri && a.range?.start === b.range?.start;

/** @throws {JobError} if only the service that it comes from can decrypt it. */
function keyOf({ METHOD: method, URI: uri, IV: iv, KEYFORMAT: format = 'identity' }: Record<string, string>) {
  if (method === 'NONE') return undefined;
  if (method !== 'AES-128' || format !== 'identity' || uri === undefined) throw new JobError('copy-protected', {});
  return { uri, ...(iv && { iv: numbered(BigInt(iv)) }) };
}

/** `length@start`; without a start, it continues where the previous range ended. */
function rangeOf(text: string, after: number) {
  const [length, start = after] = text.split('@').map(Number);
  return { start, end: start + (length ?? 0) };
}

/** An initialization vector from a 16-byte number. A piece without one of its own uses its sequence number. */
function numbered(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt.asUintN(64, number >> 64n));
  view.setBigUint64(8, BigInt.asUintN(64, number));
  return bytes;
}
