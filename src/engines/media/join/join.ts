import type { ConversionAudioOptions, ConversionVideoOptions, InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { asJobError, failureOf, JobError, type ErrorCode } from '#errors/errors.ts';
import { outputName } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { NamedTrack } from '#jobs/contract/media-note.ts';
import type { JoinMedia, MediaContainer } from '#jobs/contract/media-operation.ts';
import { codecName } from '#formats/codec-names.ts';
import {
  chooseContainer,
  framesAsTheyAre,
  isAudioContainer,
  outputFormat,
  usualContainer,
} from '../plan/containers.ts';
import { copyFrames } from '../write/copy-frames.ts';
import { writeRecording, type Made } from '../write/write-recording.ts';
import { workFailure } from '../failures/failure.ts';
import { chainOfStreams, type CopiedStream, type Taken } from '../mp3/copied-stream.ts';
import { readFrameTable } from '../mp3/frame-table.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import { openMedia, type Media } from '../open/open-media.ts';
import { explained } from '../plan/plan.ts';
import { isStrangeIn } from '../plan/mp4-playability.ts';
import { planSound } from '../plan/audio-plan.ts';
import { soundParts } from '../audio/parts.ts';
import { fitTags } from '../open/fit-tags.ts';
import { readTags } from '../open/tags.ts';
import { undecodable } from '../failures/undecodable.ts';
import { depthLoss, planVideo } from '../plan/video-plan.ts';
import { areAlike } from './alike.ts';
import { openClip, type Clip } from './clip.ts';
import { openMedias } from './open-medias.ts';
import { addPictures } from './video.ts';
import { addSounds } from './audio.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/**
 * Joins files in sequence. Packets are copied if all files have the same configuration; otherwise tracks that differ
 * are re-encoded like the first.
 */
export async function join(operation: JoinMedia, files: File[], onProgress: OnProgress): Promise<Made> {
  using opened = openMedias();
  const medias: Media[] = [];
  const parts = (await Promise.all(files.map(soundParts))).flat();
  for (const file of parts) medias.push(opened.add(await inFile(file, () => openMedia(file, true))));
  const [first] = medias;
  if (!first) throw new Error('There is nothing to join');
  const container = await chooseContainer(operation, first);
  const withPicture = operation.video !== 'discard' && !isAudioContainer(container);
  const clips = await openClips(operation, medias, withPicture, opened);
  const notes: Note[] = clips.flatMap((clip) => clip.notes);
  const seconds = clips.reduce((sum, { media }) => sum + media.duration, 0);
  const sound = operation.audio === 'discard' ? undefined : clips.find(({ audio }) => audio)?.audio;

  if (container === 'mp3' && sound && (await isSecondLayer(sound))) throw undecodable('mp2', 'audio');
  const [picture] = clips.map(({ video }) => video);
  const pictures = picture ? await planPictures(picture, first, clips, container) : nothing;
  const sounds = sound ? await planSounds(sound, clips, container) : nothing;
  const [videoOptions, audioOptions] = [pictures.options, sounds.options];
  const bitrate = pictures.bitrate + sounds.bitrate;
  notes.push({ type: 'recordings-joined', files: files.length, seconds });
  notes.push(...decodedNotes(medias), ...transcodedNotes(medias, videoOptions?.codec, audioOptions?.codec));
  notes.push(...(await pictureLosses(clips, videoOptions?.codec !== undefined)));
  if (sound && sounds.copies && parts.length > 1 && !(await standsAlone(sound)))
    notes.push({ type: 'sound-joined-by-copying' });

  const copied =
    pictures.copies || sounds.copies ? sizeOf(files) + sizeOf(operation.sounds?.map(({ file }) => file) ?? []) : 0;
  const needed = Math.ceil(copied + (bitrate * seconds) / 8);
  const name = outputName(first.file.name, container);
  const fitted = fitTags(await readTags(first.input), first.format, container);
  const from = clips.map(({ media, offset }) => ({
    media,
    kept: { start: media.start, end: media.start + media.duration, offset },
  }));
  const stream = await framesOf(clips, container, sounds);
  const format = stream && { format: framesAsTheyAre() };
  return await writeRecording({ name, container, needed, fitted, withPicture, ...format }, async (output) => {
    if (stream) {
      output.setMetadataTags(fitted.tags);
      await copyFrames(output, stream, onProgress, inFile);
      return { notes, from };
    }
    const report = (time: number) => onProgress(Math.min(1, time / seconds));
    const pictureTrack = picture && (await addPictures(output, picture, false, videoOptions));
    const soundTrack = sound && (await addSounds(output, sound, audioOptions));
    output.setMetadataTags(fitted.tags);
    await output.start();
    for (const clip of clips) {
      await inFile(clip.media.file, async () => {
        const pace = { video: clip.video ? 0 : Infinity, audio: clip.audio && sound ? 0 : Infinity };
        await Promise.all([pictureTrack?.add(clip, pace, report), soundTrack?.add(clip, pace, report)]);
      });
    }
    pictureTrack?.close();
    soundTrack?.close();
    return {
      notes,
      from,
      ...(audioOptions && { encodedSound: soundTrack?.seconds() ?? 0 }),
    };
  });
}

async function openClips(
  { sounds = [] }: JoinMedia,
  medias: readonly Media[],
  withPicture: boolean,
  opened: ReturnType<typeof openMedias>,
): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const [index, media] of medias.entries()) {
    const sound = sounds[index];
    const apart = sound && { ...sound, media: opened.add(await openMedia(sound.file, true)) };
    const last = clips.at(-1);
    const offset = last ? last.offset + last.media.duration : 0;
    clips.push({ ...(await inFile(media.file, () => openClip(media, withPicture, apart))), offset });
  }
  return clips;
}

