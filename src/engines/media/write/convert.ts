import {
  BlobSource,
  Conversion,
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
} from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import { formats, outputName } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { NamedTrack } from '#jobs/contract/media-note.ts';
import type { MediaContainer, ConvertMedia } from '#jobs/contract/media-operation.ts';
import { codecName } from '#formats/codec-names.ts';
import { addSplice, encodedSeconds, planSplice, type AddedSplice, type Splice } from '../exact-cut/splice.ts';
import { chooseContainer, framesAsTheyAre, isAudioContainer, outputFormat } from '../plan/containers.ts';
import { readMetadata } from '../mediabunny/mended-tags.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { isStrangeIn } from '../plan/mp4-playability.ts';
import { planTracks, type TracksPlan } from '../plan/plan.ts';
import { fromKeyFrame, keptRange, type Range } from '../plan/range.ts';
import { addProcesses } from './add-processes.ts';
import { copyFrames, framesToCopy } from './copy-frames.ts';
import { planFade } from './fade.ts';
import { keptNotes, unseen } from './kept-notes.ts';
import { writeRecording, type Made, type RecordingPlan } from './write-recording.ts';
import { decodingMp3To } from '../mp3/decoder.ts';
import { planVolume } from '../audio/volume.ts';
import { fitTags } from '../open/fit-tags.ts';
import { tagsOf } from '../open/tags.ts';
import { undecodable } from '../failures/undecodable.ts';
import { within } from '../failures/with-timeout.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/**
 * Whole packets may begin before an exact cut, because players skip what the container marks as before the start. In
 * seconds; long enough for two packets of any audio codec.
 */
const packetTolerance = 0.1;

/**
 * The first two packets of Vorbis have the same time, and of packets at the very start, Mediabunny 1.61 takes the last.
 * In seconds. "First Vorbis" in `src/engines/media/mediabunny/README.md`.
 */
const beforeAll = { start: -1e-6 };

/** The share of the progress that measuring the loudness takes. */
const measuring = 0.3;
/** The share that the search for subtitles takes, which may be anywhere in a Matroska file. */
const carrying = 0.1;

