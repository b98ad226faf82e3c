import { codecName } from './codec-names.ts';
import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from './formats.ts';
import type { Facts, MediaFacts, PdfFacts, TrackFacts } from './jobs/facts.ts';
import type { Job, PdfJob } from './jobs/job.ts';
import {
  changesSound,
  mostAnimationFrames,
  mostFrameRate,
  type AnimationJob,
  type MediaJob,
  type RetimeJob,
  type VideoWishes,
} from './jobs/media-job.ts';

/** What pages say of files, and of what a job will do to them, in people's words. */

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** `1.4 MB`. Decimal units, as file managers and upload limits have them. */
export function describeSize(bytes: number): string {
  // What would be rounded to a thousand is one of the next unit.
  const power = units.findLastIndex((_, at) => at === 0 || bytes >= 999.5 * 1000 ** (at - 1));
  const value = bytes / 1000 ** power;
  return sizeFormat(power, power === 0 || value >= 100 ? 0 : 1).format(value);
}

const numbers = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
});

/** `135 million`, `4.34 trillion`. */
export const describeNumber = (number: number): string => numbers.format(number);

/** Made once: to make one takes longer than all else that a row of a long list needs. */
const sizeFormats = new Map<string, Intl.NumberFormat>();
function sizeFormat(power: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${power} ${maximumFractionDigits}`;
  const unit = units[power] ?? 'byte';
  const unitDisplay = power === 0 ? 'long' : 'short';
  const made =
    sizeFormats.get(key) ?? new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  sizeFormats.set(key, made);
  return made;
}

const shares = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });

/** `−63%` or `+4%`; `0%` when nothing changed. */
export function describeChange(before: number, after: number): string {
  const change = after / before - 1;
  // Something is left.
  if (change < -0.99 && after > 0) return `−${(Math.floor(-change * 1000) / 10).toLocaleString('en')}%`;
  return shares.format(change).replace('-', '−');
}

/** `4 s`, `3 min 20 s`, `1 h 5 min`. */
export function describeDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? 'under 1 s' : shown.map(([value, unit]) => `${value} ${unit}`).join(' ');
}

export function describeFacts(facts: Facts): string[] {
  switch (facts.kind) {
    case 'image':
      return [
        `${facts.width} × ${facts.height}`,
        ...(facts.frames > 1 ? [`${facts.frames} frames`] : []),
        ...(facts.pages ? [count(facts.pages, 'page')] : []),
        ...(facts.depth > 8 ? [`${facts.depth} bit`] : []),
        ...(facts.profile && !/srgb|s-rgb/i.test(facts.profile) ? [facts.profile] : []),
      ];
    case 'media':
      return [
        describeDuration(facts.duration),
        ...(facts.video ? [`${facts.video.width} × ${facts.video.height}`, codecName(facts.video.codec)] : []),
        ...(facts.audio ? [codecName(facts.audio.codec)] : []),
      ];
    case 'subtitles':
      return [count(facts.cues, 'subtitle'), describeDuration(facts.end)];
    case 'document':
      return [count(facts.pages, 'page')];
    default:
      return facts satisfies never;
  }
}

/** Whether something of a file seems to be missing. */
export function describeDamage(facts: Facts): string[] {
  if (facts.kind !== 'document' || !facts.damage) return [];
  const { pages, damage } = facts;
  return [
    damage.statedPages > 0
      ? `This file is damaged: of the ${count(damage.statedPages, 'page')} that it says it has, ${pages.toLocaleString('en')} could be found.`
      : `This file is damaged or cut off: ${count(pages, 'page')} could be found, and some of what was on them may be missing.`,
  ];
}

/** `1 page`, `12 pages`. */
export const count = (number: number, thing: string) =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;

const namesOf = (ids: FormatId[]) => new Intl.ListFormat('en').format(ids.map((id) => formats[id].name));

/** What a job will lose of a file, or must do to it, said before it is done. */
export function foreseeLosses(facts: Facts, job: Job): string[] {
  if (facts.kind === 'media' && job.engine === 'media') {
    if ('animation' in job) return foreseeAnimation(facts, job);
    if ('retime' in job) return foreseeRetiming(facts, job);
    return 'container' in job && !job.join ? foreseeWork(facts, job) : [];
  }
  if (facts.kind === 'document' && job.engine === 'pdf') return foreseeProtection(facts, job);
  if (facts.kind !== 'image' || job.engine === 'media') return [];
  if (job.engine === 'pdf' || 'document' in job)
    return facts.frames > 1 ? [`Only the first of ${facts.frames} frames will be a page.`] : [];
  if (job.output.keepEncoding) return [];
  // Only those formats run that lose nothing.
  if (job.output.among) return [];
  // What pages show goes into them as it is.
  if (job.report?.type === 'data-url' && job.output.format === 'input' && job.steps.length === 0 && facts.frames > 1)
    return [];
  const moves = facts.frames > 1 && !facts.firstFrameOnly && !job.onlyIfSmaller;
  const writesMoving = (id: FormatId) => hasTrait(id, 'animation') && !facts.stillOnly?.includes(id);
  const target: FormatId =
    job.output.format === 'input'
      ? keptFormat(facts.format, job.onlyIfSmaller, moves, writesMoving)
      : job.output.format;
  const { name } = formats[target];
  if (
    job.output.exact &&
    facts.format === 'jpeg' &&
    target === 'jpeg' &&
    job.steps.some((step) => step.type === 'crop' || (step.type === 'crop-to-shape' && step.gravity !== 'attention'))
  )
    return [
      'Cut where its blocks begin: up to 15 pixels more stay at two of its sides, and every pixel is kept as it is.',
    ];
  // A tool that only makes files smaller gives such a file back as it is.
  if (job.onlyIfSmaller && target === facts.format) return [];
  return [
    ...(facts.frames > 1 && !writesMoving(target) && !job.splitsFrames && job.join?.type !== 'slideshow'
      ? [
          `${hasTrait(target, 'animation') ? `This browser does not write animations in ${name}` : `${name} holds one picture here`}: only the first of ${facts.frames} frames will be kept. ${namesOf(outputFormats('image').filter(writesMoving))} keep them all.`,
        ]
      : []),
    ...(job.join?.type === 'slideshow' && !writesMoving(target)
      ? [`This browser does not write animations in ${name}. WebP is the nearest that it does.`]
      : []),
    ...(job.output.format === 'input' && moves && target !== facts.format
      ? [`Animations in ${formats[facts.format].name} can be read here, not written: this one will be in ${name}.`]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`Only the first of ${facts.frames} frames can be read here.`]
      : []),
    ...(facts.pages && facts.format === 'tiff' && !job.join
      ? [`Each of ${facts.pages} pages becomes a file of its own.`]
      : []),
    ...(facts.pages && facts.format !== 'tiff' ? [`Only the first of ${facts.pages} pages will be kept.`] : []),
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? ['An icon holds at most 256 × 256 pixels: the picture will be made smaller.']
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !(job.join && 'background' in job.join && job.join.background)
      ? [`${name} has no transparency: see-through parts will be white.`]
      : []),
    ...(facts.depth > 8 && (!hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1))
      ? [
          `${target === 'avif' ? 'An animated AVIF' : name} holds 8 bits per channel, this picture has ${facts.depth}: the finest steps of its colours will be lost.`,
        ]
      : []),
  ];
}

function foreseeProtection({ encrypted }: PdfFacts, { operation: { type } }: PdfJob): string[] {
  return encrypted && type !== 'unlock' && type !== 'protect' ? ['Encrypted; the result will not be.'] : [];
}

/** Bytes for each pixel of each frame, from what hardly moves to what moves everywhere. */
const animationBytes = { gif: [0.05, 0.9], webp: [0.01, 0.15] } as const;

function foreseeAnimation({ duration, video }: MediaFacts, { animation }: AnimationJob): string[] {
  const { format, trim, frameRate, width } = animation;
  const seconds = Math.min(trim.end ?? Infinity, duration) - trim.start;
  if (!video || seconds <= 0) return [];
  const wanted = Math.max(1, Math.round(seconds * Math.min(frameRate, video.frameRate ?? Infinity)));
  const frames = Math.min(wanted, mostAnimationFrames);
  const across = Math.min(width, video.width);
  const down = Math.max(1, Math.round((across * video.height) / video.width));
  const [least, most] = animationBytes[format].map((bytes) => describeSize(roundly(bytes * across * down * frames)));
  return [
    `${count(frames, 'frame')} of ${across} × ${down}: ${least} to ${most}, by how much of the picture moves.`,
    ...(frames < wanted
      ? [`That is all that it may hold: the first ${describeDuration((seconds * frames) / wanted)}.`]
      : []),
  ];
}

function foreseeRetiming({ duration, video, audio }: MediaFacts, { retime: { speed, reverse } }: RetimeJob): string[] {
  const stuck = [video, audio].find((track) => track && !track.decodable);
  if (reverse) return [stuck ? `This browser cannot decode ${codecName(stuck.codec)}.` : 'To be re-encoded.'];
  const tooFast = video && speed > 1 && (video.frameRate ?? 0) * speed > mostFrameRate * 1.02;
  const kept = video && !tooFast ? ' Its picture is to be copied.' : '';
  const fewer = tooFast ? ` The picture is to be re-encoded, with ${mostFrameRate} frames a second.` : '';
  const mute = audio && !audio.decodable ? ` This browser cannot decode ${codecName(audio.codec)}.` : '';
  return [`It will be ${describeDuration(duration / speed)} long.${kept}${fewer}${mute}`];
}

/** To one digit that counts. */
const roundly = (value: number) => Number(value.toPrecision(1));

/** The tracks that a job encodes anew. */
export function tracksAgain({ duration, video, audio }: MediaFacts, job: MediaJob) {
  const { container, trim } = job;
  const exact = isCut(duration, trim) && trim?.exact === true;
  const wishes = wishesFor(job);
  const again = [
    video &&
      wishes &&
      (job.goal !== undefined ||
        redraws(video, wishes) ||
        (exact && !video.cuttable) ||
        !fits(video, container, wishes)) &&
      ({ track: video, word: 'video' } as const),
    audio &&
      job.audio !== 'discard' &&
      (!video || job.goal === undefined) &&
      (changesSound(job.audio) || (exact && !audio.cuttable) || !fits(audio, container, job.audio)) &&
      ({ track: audio, word: 'sound' } as const),
  ];
  return again.filter((entry) => typeof entry === 'object');
}

const isCut = (duration: number, trim: MediaJob['trim']) =>
  (trim?.start ?? 0) > 0 || (trim?.end ?? Infinity) < duration;

/** Nothing where the picture is left out. */
const wishesFor = ({ container, video }: MediaJob): VideoWishes | undefined =>
  video === 'discard' || (container !== 'input' && formats[container].kind !== 'video') ? undefined : (video ?? {});

/** Which tracks will be copied, and which encoded anew. */
function foreseeWork(facts: MediaFacts, job: MediaJob): string[] {
  const { video } = facts;
  const again = tracksAgain(facts, job);
  const stuck = again.find(({ track }) => !track.decodable)?.track;
  if (stuck) {
    const holders = new Intl.ListFormat('en', { type: 'disjunction' }).format(stuck.fits.map((id) => formats[id].name));
    return [
      `This browser cannot decode ${codecName(stuck.codec)}.${holders && ` Without that, it can go into ${holders}.`}`,
    ];
  }
  const exact = isCut(facts.duration, job.trim) && job.trim?.exact === true;
  const spliced = exact && video && wishesFor(job) && !again.some(({ track }) => track === video);
  const ends = spliced
    ? ['Of the picture, only what lies between the cuts and the next key frames is to be re-encoded.']
    : [];
  if (again.length === 0) return spliced ? ends : ['To be copied without re-encoding.'];
  return [...ends, `To be re-encoded: ${again.map(({ word }) => word).join(' and ')}.`];
}

/** Whether what is wished for the picture changes every frame of it. */
function redraws(video: NonNullable<MediaFacts['video']>, { height, size, crop, frameRate, ...turn }: VideoWishes) {
  const within =
    size?.fit === 'inside' && (size.width ?? Infinity) >= video.width && (size.height ?? Infinity) >= video.height;
  return (
    (size ? !within : (height ?? Infinity) < video.height) ||
    crop !== undefined ||
    turn.fade !== undefined ||
    (frameRate ?? Infinity) < (video.frameRate ?? 0) ||
    ((turn.angle !== undefined || turn.mirror === true) && (turn.redraw === true || !video.turnable))
  );
}

const fits = (track: TrackFacts, container: MediaJob['container'], wishes?: { codec?: string; bitrate?: number }) =>
  (container === 'input' || track.fits.includes(container)) &&
  (wishes?.codec ?? track.codec) === track.codec &&
  wishes?.bitrate === undefined;