function decodedNotes(medias: readonly Media[]): Note[] {
  const sounds = medias.flatMap(({ decoded }) => decoded ?? []);
  const uncertain = sounds.some((sound) => sound.uncertain);
  return sounds.length > 0 ? [{ type: 'decoded-by-browser', uncertain }] : [];
}

function transcodedNotes(medias: readonly Media[], video: string | undefined, audio: string | undefined): Note[] {
  const tracks: NamedTrack[] = [
    ...(video ? [{ type: 'video' as const, codec: codecName(video) }] : []),
    ...(audio ? [{ type: 'audio' as const, codec: codecName(audio) }] : []),
  ];
  if (tracks.length > 0) return [{ type: 'tracks-transcoded', tracks }];
  return medias.some(({ decoded }) => decoded) ? [] : [{ type: 'tracks-copied' }];
}

async function pictureLosses(clips: readonly Clip[], isEncoded: boolean): Promise<Note[]> {
  const notes: Note[] = [];
  for (const { video } of isEncoded ? clips : []) {
    const [loss] = video && (await video.canDecode()) ? await depthLoss(video) : [];
    if (!loss) continue;
    notes.push(loss);
    break;
  }
  const canBeTransparent = await Promise.all(clips.map(({ video }) => video?.canBeTransparent()));
  if (canBeTransparent.includes(true)) {
    notes.push({ type: 'part-dropped', part: { type: 'transparency' }, loss: { why: 'joined' } });
  }
  return notes;
}

/** How the tracks of one kind are joined: copied, or encoded with these options. */
interface JointPlan<Options> {
  copies: boolean;
  options?: Options;
  /** The bitrate of what is encoded, in bit/s. */
  bitrate: number;
}

const nothing = { copies: false, options: undefined, bitrate: 0 };

/**
 * Whether every clip is used to its last packet. Copying would include packets after the end that an edit list sets.
 */
const areWhole = (clips: Clip[]) => clips.every(({ media: { edits } }) => edits.end === undefined);

async function planPictures(
  picture: InputVideoTrack,
  first: Media,
  clips: Clip[],
  container: MediaContainer,
): Promise<JointPlan<ConversionVideoOptions>> {
  const format = outputFormat(container);
  const replace = await isStrangeIn(container, picture);
  const tracks = clips.map(({ video }) => video);
  const early = format.negativeTimestampSupport === 'full' ? clips.slice(1) : clips;
  if (areWhole(clips) && !replace && !(await hidesFrames(early)) && (await areAlike(tracks, format)))
    return { copies: true, bitrate: 0 };
  const plan = await planVideo(picture, first, format, { redraw: true, transcode: true, replace });
  if ('problem' in plan) throw await explained(plan.problem, picture, container);
  return { copies: false, options: plan.options, bitrate: plan.transcodes ? plan.bitrate : 0 };
}

async function planSounds(
  sound: InputAudioTrack,
  clips: Clip[],
  container: MediaContainer,
): Promise<JointPlan<ConversionAudioOptions>> {
  const format = outputFormat(container);
  const replace = await isStrangeIn(container, sound);
  const tracks = clips.map(({ audio }) => audio);
  if (areWhole(clips) && !replace && (await areAlike(tracks, format))) return { copies: true, bitrate: 0 };
  const plan = await planSound(sound, format, { transcode: true, replace });
  if ('problem' in plan) throw await explained(plan.problem, sound, container);
  return { copies: false, options: plan.options, bitrate: plan.transcodes ? plan.bitrate : 0 };
}

/** Returns the frames of MP3s whose audio is copied; `undefined` if anything else is between them. */
async function framesOf(
  clips: readonly Clip[],
  container: MediaContainer,
  { copies }: { copies: boolean },
): Promise<CopiedStream | undefined> {
  if (container !== 'mp3' || !copies) return undefined;
  const taken: Taken[] = [];
  for (const { media, soundClock } of clips) {
    const { file, format, decoded, start, duration } = media;
    const table = format === 'mp3' && !decoded && soundClock === 0 ? await readFrameTable(file) : undefined;
    if (!table) return undefined;
    taken.push({ file, table, range: { start, end: start + duration } });
  }
  return chainOfStreams(taken);
}

const sizeOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Whether any clip has frames before its start, as after a cut by copying. If copied, they would appear along with the
 * clip before.
 */
async function hidesFrames(clips: Clip[]): Promise<boolean> {
  const early = clips.map(async ({ video, media }) => video && media.start - (await video.getFirstTimestamp()) > 0.001);
  return (await Promise.all(early)).includes(true);
}

/** Whether every audio packet can be decoded on its own. */
async function standsAlone(sound: InputAudioTrack): Promise<boolean> {
  const codec = await sound.getCodec();
  return codec === 'flac' || usualContainer(codec) === 'wav';
}

/** Failures that concern the result or this program, not one of the files. */
const ofNoFile = new Set<ErrorCode>([
  'in-file',
  'unexpected',
  'disk-full',
  'disk-failed',
  'no-encoder',
  'encoder-failed',
  'engine-unavailable',
  'too-large',
  'out-of-memory',
]);

/** Adds the file's name to failures that concern it. */
async function inFile<T>(file: File, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = asJobError(workFailure(error, 'mp4'));
    if (ofNoFile.has(failure.code)) throw error;
    throw new JobError('in-file', { name: file.name, problem: failureOf(failure) }, { cause: error });
  }
}
