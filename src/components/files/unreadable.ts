import { partNames } from '#containers/part-names.ts';
import { JobError } from '#errors/errors.ts';
import { foreignFormats, type ForeignFormat, type ForeignFormatId } from '#formats/foreign-formats.ts';
import { foreignFormatWords } from '#words/foreign-formats.ts';

const playlist = /^(?:\xEF\xBB\xBF)?#EXTM3U/;
const piece = /^.{4}(?:styp|sidx|moof)/s;
/** In bytes: longer playlists are nonsense. */
const longestPlaylist = 2 ** 20;

/** The names of the first and the last file that a playlist lists. */
async function piecesOf(file: Blob): Promise<{ first?: string; last?: string }> {
  const text = await file.slice(0, longestPlaylist).text();
  const names = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .trim()
        .replace(/[?#].*$/, '')
        .replace(/^.*\//, '')
        .slice(0, 80),
    );
  const [first, last = first] = [names[0], names.at(-1)];
  return first === undefined || last === undefined ? {} : { first, last };
}

/** In bytes: as many as any signature needs. */
const readAtOnce = 1024;

/** Bytes of a file as Latin-1. `at`: from its end if it is negative. */
const bytesAt = async (file: Blob, at: number) =>
  String.fromCharCode(...new Uint8Array(await file.slice(at).slice(0, readAtOnce).arrayBuffer()));

async function foreignFormatOf(file: Blob): Promise<ForeignFormatId | undefined> {
  const head = await bytesAt(file, 0);
  const parts = await partNames(file);
  for (const [id, { bytes, at = 0, part }] of Object.entries<ForeignFormat>(foreignFormats))
    if (bytes.test(at === 0 ? head : await bytesAt(file, at)) && (!part || parts.some((name) => part.test(name))))
      // The keys are those of the table.
      return id as ForeignFormatId;
  return undefined;
}

/** Returns the error for a file in no format that can be read here. */
export async function unreadable(file: Blob): Promise<JobError> {
  if (file.size === 0) return new JobError('empty-file', {});
  const head = await bytesAt(file, 0);
  if (playlist.test(head)) return new JobError('playlist', await piecesOf(file));
  if (piece.test(head)) return new JobError('piece-without-start', {});
  const format = await foreignFormatOf(file);
  return format ? new JobError('foreign-format', foreignFormatWords[format]) : new JobError('unknown-format', {});
}
