import type {
  ConversionAudioOptions,
  ConversionVideoOptions,
  InputTrack,
  InputVideoTrack,
  OutputFormat,
} from 'mediabunny';
import { JobError, type TrackKind } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Loss } from '#jobs/contract/media-note.ts';
import { changesSound, type MediaContainer, type ConvertMedia } from '#jobs/contract/media-operation.ts';
import { codecName } from '#formats/codec-names.ts';
import { namedTrack, trackCodec, unreadPart } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import { isAudioContainer, outputFormat } from './containers.ts';
import type { Media } from '../open/open-media.ts';
import type { OtherTrack } from '../unread-tracks/other-track.ts';
import { isStrangeIn } from './mp4-playability.ts';
import { planSound } from './audio-plan.ts';
import { keptRange } from './range.ts';
import { depthLoss, planVideo } from './video-plan.ts';
import type { Plan, Growth } from './track-plan.ts';

/** The containers that support transparency. */
const matroska = new Set<MediaContainer>(['webm', 'mkv']);

/** What happens to every track, decided before any work is done. */
export interface TracksPlan {
  /** The options of the tracks that the result will have. */
  options: Map<InputTrack, ConversionVideoOptions | ConversionAudioOptions>;
  /** The primary video track, if its packets are copied. */
  copiedVideo?: InputVideoTrack;
  copies: boolean;
  /** Audio that is re-encoded only because a cut may lie within its packets: none of its bits change. */
  unchanged: Set<InputTrack>;
  /** The total bitrate of everything that is encoded, in bit/s. */
  bitrate: number;
  /** What is left out although nobody asked for it. */
  notes: Note[];
}

/**
 * Decides what happens to every track.
 *
 * @param spliced A video track that is copied although the cut is exact.
 * @throws {JobError} if the primary video or audio track can neither be copied nor transcoded.
 */
export async function planTracks(
  operation: ConvertMedia,
  media: Media,
  container: MediaContainer,
  exact: boolean,
  spliced?: InputTrack,
) {
  const format = outputFormat(container);
  const limits = format.getSupportedTrackCounts();
  const main = [await media.input.getPrimaryVideoTrack(), await media.input.getPrimaryAudioTrack()];
  const isMain = (track: InputTrack) => main.some((other) => other === track);
  const plan: TracksPlan = { options: new Map(), copies: false, unchanged: new Set(), bitrate: 0, notes: [] };
  const taken = { video: 0, audio: 0, subtitle: 0 };
  const drop = async (track: InputTrack, loss: Loss) => {
    plan.notes.push({ type: 'part-dropped', part: await namedTrack(track), loss });
  };

  const wanted = media.tracks.filter((track) => isWanted(track, operation, container));
  if (operation.video !== 'discard' && isAudioContainer(container)) {
    for (const track of media.tracks.filter((each) => each.isVideoTrack()))
      plan.notes.push(placelessPicture(codecName(await trackCodec(track)), container));
  }
  // The primary tracks first: a container may have room for only one of each kind.
  for (const track of wanted.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
    if (taken[track.type] >= limits[track.type].max) {
      await drop(track, { why: 'one-place', container });
      continue;
    }
    const made = await planTrack(track, media, format, operation, { exact, spliced: track === spliced });
    if ('problem' in made) {
      if (isMain(track)) throw await explained(made.problem, track, container);
      await drop(track, { why: made.problem });
      continue;
    }
    if (track.isVideoTrack()) plan.notes.push(...(await pictureLosses(track, container, made)));
    plan.options.set(track, made.options);
    taken[track.type] += 1;
    if (made.transcodes) plan.bitrate += made.bitrate;
    else plan.copies = true;
    if (made.transcodes && made.unchanged) plan.unchanged.add(track);
    if (!made.transcodes && track.isVideoTrack() && isMain(track)) plan.copiedVideo = track;
  }
  plan.notes.push(...leftOut(media.otherTracks, taken, operation, container));
  if (plan.options.size === 0) {
    throw new JobError('no-track', { track: wantedTracks(operation, container) });
  }
  return plan;
}

