import { readElements, type Element } from '../../../containers/ebml.ts';
import { number, type Bytes } from '../../../containers/bytes.ts';
import { crc32 } from '../../../containers/crc32.ts';
import { element, numberIn, string, unchanged, wholeNumber } from '../containers/write-matroska-element.ts';
import { ids } from '../containers/matroska-ids.ts';
import type { NewTrack } from './new-track.ts';

const subtitleType = 0x11;

/**
 * Writes the entry of an existing track. `hides`: whether a subtitle track loses its default flag, in favour of a new
 * one.
 */
export function keptEntry(entry: Element, hides: boolean): Bytes {
  const parts = readElements(entry.data);
  if (entry.id !== ids.trackEntry || !hides || numberIn(parts, ids.trackType) !== subtitleType) return unchanged(entry);
  const others = parts.filter(({ id }) => id !== ids.flagDefault);
  return element(entry.id, ...others.map(unchanged), wholeNumber(ids.flagDefault, 0));
}

export function newEntry(added: NewTrack, track: number, container: 'webm' | 'mkv'): Bytes {
  const { language, code, name, shown, forced, packets } = added;
  // Not random, so that the same work produces identical bytes.
  const uid = crc32(new TextEncoder().encode([track, code, name].join()));
  return element(
    ids.trackEntry,
    wholeNumber(ids.trackNumber, track),
    element(ids.trackUid, number(uid || 1, 4)),
    wholeNumber(ids.trackType, subtitleType),
    wholeNumber(ids.flagDefault, shown ? 1 : 0),
    ...(forced ? [wholeNumber(ids.flagForced, 1)] : []),
    wholeNumber(ids.flagLacing, 0),
    string(ids.language, code),
    // WebM supports only the element above.
    ...(language === undefined || container === 'webm' ? [] : [string(ids.languageTag, language)]),
    ...(name === undefined ? [] : [string(ids.name, name)]),
    string(ids.codecId, packets?.codec ?? (container === 'webm' ? 'D_WEBVTT/SUBTITLES' : 'S_TEXT/UTF8')),
    ...(packets && packets.setup.length > 0 ? [element(ids.codecPrivate, Uint8Array.from(packets.setup))] : []),
  );
}
