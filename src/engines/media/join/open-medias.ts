import type { Media } from '../open/open-media.ts';

/**
 * Keeps media that are closed together. Not a `DisposableStack`, which few browsers have. Nor a class: Mediabunny, when
 * it is loaded, defines `Symbol.dispose` where the browser does not, and a class could be evaluated before.
 */
export function openMedias() {
  const medias: Media[] = [];
  return {
    add(media: Media): Media {
      medias.push(media);
      return media;
    },
    [Symbol.dispose]: () => {
      for (const media of medias) media[Symbol.dispose]();
    },
  };
}
