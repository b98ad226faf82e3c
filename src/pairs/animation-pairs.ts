import { formats } from '#formats/formats.ts';
import { withRecipe } from '#recipes/with-recipe.ts';
import animationToVideo from '#tools/animation-to-video.ts';
import videoToGif from '#tools/video-to-gif.ts';

/** THE tables of conversions between videos and animated images that have their own page. */
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

/** Animated PNG has a name of its own. */
const nameOf = (id: keyof typeof toVideos) => (id === 'png' ? 'APNG' : formats[id].name);

function picturePage(from: keyof typeof toPictures, to: 'gif' | 'webp') {
  const [source, target] = [formats[from].name, formats[to].name];
  return withRecipe(
    videoToGif,
    { format: to },
    {
      title: `Convert ${source} to ${target}`,
      description: `Turn all or part of a ${source} video into ${to === 'gif' ? 'a GIF' : 'an animated WebP'}, with the speed, size and repeats you choose.`,
      accepts: [from],
    },
  );
}

const videoPage = (from: keyof typeof toVideos, to: 'mp4' | 'webm') =>
  withRecipe(
    animationToVideo,
    { container: to },
    {
      title: `Convert ${nameOf(from)} to ${formats[to].name}`,
      description: `Turn animated ${nameOf(from)} into ${formats[to].name} videos, many at once.`,
      accepts: [from],
    },
  );

type From<Table> = (keyof Table)[];

/** Every pair, each a tool with its target chosen. */
export const animationPairs = [
  ...(Object.keys(toPictures) as From<typeof toPictures>).flatMap((from) =>
    toPictures[from].map((to) => ({ from, to, runs: 'video-to-gif', ...picturePage(from, to) })),
  ),
  ...(Object.keys(toVideos) as From<typeof toVideos>).flatMap((from) =>
    toVideos[from].map((to) => ({ from, to, runs: 'animation-to-video', ...videoPage(from, to) })),
  ),
];
