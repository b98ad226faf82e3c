import { Output, type InputAudioTrack, type InputVideoTrack } from 'mediabunny';
import { formats, outputName } from '../../../formats.ts';
import type { Note, Output as JobOutput } from '../../../jobs/job.ts';
import { mostFrameRate, type RetimeJob } from '../../../jobs/media-job.ts';
import { codecName } from '../../../codec-names.ts';
import { carry } from '../carry/carry.ts';
import { outputFormat } from '../containers.ts';
import { chooseContainer, musicBrand } from '../convert.ts';
import { tellDelay } from '../matroska-delay.ts';
import { writeResult } from '../destination.ts';
import { checkEnds, type Media } from '../open-media.ts';
import { besides, explained, pictureLosses } from '../plan.ts';
import { isStrangeInMp4 } from '../playable.ts';
import { planSound } from '../sound-plan.ts';
import { readTags } from '../tags.ts';
import { trackCodec, trackWord } from '../track-words.ts';
import { planVideo } from '../video-plan.ts';
import { retimePicture } from './picture.ts';
import { reversePicture, reverseSound } from './reverse.ts';
import { retimeSound } from './sound.ts';

export async function retime(
  { retime: { speed, keepsPitch, reverse = false } }: RetimeJob,
  media: Media,
  onProgress: (progress: number) => void,
): Promise<JobOutput> {
  const container = await chooseContainer({ engine: 'media', container: 'input' }, media);
  const format = outputFormat(container);
  const video = await media.input.getPrimaryVideoTrack();
  const audio = await media.input.getPrimaryAudioTrack();
  await checkEnds(
    media,
    [video, audio].filter((track) => track !== null),
  );
  const seconds = media.duration / speed;

  const picture = video && (await planPicture(video));
  async function planPicture(track: InputVideoTrack) {
    const { averagePacketRate } = await track.computePacketStats(250);
    const replace = container === 'mp4' && (await isStrangeInMp4(track));
    const tooFast = speed > 1 && averagePacketRate * speed > mostFrameRate * 1.02;
    const plan = await planVideo(track, media, format, { transcode: replace || tooFast || reverse, replace });
    if ('problem' in plan) throw await explained(plan.problem, track, container);
    return { ...plan, tooFast };
  }
  const sound = audio && (await planOf(audio));
  async function planOf(track: InputAudioTrack) {
    const replace = container === 'mp4' && (await isStrangeInMp4(track));
    const plan = await planSound(track, format, { transcode: true, replace });
    if ('problem' in plan) throw await explained(plan.problem, track, container);
    return plan;
  }

  const bitrate =
    (picture?.transcodes ? picture.bitrate * Math.min(1, speed) : 0) + (sound?.transcodes ? sound.bitrate : 0);
  const needed = Math.ceil((picture && !picture.transcodes ? media.file.size : 0) + (bitrate * seconds) / 8 + 100_000);
  return await writeResult(needed, async (destination) => {
    const tags = await readTags(media.input);
    const output = new Output({ format: outputFormat(container, needed, tags), target: destination.target });
    tellDelay(output);
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
    output.setMetadataTags(tags);
    await output.start();
    await Promise.all([
      addPicture?.({ media, speed, pace, report }),
      addSound?.({ media, pace, report: video ? () => undefined : report }),
    ]);
    await output.finalize();
    const patches = container === 'm4a' ? [musicBrand] : [];
    const file = await destination.finish(outputName(media.file.name, container), formats[container].mimeType, patches);
    const encoded = [
      ...(picture?.transcodes && picture.options.codec ? [`video to ${codecName(picture.options.codec)}`] : []),
      ...(sound?.options.codec ? [`sound to ${codecName(sound.options.codec)}`] : []),
    ];
    const notes: Note[] = [
      encoded.length > 0 ? { type: 'tracks-transcoded', tracks: encoded } : { type: 'tracks-copied' },
      ...(video && picture ? await pictureLosses(video, container, picture) : []),
      ...(picture?.tooFast ? [{ type: 'fewer-frames' as const, frameRate: mostFrameRate }] : []),
    ];
    for (const track of media.tracks) {
      if (track === video || track === audio) continue;
      const name = `${trackWord(track)} ${codecName(await trackCodec(track))}`;
      notes.push({ type: 'track-dropped', track: name, reason: 'only the main ones are changed' });
    }
    for (const { type } of media.otherTracks) {
      if (type !== 'subtitles' && type !== 'chapters')
        notes.push({
          type: 'track-dropped',
          track: besides[type] ?? trackWord({ type }),
          reason: 'it cannot be read here',
        });
    }
    const kept = { start: media.start, end: media.start + media.duration, speed, reversed: reverse };
    const carried = await carry(file, media, container, kept, true, () => undefined);
    return { file: carried.file, notes: [...notes, ...carried.notes] };
  });
}
