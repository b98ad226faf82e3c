/** Thrown if a file contradicts itself, or ends in the middle of something. */
export class Damage extends Error {
  override readonly name = 'Damage';
}

/**
 * The messages by which Mediabunny 1.61 and JavaScript report that a file points to nothing, or contradicts itself.
 * They are what several thousand damaged files made them throw; any other error counts as a mistake of ours.
 *
 * "Damage wordings" in `src/engines/media/mediabunny/README.md`.
 */
const wordings = [
  // Reads past the end.
  /^Slicing outside of original slice/,
  /^Tried reading \[/,
  /outside the bounds of the DataView/,
  /^offset is out of bounds|^Offset .*out of bounds|^Invalid (?:typed array|array) length/i,
  // An impossible structure. Parsers of all formats check with assertions.
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
  // Timestamps and shapes of packets that an output rejects.
  /^Timestamps |^newDuration must be|decoder (?:configuration|description)|^(?!tags\.).*must be a positive integer/,
];

/** Whether an error that was thrown while a file was read or decoded means that the file is damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Damage || (error instanceof Error && wordings.some((wording) => wording.test(error.message)));
