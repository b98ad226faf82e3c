import type { InputAudioTrack, InputTrack, InputVideoTrack } from 'mediabunny';
import { outputName } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { NamedTrack } from '#jobs/contract/media-note.ts';
import { mostFrameRate, type ChangeSpeed, type ReverseMedia } from '#jobs/contract/media-operation.ts';
import { codecName } from '#formats/codec-names.ts';
import { chooseContainer, outputFormat } from '../plan/containers.ts';
import { writeRecording, type Made } from '../write/write-recording.ts';
import type { Media } from '../open/open-media.ts';
import { explained, pictureLosses } from '../plan/plan.ts';
import { isStrangeIn } from '../plan/mp4-playability.ts';
import { planSound } from '../plan/audio-plan.ts';
import { fitTags } from '../open/fit-tags.ts';
import { readTags } from '../open/tags.ts';
import { namedTrack, unreadPart } from '../codecs/track-words.ts';
import { planVideo } from '../plan/video-plan.ts';
import { addSounds } from '../join/audio.ts';
import { openClip } from '../join/clip.ts';
import { addPictures } from '../join/video.ts';
import { reversePicture, reverseSound } from './reverse.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

export async function retime(
  operation: ChangeSpeed | ReverseMedia,
  whole: Media,
  onProgress: OnProgress,
): Promise<Made> {
  const reverse = operation.type === 'reverse';
  const { speed, keepsPitch } = reverse ? { speed: 1, keepsPitch: true } : operation;
  const container = await chooseContainer({ container: 'input' }, whole);
  const format = outputFormat(container);
  const hasPicture = (await whole.input.getPrimaryVideoTrack()) !== null;
  const clip = { ...(await openClip(whole, hasPicture)), speed, keepsPitch };
  const { media, video, audio } = clip;
  const seconds = media.duration / speed;

  const picture = video && (await planPicture(video));
  async function planPicture(track: InputVideoTrack) {
    const { averagePacketRate } = await track.computePacketStats(250);
    const replace = await isStrangeIn(container, track);
    const tooFast = speed > 1 && averagePacketRate * speed > mostFrameRate * 1.02;
    // Copied frames would go on after the end that an edit list sets, and begin before its start.
    const isCut = media.edits.end !== undefined;
    const plan = await planVideo(track, media, format, { transcode: replace || tooFast || isCut || reverse, replace });
    if ('problem' in plan) throw await explained(plan.problem, track, container);
    return { ...plan, tooFast };
  }
  const sound = audio && (await planOf(audio));
  async function planOf(track: InputAudioTrack) {
    const replace = await isStrangeIn(container, track);
    const plan = await planSound(track, format, { transcode: true, replace });
    if ('problem' in plan) throw await explained(plan.problem, track, container);
    return plan;
  }

  const bitrate =
    (picture?.transcodes ? picture.bitrate * Math.min(1, speed) : 0) + (sound?.transcodes ? sound.bitrate : 0);
  const needed = Math.ceil((picture && !picture.transcodes ? media.file.size : 0) + (bitrate * seconds) / 8 + 100_000);
  const fitted = fitTags(await readTags(media.input), media.format, container);
  const name = outputName(media.file.name, container);
  const encoded: NamedTrack[] = [
    ...encodedAs('video', picture?.transcodes ? picture.options.codec : undefined),
    ...encodedAs('audio', sound?.options.codec),
  ];
  const notes: Note[] = [
    encoded.length > 0 ? { type: 'tracks-transcoded', tracks: encoded } : { type: 'tracks-copied' },
    ...(video && picture ? await pictureLosses(video, container, picture) : []),
    ...(picture?.tooFast ? [{ type: 'fewer-frames' as const, frameRate: mostFrameRate }] : []),
    ...(await tracksLeftOut(media, [video, audio])),
    ...clip.notes,
  ];
  return await writeRecording({ name, container, needed, fitted }, async (output) => {
    const pace = { video: video ? 0 : Infinity, audio: audio ? 0 : Infinity };
    const report = (time: number) => onProgress(Math.min(1, time / seconds));
    const copies = picture && !picture.transcodes;
    const wanted = picture && { ...picture.options, frameRate: mostFrameRate };
    const pictures =
      video &&
      wanted &&
      (reverse
        ? await reversePicture(output, video, wanted)
        : await addPictures(output, video, true, copies ? undefined : wanted));
    const addSound = reverse ? reverseSound : addSounds;
    const sounds = audio && sound && (await addSound(output, audio, sound.options));
    output.setMetadataTags(fitted.tags);
    await output.start();
    await Promise.all(
      [pictures, sounds].map(async (track) => {
        await track?.add(clip, pace, report);
        track?.close();
      }),
    );
    const kept = { start: media.start, end: media.start + media.duration, speed, reversed: reverse };
    return { notes, from: [{ media, kept }], encodedSound: sounds?.seconds() ?? 0 };
  });
}

const encodedAs = (type: NamedTrack['type'], codec: string | undefined): NamedTrack[] =>
  codec ? [{ type, codec: codecName(codec) }] : [];

/** Returns notes on the tracks other than the primary ones. */
async function tracksLeftOut(media: Media, main: (InputTrack | undefined)[]): Promise<Note[]> {
  const notes: Note[] = [];
  for (const track of media.tracks) {
    if (main.includes(track)) continue;
    notes.push({ type: 'part-dropped', part: await namedTrack(track), loss: { why: 'not-main' } });
  }
  for (const { type, codec } of media.otherTracks) {
    if (type === 'subtitles' || type === 'chapters') continue;
    notes.push({ type: 'part-dropped', part: unreadPart(type, codecName(codec)), loss: { why: 'not-read' } });
  }
  return notes;
}