export async function convert(operation: ConvertMedia, media: Media, onProgress: OnProgress): Promise<Made> {
  const { file } = media;
  const asked = keptRange(operation, media);
  const exact = asked !== undefined && operation.trim?.exact === true;
  const container = await chooseContainer(operation, media);
  const isSecond = await savesSecondLayer(operation, media, container);
  const splice = asked && exact ? await chooseSplice(operation, media, container, asked) : undefined;
  const plan = await planTracks(operation, media, container, exact, splice?.track);
  const end = await checkEnds(media, [...plan.options.keys()]);
  const readable = media.start + (end?.end ?? media.duration);
  const startsLater = asked !== undefined && asked.start > media.start;
  const whole = { start: media.start, end: media.start + media.duration };
  const wanted = asked ?? (media.isGapless && !plan.copies ? whole : undefined);
  const range =
    wanted && startsLater && !exact && plan.copiedVideo ? await fromKeyFrame(wanted, plan.copiedVideo) : wanted;

  const part = range ?? whole;
  const change = await planVolume(operation, media, part, (progress) => onProgress(progress * measuring));
  const inShorts = givesWholeNumbers(plan);
  const heard = { seconds: 0 };
  const fade = planFade(operation, part);
  addProcesses(plan, { change, fade, container, heard });

  const wantedTags = (await tagsOf(operation))(await readMetadata(media.input));
  const fitted = fitTags(wantedTags, media.format, container);
  const { tags } = fitted;
  const before = change ? measuring : 0;
  const after = media.otherTracks.some(({ type }) => type === 'subtitles') ? 1 - carrying : 1;
  const name = outputName(file.name, container);
  const stream = await framesToCopy(container, media, plan, range);
  const recording: RecordingPlan = {
    name: isSecond ? name.replace(/mp3$/, 'mp2') : name,
    container,
    ...((isSecond || stream) && { format: framesAsTheyAre() }),
    needed: expectedSize(plan, media, range),
    fitted,
    withPicture: operation.video !== 'discard',
    onCarry: (progress) => onProgress(after + (1 - after) * progress),
  };
  const report = (progress: number) => onProgress(before + (after - before) * progress);
  const kept = { start: part.start, end: Math.min(part.end, readable) };
  const otherNotes = keptNotes(media, { asked, range, readable, end: end?.note });
  if (stream) {
    return await writeRecording(recording, async (output) => {
      output.setMetadataTags(tags);
      await copyFrames(output, stream, report);
      return { notes: [{ type: 'tracks-copied' }, ...plan.notes, ...otherNotes], from: [{ media, kept }] };
    });
  }
  return await writeRecording(recording, async (output) => {
    const spliced = splice && (await addSplice(output, splice));
    const conversion = await Conversion.init({
      input: media.input,
      output,
      composable: spliced !== undefined,
      video: (track) =>
        // The kind of the options matches the kind of their track.
        (track !== splice?.track && (plan.options.get(track) as ConversionVideoOptions | undefined)) || {
          discard: true,
        },
      // As above.
      audio: (track) => (plan.options.get(track) as ConversionAudioOptions | undefined) ?? { discard: true },
      ...(range ? { trim: range } : media.format === 'ogg' && { trim: plan.copies ? beforeAll : { end: whole.end } }),
      copy: exact ? { boundaryTolerance: packetTolerance } : { shiftTolerance: Infinity },
      ...(!spliced && { tags }),
      showWarnings: false,
    });
    if (spliced) output.setMetadataTags(tags);
    const work = () =>
      untilItMoves(report, (moved) => (spliced ? compose(conversion, spliced, moved) : execute(conversion, moved)));
    // A trimmed part begins and ends anywhere.
    const isWholeMp3 = media.format === 'mp3' && !asked;
    // A change of the volume may bring back samples that exceed the range of integers.
    await (isWholeMp3 ? decodingMp3To(inShorts && !change ? 's16' : 'f32', work) : work());
    const notes: Note[] = [
      ...(await trackNotes(conversion, plan, splice)),
      ...plan.notes,
      ...(change?.notes ?? []),
      ...(isSecond ? [{ type: 'second-layer' as const }] : []),
      ...otherNotes,
    ];
    if (!range && plan.copiedVideo && output.format.negativeTimestampSupport !== 'full') {
      const early = (await plan.copiedVideo.getFirstTimestamp()) - media.start;
      if (early < -unseen) notes.push({ type: 'starts-at-key-frame', seconds: early });
      kept.start += Math.min(0, early);
    }
    return {
      notes,
      from: [{ media, kept }],
      encodedSound: heard.seconds,
      async check(written) {
        if (!(await hasPicture(written, plan, range)))
          throw new JobError('corrupt-file', { format: formats[media.format].name });
      },
    };
  });
}

/** Whether all audio is encoded as 16-bit integers. */
const givesWholeNumbers = ({ options }: TracksPlan) =>
  [...options.values()].every(
    (given) => given.codec === 'pcm-s16' || ('sampleFormat' in given && given.sampleFormat === 's16'),
  );

/**
 * Whether video that was transcoded is in the result. Browsers drop frames that they cannot decode, silently, even if
 * that is all of them.
 */
async function hasPicture(result: File, { options }: TracksPlan, range?: Range): Promise<boolean> {
  const encoded = [...options].find(([track, { codec }]) => track.isVideoTrack() && codec !== undefined)?.[0];
  // A cut may leave only the audio.
  if (!encoded || (range && range.start >= (await encoded.computeDuration()))) return true;
  using input = new Input({ source: new BlobSource(result), formats: [MP4, QTFF, MATROSKA, WEBM] });
  return (await input.getPrimaryVideoTrack()) !== null;
}

/**
 * Whether the audio is MPEG audio layer II and is saved as it is: Mediabunny takes it for MP3.
 *
 * @throws {JobError} if an MP3 is requested.
 */
async function savesSecondLayer(
  operation: ConvertMedia,
  { input }: Media,
  container: MediaContainer,
): Promise<boolean> {
  const sound = container === 'mp3' && (await input.getPrimaryAudioTrack());
  if (!sound || !(await isSecondLayer(sound))) return false;
  if (operation.container !== 'input') throw undecodable('mp2', 'audio');
  return true;
}

