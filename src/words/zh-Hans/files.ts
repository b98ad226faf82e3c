import { codecName } from '#formats/codec-names.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import type { Facts, MediaFacts, PdfFacts, TrackFacts } from '#jobs/contract/facts.ts';
import type { Job, PdfJob } from '#jobs/contract/job.ts';
import { cutsOff } from '#jobs/contract/media-crop.ts';
import {
  changesSound,
  mostAnimationFrames,
  mostFrameRate,
  type ChangeSpeed,
  type CompressMedia,
  type ConvertMedia,
  type MediaOperation,
  type TakeAnimation,
  type VideoWishes,
} from '#jobs/contract/media-operation.ts';
import { describeDuration, describePixels, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { describeLostTags } from './lost-tags.ts';
import { foreseeImage, foreseePage } from './image-losses.ts';
import { anyOf } from './lists.ts';

/** What pages say about files, and about the effects of a job on them. */

export function describeFacts(facts: Facts): string[] {
  switch (facts.kind) {
    case 'image':
      return [
        describePixels(facts),
        ...(facts.frames > 1 ? [`${facts.frames} 帧`] : []),
        ...(facts.pages ? [count(facts.pages, '页')] : []),
        ...(facts.depth > 8 ? [`${facts.depth} 位`] : []),
        ...(facts.profile && !/srgb|s-rgb/i.test(facts.profile) ? [facts.profile] : []),
      ];
    case 'media':
      return [
        describeDuration(facts.duration),
        ...(facts.video ? [describePixels(facts.video), codecName(facts.video.codec)] : []),
        ...unreadCodecs(facts, 'video'),
        ...(facts.audio ? [codecName(facts.audio.codec)] : []),
        ...unreadCodecs(facts, 'audio'),
      ];
    case 'subtitles':
      return [count(facts.cues, '条字幕'), describeDuration(facts.end)];
    case 'document':
      return [count(facts.pages, '页')];
  }
}

const unreadCodecs = ({ unread = [] }: MediaFacts, wanted: 'video' | 'audio') =>
  unread.flatMap(({ type, codec }) => (type === wanted ? [codecName(codec)] : []));

/** What seems to be missing from a file. */
export function describeDamage(facts: Facts): string[] {
  if (facts.kind !== 'document') return [];
  const { pages, damage, brokenPages = 0 } = facts;
  return [
    ...(damage ? [describeMissing(damage, pages)] : []),
    ...(brokenPages > 0 ? [`这个文件已损坏：有 ${count(brokenPages, '页')}可能缺少内容或有错误。`] : []),
  ];
}

const describeMissing = ({ statedPages }: { statedPages: number }, pages: number): string =>
  statedPages > 0
    ? `这个文件已损坏：应有 ${count(statedPages, '页')}，找到了 ${describeWhole(pages)} 页。`
    : `这个文件已损坏或不完整：找到了 ${count(pages, '页')}，可能缺少部分内容。`;

const namesOf = (ids: FormatId[]) => ids.map((id) => formats[id].name);

/** What a job will lose from a file, or must do to it, shown before it runs. */
export function foreseeLosses(facts: Facts, job: Job): string[] {
  if (facts.kind === 'media' && job.engine === 'media') return foreseeMedia(facts, job.operation);
  if (facts.kind === 'document' && job.engine === 'pdf') return foreseeProtection(facts, job);
  if (facts.kind !== 'image') return [];
  if (job.engine === 'pdf') return foreseePage(facts);
  return job.engine === 'image' ? foreseeImage(facts, job.operation) : [];
}

function foreseeProtection({ encrypted }: PdfFacts, { operation: { type } }: PdfJob): string[] {
  return encrypted && !['unlock', 'protect', 'verify', 'inspect'].includes(type) ? ['已加密。结果不会加密。'] : [];
}

function foreseeMedia(facts: MediaFacts, operation: MediaOperation): string[] {
  switch (operation.type) {
    case 'convert':
    case 'compress':
      return [...foreseeWork(facts, operation), ...foreseeTags(facts, operation)];
    case 'animation':
      return foreseeAnimation(facts, operation);
    case 'speed':
      return [...foreseeSpeed(facts, operation), ...foreseeTags(facts)];
    case 'reverse': {
      const stuck = [facts.video, facts.audio].find((track) => track && !track.decodable);
      return [stuck ? `这个浏览器不能解码 ${codecName(stuck.codec)}。` : '会重新编码。', ...foreseeTags(facts)];
    }
    case 'join':
    case 'frames':
    case 'film':
    case 'info':
    case 'inspect':
    case 'convert-subtitles':
    case 'extract-subtitles':
    case 'add-subtitles':
      return [];
  }
}

/** Which tags the result will not have, unless all go anyway. */
function foreseeTags({ format, lostTags }: MediaFacts, operation?: ConvertMedia | CompressMedia): string[] {
  const container = operation?.container ?? 'input';
  const lost = lostTags[container] ?? [];
  if (lost.length === 0 || (operation?.type === 'convert' && operation.tags?.clear)) return [];
  return [describeLostTags(lost, container === 'input' ? format : container)];
}

/** Bytes per pixel of each frame, from almost no motion to motion everywhere. */
const animationBytes = { gif: [0.05, 0.9], webp: [0.01, 0.15] } as const;

function foreseeAnimation(
  { duration, video }: MediaFacts,
  { format, trim, frameRate, width }: TakeAnimation,
): string[] {
  const seconds = Math.min(trim.end ?? Infinity, duration) - trim.start;
  if (!video || seconds <= 0) return [];
  const wanted = Math.max(1, Math.round(seconds * Math.min(frameRate, video.frameRate ?? Infinity)));
  const frames = Math.min(wanted, mostAnimationFrames);
  const across = Math.min(width, video.width);
  const down = Math.max(1, Math.round((across * video.height) / video.width));
  const [least, most] = animationBytes[format].map((bytes) => describeSize(roundly(bytes * across * down * frames)));
  return [
    `${count(frames, '帧')}，${describePixels({ width: across, height: down })}：${least} 到 ${most} 之间。选得更短或更窄，文件就更小。`,
    ...(frames < wanted ? [`已到上限：只保留前 ${describeDuration((seconds * frames) / wanted)}。`] : []),
  ];
}

function foreseeSpeed({ duration, video, audio }: MediaFacts, { speed }: ChangeSpeed): string[] {
  const tooFast = video && speed > 1 && (video.frameRate ?? 0) * speed > mostFrameRate * 1.02;
  const kept = video && !tooFast ? '视频会直接复制。' : '';
  const fewer = tooFast ? `视频会以每秒 ${mostFrameRate} 帧重新编码。` : '';
  const mute = audio && !audio.decodable ? `这个浏览器不能解码 ${codecName(audio.codec)}。` : '';
  return [`时长会变成 ${describeDuration(duration / speed)}。${kept}${fewer}${mute}`];
}

/** Rounded to one significant digit. */
const roundly = (value: number) => Number(value.toPrecision(1));

/** The tracks that a job re-encodes. */
export function tracksAgain({ duration, video, audio }: MediaFacts, operation: ConvertMedia | CompressMedia) {
  const { container } = operation;
  const compresses = operation.type === 'compress';
  const exact = !compresses && cutsExactly(duration, operation.trim);
  const wishes = wishesFor(operation);
  const again = [
    video &&
      wishes &&
      (compresses || redraws(video, wishes) || (exact && !video.cuttable) || !fits(video, container, wishes)) &&
      ({ track: video, word: 'video' } as const),
    audio &&
      operation.audio !== 'discard' &&
      (!video || !compresses) &&
      (changesSound(operation.audio) || (exact && !audio.cuttable) || !fits(audio, container, operation.audio)) &&
      ({ track: audio, word: 'audio' } as const),
  ];
  return again.filter((entry) => typeof entry === 'object');
}

const cutsExactly = (duration: number, trim: ConvertMedia['trim']) =>
  trim?.exact === true && ((trim.start ?? 0) > 0 || (trim.end ?? Infinity) < duration);

/** Undefined if the video is discarded. */
const wishesFor = ({ container, video }: ConvertMedia | CompressMedia): VideoWishes | undefined =>
  video === 'discard' || (container !== 'input' && formats[container].kind !== 'video') ? undefined : (video ?? {});

/** Which tracks will be copied, and which re-encoded. */
function foreseeWork(facts: MediaFacts, operation: ConvertMedia | CompressMedia): string[] {
  const { video } = facts;
  const again = tracksAgain(facts, operation);
  const stuck = again.find(({ track }) => !track.decodable)?.track;
  if (stuck) {
    const holders = anyOf(namesOf(stuck.fits));
    return [`这个浏览器不能解码 ${codecName(stuck.codec)}。${holders && `可以不解码，直接复制到 ${holders}。`}`];
  }
  const exact = operation.type === 'convert' && cutsExactly(facts.duration, operation.trim);
  const spliced = exact && video && wishesFor(operation) && !again.some(({ track }) => track === video);
  const ends = spliced ? ['只重新编码从剪切处到下一个关键帧之间的视频。'] : [];
  if (again.length === 0) return spliced ? ends : ['会直接复制，不重新编码。'];
  const words = again.map(({ word }) => word);
  // How much of the sound fits is decided while a video is compressed.
  const copiesOther = operation.type === 'convert' && operation.audio !== 'discard';
  return [...ends, reencoded(words, copiesOther ? facts : {})];
}

/** @param facts undefined for tracks that are not known to be copied. */
function reencoded(
  words: readonly ('video' | 'audio')[],
  { video, audio }: Pick<Partial<MediaFacts>, 'video' | 'audio'>,
) {
  if (words.length > 1) return '视频和声音会重新编码。';
  if (words[0] === 'video') return audio ? '视频会重新编码，声音直接复制。' : '视频会重新编码。';
  return video ? '声音会重新编码，视频直接复制。' : '声音会重新编码。';
}

/** Whether the requested changes affect every frame of the video. */
function redraws(video: NonNullable<MediaFacts['video']>, { height, size, crop, frameRate, ...turn }: VideoWishes) {
  const within =
    size?.fit === 'inside' && (size.width ?? Infinity) >= video.width && (size.height ?? Infinity) >= video.height;
  return (
    (size ? !within : (height ?? Infinity) < video.height) ||
    (crop !== undefined && cutsOff(crop, video)) ||
    turn.fade !== undefined ||
    (frameRate ?? Infinity) < (video.frameRate ?? 0) ||
    ((turn.angle !== undefined || turn.mirror === true) && (turn.redraw === true || !video.turnable))
  );
}

const fits = (track: TrackFacts, container: ConvertMedia['container'], wishes?: { codec?: string; bitrate?: number }) =>
  (container === 'input' || track.fits.includes(container)) &&
  (wishes?.codec ?? track.codec) === track.codec &&
  wishes?.bitrate === undefined;
