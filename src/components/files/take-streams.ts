import { asJobError, JobError } from '#errors/errors.ts';
import { readPlaylist, type Piece, type Playlist } from '#playlist.ts';
import { isPlaylist } from './is-playlist.ts';
import type { TakenFile } from './take-files.ts';
import type { StreamPiece } from './stream.ts';

/** In bytes: longer playlists are nonsense. */
const longest = 2 ** 24;
/** Distinguishes a stream from a music playlist. */
const isStream = /^#EXT-X-/m;
/** How many missing files are named. */
const mostNames = 5;

interface Found {
  parts: StreamPiece[][];
  missing: string[];
  all: number;
}

/**
 * Merges each playlist and the files that it names into one, as far as they were added together. Nothing is fetched.
 */
export async function takeStreams(files: TakenFile[]): Promise<TakenFile[]> {
  const byName = Map.groupBy(files, ({ file }) => file.name);
  const used = new Set<TakenFile>();
  const find = (from: TakenFile, uri: string) => {
    const taken = nearest(from, uri, byName);
    if (taken) used.add(taken);
    return taken;
  };
  const playlists = await playlistsAmong(files);

  const collect = (from: TakenFile, pieces: Piece[][]): Found => {
    const missing = new Set<string>();
    const all = new Set<string>();
    const uses = new Map<TakenFile, string>();
    const get = (uri: string) => {
      all.add(uri);
      const taken = find(from, uri);
      // Addresses that differ only after a `?` are several files, of which at most one has this name.
      const isOther = taken && uses.has(taken) && uses.get(taken) !== uri;
      if (taken && !isOther) uses.set(taken, uri);
      else missing.add(uri);
      return taken?.file ?? new Blob();
    };
    const parts = pieces.map((part) =>
      part.map(({ uri, range, key }) => {
        const file = get(uri);
        const blob = range ? file.slice(range.start, range.end) : file;
        return { blob, ...(key && { key: { blob: get(key.uri), iv: key.iv } }) };
      }),
    );
    return { parts, missing: [...missing], all: all.size };
  };
  const collectFrom = (from: TakenFile, uri: string): Found => {
    const taken = find(from, uri);
    const playlist = taken && playlists.get(taken);
    if (playlist instanceof JobError) throw playlist;
    if (!taken || playlist?.type !== 'pieces') return { parts: [], missing: [uri], all: 1 };
    return collect(taken, playlist.parts);
  };

  const take = (from: TakenFile, playlist: Playlist): TakenFile[] => {
    if (playlist.type === 'pieces') return [streamOf(from, collect(from, playlist.parts))];
    const { variants, renditions, stills } = playlist;
    const choices = variants.map(({ uri, audio }) => {
      const group = renditions.filter((one) => one.kind === 'AUDIO' && one.group === audio);
      const main = group.find(({ isDefault }) => isDefault) ?? group[0];
      return { picture: collectFrom(from, uri), main, sound: main?.uri && collectFrom(from, main.uri) };
    });
    for (const uri of stills) collectFrom(from, uri);
    const lacks = ({ picture, sound }: (typeof choices)[number]) =>
      picture.missing.length + (sound ? sound.missing.length : 0);
    const [best] = choices.toSorted((a, b) => lacks(a) - lacks(b));
    if (!best) throw new JobError('corrupt-playlist', {});
    const left = renditions.flatMap((one): TakenFile[] => {
      const own = one.uri === undefined || one === best.main ? undefined : find(from, one.uri);
      if (!own || !one.uri || one.uri === best.main?.uri) return [];
      collectFrom(from, one.uri);
      const part = one.kind === 'AUDIO' ? 'audio' : one.kind === 'SUBTITLES' ? 'subtitles' : 'view';
      return [{ ...own, refused: new JobError('stream-part-left', { part, name: one.name }) }];
    });
    return [streamOf(from, best.picture, best.sound || undefined), ...left];
  };

  // Playlists named by another one come along with it.
  const named = [...playlists].flatMap(([from, playlist]) =>
    playlist instanceof JobError || playlist.type === 'pieces'
      ? []
      : [...playlist.variants, ...playlist.renditions].map(({ uri }) => uri && nearest(from, uri, byName)),
  );
  const whole = new Map<TakenFile, TakenFile[]>();
  for (const [from, playlist] of playlists) {
    if (named.includes(from)) continue;
    const taken = playlist instanceof JobError ? playlist : orProblem(() => take(from, playlist));
    whole.set(from, taken instanceof JobError ? [{ ...from, refused: taken }] : taken);
  }
  return files.flatMap((taken) => whole.get(taken) ?? (used.has(taken) ? [] : [taken]));
}

async function playlistsAmong(files: readonly TakenFile[]) {
  const playlists = new Map<TakenFile, Playlist | JobError>();
  for (const taken of files) {
    if (!isPlaylist(taken.file)) continue;
    const text = await taken.file.slice(0, longest).text();
    if (!isStream.test(text)) continue;
    const playlist = orProblem(() => readPlaylist(text));
    playlists.set(taken, playlist);
  }
  return playlists;
}

function orProblem<T>(work: () => T): T | JobError {
  try {
    return work();
  } catch (error) {
    return asJobError(error);
  }
}

/** A playlist without any of its files is returned as it is: reading it says which files belong to it. */
function streamOf(from: TakenFile, picture: Found, sound?: Found): TakenFile {
  const missing = [...picture.missing, ...(sound?.missing ?? [])];
  const all = picture.all + (sound?.all ?? 0);
  if (missing.length === all) return from;
  if (missing.length > 0) {
    const names = missing.slice(0, mostNames);
    const more = missing.length - names.length;
    return { ...from, refused: new JobError('pieces-missing', { all, names, more }) };
  }
  if (sound && sound.parts.length !== picture.parts.length) throw new JobError('corrupt-playlist', {});
  const parts = picture.parts.map((part, index) => {
    const heard = sound?.parts[index];
    return { picture: part, ...(heard && { sound: heard }) };
  });
  return { ...from, stream: { parts } };
}

const foldersOf = (path: string) => path.split('/').toReversed();

/** Finds the file that a playlist names: of those with its name, the one with the most similar folders. */
function nearest(from: TakenFile, uri: string, byName: Map<string, TakenFile[]>): TakenFile | undefined {
  const base = `http://here/${from.path.split('/').map(encodeURIComponent).join('/')}`;
  if (!URL.canParse(uri, base)) return undefined;
  const wanted = foldersOf(decoded(new URL(uri, base).pathname));
  const likeness = ({ path }: TakenFile) => {
    const own = foldersOf(path);
    const differs = wanted.findIndex((folder, index) => folder !== own[index]);
    return differs === -1 ? wanted.length : differs;
  };
  const [best, next] = (byName.get(wanted[0] ?? '') ?? []).toSorted((a, b) => likeness(b) - likeness(a));
  return best && next && likeness(best) === likeness(next) ? undefined : best;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}
