/** A file contradicts itself, or ends in the middle of something. */
export class Damage extends Error {
  override readonly name = 'Damage';
}

/**
 * How Mediabunny 1.61 and JavaScript word it when a file leads a reader to where nothing is, or contradicts itself. From
 * what several thousand damaged files made them throw; whatever else they throw is taken for a mistake of ours.
 *
 * "Damage wordings" in `src/engines/media/mediabunny/README.md`.
 */
const wordings = [
  // Past the end of what there is.
  /^Slicing outside of original slice/,
  /^Tried reading \[/,
  /outside the bounds of the DataView/,
  /^offset is out of bounds|^Offset .*out of bounds|^Invalid (?:typed array|array) length/i,
  // A structure that cannot be. Parsers of all formats check by assertion.
  /^Assertion failed/,
  /^Packet was not created from this track/,
  /^Internal error: byteLength must be/,
  // ISO BMFF
  /^Incorrect track header version/,
  /^(?:Incomplete saiz|Failed to read auxiliary encryption info)/,
  /^"moof" box encountered/,
  // Matroska
  /^(?:Bad (?:unsigned int|float|EBML varint) size|EBML varint size|Undefined element size)/,
  // RIFF
  /^(?:Invalid (?:WAVE|RF64) file|Unsupported WAVE (?:PCM|float) bit depth)/,
  // FLAC and MP3
  /Corrupted (?:FLAC )?file|^Invalid blocking bit|^No valid MP3 frame/,
  // MPEG transport streams
  /^(?:Program Association Table must|No Program (?:Association|Map) Table|Invalid TS packet sync byte)/,
  /^(?:Couldn't (?:read|parse) first|Invalid \S+ (?:video|audio) stream;)/,
  // Ogg
  /^(?:Invalid page with granule|Invalid mode number|Setup header is|Wrong packet type|Invalid (?:packet signature|Setup header))/,
  // Times and shapes of packets that an output refuses.
  /^Timestamps |^newDuration must be|decoder (?:configuration|description)|^(?!tags\.).*must be a positive integer/,
];

/** Whether what was thrown while a file was read or decoded says that the file is damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Damage || (error instanceof Error && wordings.some((wording) => wording.test(error.message)));
