import * as v from 'valibot';
import { formats } from '../formats/formats.ts';
import type { Tool } from '../tool.ts';
import animationToVideo from '../tools/animation-to-video.ts';
import videoToGif from '../tools/video-to-gif.ts';

/** THE tables of conversions between videos and animated pictures that have a page of their own. */
const toPictures = {
  mp4: ['gif', 'webp'],
  mov: ['gif', 'webp'],
  webm: ['gif', 'webp'],
  mkv: ['gif'],
} as const;
const toVideos = {
  gif: ['mp4', 'webm'],
  webp: ['mp4', 'webm'],
  png: ['mp4'],
  avif: ['mp4'],
} as const;

/** Animated PNG goes by another name. */
const nameOf = (id: keyof typeof toVideos) => (id === 'png' ? 'APNG' : formats[id].name);

function pictureTool(from: keyof typeof toPictures, to: 'gif' | 'webp'): Tool {
  const [source, target] = [formats[from].name, formats[to].name];
  const { entries } = videoToGif.options;
  return {
    ...videoToGif,
    title: `Convert ${source} to ${target}`,
    description: `Turn all or part of a ${source} video into ${to === 'gif' ? 'a GIF' : 'an animated WebP'}, with the speed, size and repeats you choose.`,
    accepts: [from],
    options: v.object({ ...entries, format: v.optional(entries.format.wrapped, to) }),
    // The options are the tool's own: the default alone is another one.
    job: videoToGif.job as Tool['job'],
  };
}

function videoTool(from: keyof typeof toVideos, to: 'mp4' | 'webm'): Tool {
  const { entries } = animationToVideo.options;
  return {
    ...animationToVideo,
    title: `Convert ${nameOf(from)} to ${formats[to].name}`,
    description: `Turn animated ${nameOf(from)} into ${formats[to].name} videos, many at once.`,
    accepts: [from],
    options: v.object({ ...entries, container: v.optional(entries.container.wrapped, to) }),
    job: animationToVideo.job as Tool['job'],
  };
}

type From<Table> = (keyof Table)[];

/** Every pair, each a tool with its target chosen. */
export const animationPairs = [
  ...(Object.keys(toPictures) as From<typeof toPictures>).flatMap((from) =>
    toPictures[from].map((to) => ({ from, to, runs: 'video-to-gif', tool: pictureTool(from, to) })),
  ),
  ...(Object.keys(toVideos) as From<typeof toVideos>).flatMap((from) =>
    toVideos[from].map((to) => ({ from, to, runs: 'animation-to-video', tool: videoTool(from, to) })),
  ),
];
