import { direction } from '#language.ts';

/** Lucide's icons (ISC, `icons/LICENSE`), without the attributes of their `<svg>` that `.icon` has, by their file names. */
const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** The names that pages use. */
const icons = {
  image: 'image',
  pdf: 'file-text',
  video: 'film',
  audio: 'music',
  'move-up': 'arrow-up',
  'move-down': 'arrow-down',
  'move-left': 'arrow-left',
  'move-right': 'arrow-right',
  previous: 'arrow-left',
  next: 'arrow-right',
  'turn-left': 'rotate-ccw',
  undo: 'undo-2',
  'turn-right': 'rotate-cw',
  duplicate: 'copy',
  delete: 'trash-2',
  done: 'check',
  failed: 'circle-alert',
  compare: 'columns-2',
  copy: 'copy',
  save: 'download',
  share: 'share-2',
  receipt: 'receipt-text',
  more: 'ellipsis',
  folder: 'folder-open',
  grip: 'grip-vertical',
  remove: 'x',
  search: 'search',
  settings: 'sliders-horizontal',
  play: 'play',
  pause: 'pause',
  sound: 'volume-2',
  silent: 'volume-x',
  'full-screen': 'maximize',
  wide: 'move-horizontal',
  'zoom-in': 'plus',
  'zoom-out': 'minus',
} as const;

export type IconName = keyof typeof icons;

/** Only the paths: the icon's own `<svg>` would repeat what `.icon` in the base styles says once. */
export const paths = (svg: string) => svg.replace(/^<svg.*?>/, '').replace('</svg>', '');

/** Those that point where people read on to, or back from. */
const directed: readonly IconName[] = ['previous', 'next', 'undo'];

const mirrored = (drawn: string) => `<g transform="matrix(-1 0 0 1 24 0)">${drawn}</g>`;

/** The contents of an icon, for an `<svg class="icon" viewBox="0 0 24 24">`. */
export function pathsOf(name: IconName): string {
  const drawn = paths(files[`./icons/${icons[name]}.svg`] ?? '');
  return direction === 'rtl' && directed.includes(name) ? mirrored(drawn) : drawn;
}
