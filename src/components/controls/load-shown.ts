import type { ElementName } from './controls.ts';

/** The modules that define the elements that show files, each loaded with the first file of a page that has it. */
const modules: Record<ElementName, () => Promise<unknown>> = {
  'crop-box': () => import('./crop/crop-box.ts'),
  'photo-frame': () => import('./crop/photo-frame.ts'),
  'entry-times': () => import('../rows/entry-times.ts'),
  'fade-player': () => import('./time/fade-player.ts'),
  'film-strip': () => import('./frames/film-strip.ts'),
  'image-areas': () => import('./areas/image-areas.ts'),
  'page-areas': () => import('./pages/page-areas.ts'),
  'page-board': () => import('./pages/page-board.ts'),
  'page-writing': () => import('./pdf/page-writing.ts'),
  'pdf-fields': () => import('./pdf/pdf-fields.ts'),
  'pdf-metadata': () => import('./pdf/pdf-metadata.ts'),
  'pdf-signature': () => import('./pdf/pdf-signature.ts'),
  'pick-points': () => import('./crop/pick-points.ts'),
  'sign-areas': () => import('./pages/sign-areas.ts'),
  'trim-player': () => import('./time/trim-player.ts'),
};

/** Loads the elements within `root` that show files. */
export const loadShown = (root: ParentNode) =>
  Promise.all(Object.entries(modules).map(([element, load]) => (root.querySelector(element) ? load() : undefined)));
