import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import receipt from 'lucide-static/icons/receipt-text.svg?raw';
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw';
import rotateCw from 'lucide-static/icons/rotate-cw.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import columns from 'lucide-static/icons/columns-2.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import fileText from 'lucide-static/icons/file-text.svg?raw';
import film from 'lucide-static/icons/film.svg?raw';
import folderOpen from 'lucide-static/icons/folder-open.svg?raw';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import image from 'lucide-static/icons/image.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import music from 'lucide-static/icons/music.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import fullScreen from 'lucide-static/icons/maximize.svg?raw';
import moveHorizontal from 'lucide-static/icons/move-horizontal.svg?raw';
import sound from 'lucide-static/icons/volume-2.svg?raw';
import silent from 'lucide-static/icons/volume-x.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';

/** Lucide's icons (ISC), by the names that pages use. */
export const icons = {
  image,
  pdf: fileText,
  video: film,
  audio: music,
  'move-up': arrowUp,
  'move-down': arrowDown,
  previous: arrowLeft,
  next: arrowRight,
  'turn-left': rotateCcw,
  undo,
  'turn-right': rotateCw,
  duplicate: copy,
  delete: trash,
  done: check,
  failed: circleAlert,
  compare: columns,
  copy,
  save: download,
  share,
  receipt,
  more: ellipsis,
  folder: folderOpen,
  grip,
  remove: x,
  search,
  settings: sliders,
  play,
  pause,
  sound,
  silent,
  'full-screen': fullScreen,
  wide: moveHorizontal,
  'zoom-in': plus,
  'zoom-out': minus,
};

export type IconName = keyof typeof icons;

/** Only the paths: the icon's own `<svg>` would repeat what `.icon` in the base styles says once. */
export const paths = (svg: string) =>
  svg
    .replace(/<!--.*?-->/s, '')
    .replace(/^[\s\S]*?<svg[\s\S]*?>/, '')
    .replace('</svg>', '');

/** The contents of an icon, for an `<svg class="icon" viewBox="0 0 24 24">`. */
export const pathsOf = (name: IconName): string => paths(icons[name]);
