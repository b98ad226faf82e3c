import type { InputAudioTrack, InputTrack, InputVideoTrack } from 'mediabunny';
import { outputName } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import type { NamedTrack } from '../../../jobs/contract/media-note.ts';
import { mostFrameRate, type ChangeSpeed, type ReverseMedia } from '../../../jobs/contract/media-operation.ts';
import { codecName } from '../../../formats/codec-names.ts';
import { chooseContainer, outputFormat } from '../plan/containers.ts';
import { writeRecording, type Made } from '../write/write-recording.ts';
import { checkEnds, type Media } from '../open/open-media.ts';
import { explained, pictureLosses } from '../plan/plan.ts';
import { isStrangeIn } from '../plan/mp4-playability.ts';
import { planSound } from '../plan/audio-plan.ts';
import { startNotes } from '../open/whole-picture.ts';
import { fitTags } from '../open/fit-tags.ts';
import { readTags } from '../open/tags.ts';
import { namedTrack, unreadPart } from '../codecs/track-words.ts';
import { planVideo } from '../plan/video-plan.ts';
import { retimePicture } from './video.ts';
import { reversePicture, reverseSound } from './reverse.ts';
import { retimeSound } from './audio.ts';

export async function retime(
  operation: ChangeSpeed | ReverseMedia,
  whole: Media,
  onProgress: (progress: number) => void,
): Promise<Made> {
  const reverse = operation.type === 'reverse';
  const { speed, keepsPitch } = reverse ? { speed: 1, keepsPitch: true } : operation;
  const container = await chooseContainer({ container: 'input' }, whole);
  const format = outputFormat(container);
  const video = await whole.input.getPrimaryVideoTrack();
  const audio = await whole.input.getPrimaryAudioTrack();
  const end = await checkEnds(
    whole,
    [video, audio].filter((track) => track !== null),
  );
  const media = end ? { ...whole, duration: end.end } : whole;
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
  return await writeRecording({ name, container, needed, fitted }, async (output) => {
    const pace = { video: video ? 0 : Infinity, audio: audio ? 0 : Infinity };
    const report = (time: number) => onProgress(Math.min(1, time / seconds));
    const addPicture =
      video &&
      picture &&
      (reverse
        ? await reversePicture(output, video, picture.options)
        : await retimePicture(output, video, picture.transcodes ? picture.options : undefined));
    const addSound =
      audio &&
      sound &&
      (reverse
        ? await reverseSound(output, audio, sound.options)
        : await retimeSound(output, audio, sound.options, { speed, keepsPitch }));
    output.setMetadataTags(fitted.tags);
    await output.start();
    const [, encodedSound = 0] = await Promise.all([
      addPicture?.({ media, speed, pace, report }),
      addSound?.({ media, pace, report: video ? () => undefined : report }),
    ]);
    const encoded: NamedTrack[] = [
      ...encodedAs('video', picture?.transcodes ? picture.options.codec : undefined),
      ...encodedAs('audio', sound?.options.codec),
    ];
    const notes: Note[] = [
      encoded.length > 0 ? { type: 'tracks-transcoded', tracks: encoded } : { type: 'tracks-copied' },
      ...(video && picture ? await pictureLosses(video, container, picture) : []),
      ...(picture?.tooFast ? [{ type: 'fewer-frames' as const, frameRate: mostFrameRate }] : []),
      ...(await tracksLeftOut(media, [video, audio])),
      ...(end ? [end.note] : []),
      ...(await startNotes(media, video)),
      ...(media.edits.rearranged ? [{ type: 'edits-ignored' as const }] : []),
    ];
    const kept = { start: media.start, end: media.start + media.duration, speed, reversed: reverse };
    return { notes, from: [{ media, kept }], encodedSound };
  });
}

const encodedAs = (type: NamedTrack['type'], codec: string | undefined): NamedTrack[] =>
  codec ? [{ type, codec: codecName(codec) }] : [];

/** Returns notes on the tracks other than the primary ones. */
async function tracksLeftOut(media: Media, main: (InputTrack | null)[]): Promise<Note[]> {
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