/** Returns the largest result that a job may make of a file, in bytes. */
export async function sizeAtMost(operation: ConvertMedia, media: Media): Promise<number> {
  const range = keptRange(operation, media);
  const exact = range !== undefined && operation.trim?.exact === true;
  return expectedSize(await planTracks(operation, media, await chooseContainer(operation, media), exact), media, range);
}

/** Returns an upper bound, in bytes. */
function expectedSize(plan: TracksPlan, media: Media, range?: Range): number {
  const seconds = range ? range.end - range.start : media.duration;
  const share = range && media.duration > 0 ? Math.min(1, seconds / media.duration + 0.05) : 1;
  return Math.ceil((plan.copies ? media.file.size * share : 0) + (plan.bitrate * seconds) / 8);
}

/** An encoder that does not start reports nothing, so it gets this long. In seconds. */
const stallLimit = 45;

async function untilItMoves(onProgress: OnProgress, start: (onProgress: OnProgress) => Promise<void>): Promise<void> {
  const moving = Promise.withResolvers<void>();
  const work = start((progress) => {
    if (progress > 0) moving.resolve();
    onProgress(progress);
  });
  await within(stallLimit, Promise.race([work, moving.promise]));
  await work;
}

async function execute(conversion: Conversion, onProgress: OnProgress): Promise<void> {
  if (!conversion.isValid) {
    throw new Error(`Mediabunny left out what was planned: ${conversion.discardedTracks.map(({ reason }) => reason)}`);
  }
  conversion.onProgress = onProgress;
  await conversion.execute();
}

/** How far the video may be ahead of the other tracks, whose packets wait in memory. In seconds. */
const lead = 2;

/** Writes the video of a splice, and converts the other tracks alongside. */
async function compose(
  conversion: Conversion,
  { source, packets, seconds }: AddedSplice,
  onProgress: OnProgress,
): Promise<void> {
  const { output } = conversion;
  await output.start();
  let others = 0;
  for await (const { packet, meta } of packets) {
    await source.add(packet, meta);
    onProgress(Math.min(1, Math.max(0, packet.timestamp + packet.duration) / seconds));
    if (packet.timestamp - others < lead) continue;
    others = packet.timestamp;
    await conversion.execute({ until: others });
  }
  source.close();
  await conversion.execute();
}

/** Plans an exact cut by copying, if the video is to stay as it is except for the cut. */
async function chooseSplice(operation: ConvertMedia, media: Media, container: MediaContainer, range: Range) {
  const track = await media.input.getPrimaryVideoTrack();
  if (!track || operation.video !== undefined || isAudioContainer(container)) return undefined;
  if (await isStrangeIn(container, track)) return undefined;
  return planSplice(track, media, range, outputFormat(container));
}

/** Returns notes on how each track got into the result, from what Mediabunny connected. */
async function trackNotes(
  { output, utilizedTracks }: Conversion,
  plan: TracksPlan,
  splice: Splice | undefined,
): Promise<Note[]> {
  const tracks = splice ? [splice.track, ...utilizedTracks] : utilizedTracks;
  const transcoded: NamedTrack[] = [];
  const notes: Note[] = splice ? [{ type: 'ends-transcoded', seconds: encodedSeconds(splice) }] : [];
  for (const [index, { source, type }] of output.tracks.entries()) {
    if (source instanceof EncodedVideoPacketSource || source instanceof EncodedAudioPacketSource) continue;
    const track = tracks[index];
    if (track && plan.unchanged.has(track)) continue;
    const options = track && plan.options.get(track);
    transcoded.push({
      type: type === 'subtitle' ? 'subtitles' : type,
      ...(options?.codec && { codec: codecName(options.codec) }),
    });
    if (!track?.isAudioTrack() || !options || !('numberOfChannels' in options)) continue;
    const from = await track.getNumberOfChannels();
    const to = options.numberOfChannels ?? from;
    if (to < from) notes.push({ type: 'channels-mixed', from, to });
  }
  if (transcoded.length === 0) return notes.length > 0 ? notes : [{ type: 'tracks-copied' }];
  return [{ type: 'tracks-transcoded', tracks: transcoded }, ...notes];
}