/** Returns notes on what is lost of a video track. */
export async function pictureLosses(
  track: InputVideoTrack,
  container: MediaContainer,
  plan: { transcodes: boolean; redraws?: boolean; growth?: Growth },
): Promise<Note[]> {
  const notes: Note[] = [];
  if (!matroska.has(container) && (await track.canBeTransparent())) {
    notes.push({ type: 'part-dropped', part: { type: 'transparency' }, loss: { why: 'no-place', container } });
  }
  if (!plan.transcodes) return notes;
  if (plan.growth) {
    const { from, to, times } = plan.growth;
    notes.push({ type: 'more-bits', from: codecName(from), to: codecName(to), times });
  }
  const depth = await depthLoss(track);
  // Frames with more than 8 bits become sRGB when they are drawn.
  const isDrawn = plan.redraws === true && depth.length > 0;
  return [...notes, ...depth, ...(isDrawn && (await isHdr(track)) ? [{ type: 'hdr-dropped' } satisfies Note] : [])];
}

const isHdr = async (track: InputVideoTrack) => /^(?:pq|hlg)$/.test((await track.getColorSpace()).transfer ?? '');

/** The note on video in an audio file, which has no place for it. */
const placelessPicture = (codec: string, container: MediaContainer): Note => ({
  type: 'part-dropped',
  part: { type: 'video', codec },
  loss: { why: 'no-place', container },
});

/**
 * Returns notes on what Mediabunny cannot read of the file.
 *
 * @throws {JobError} if that is the only video or the only audio.
 */
function leftOut(
  others: OtherTrack[],
  taken: { video: number; audio: number },
  operation: ConvertMedia,
  container: MediaContainer,
): Note[] {
  return others.flatMap(({ type, codec }): Note[] => {
    // These are carried over in a separate step.
    if (type === 'subtitles' || type === 'chapters') return [];
    const name = codecName(codec);
    if ((type === 'audio' ? operation.audio : operation.video) === 'discard') return [];
    if (type === 'video' && isAudioContainer(container)) return [placelessPicture(name, container)];
    if ((type === 'video' || type === 'audio') && taken[type] === 0) {
      throw undecodable(codec, type);
    }
    return [{ type: 'part-dropped', part: unreadPart(type, name), loss: { why: 'not-read' } }];
  });
}

function wantedTracks({ video, audio }: ConvertMedia, container: MediaContainer): TrackKind {
  if (video === 'discard' || isAudioContainer(container)) return 'audio';
  return audio === 'discard' ? 'video' : 'video-or-audio';
}

const isWanted = (track: InputTrack, { video, audio }: ConvertMedia, container: MediaContainer) =>
  track.isVideoTrack() ? video !== 'discard' && !isAudioContainer(container) : audio !== 'discard';

async function planTrack(
  track: InputTrack,
  media: Media,
  output: OutputFormat,
  operation: ConvertMedia,
  { exact, spliced }: { exact: boolean; spliced: boolean },
): Promise<Plan<ConversionVideoOptions | ConversionAudioOptions>> {
  const { video, audio, container } = operation;
  const replace = await isStrangeIn(container, track);
  if (track.isVideoTrack()) {
    return planVideo(track, media, output, {
      ...(video !== 'discard' && video),
      replace,
      transcode: (exact && !spliced) || replace,
    });
  }
  if (!track.isAudioTrack()) throw new Error(`A track that is neither video nor sound: ${track.type}`);
  // If a track may begin before the result does, whole packets can be cut exactly.
  const transcode = replace || changesSound(audio) || (exact && output.negativeTimestampSupport !== 'full');
  const cut = keptRange(operation, media) !== undefined && !changesSound(audio);
  return planSound(track, output, { ...(audio !== 'discard' && audio), replace, transcode, cut });
}

export const explained = async (problem: 'no-decoder' | 'no-encoder', track: InputTrack, container: MediaContainer) =>
  problem === 'no-decoder'
    ? undecodable(await trackCodec(track), track.type)
    : new JobError('no-encoder', { format: formats[container].name });
