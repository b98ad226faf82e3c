import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import calendar from '#icons/marks/calendar.svg?raw';
import highlighter from '#icons/marks/highlighter.svg?raw';
import pencil from '#icons/marks/pencil.svg?raw';
import pointer from '#icons/marks/mouse-pointer-2.svg?raw';
import slash from '#icons/marks/slash.svg?raw';
import type from '#icons/marks/type.svg?raw';
import { paths, pathsOf } from '#icons.ts';
import type { MarkKind } from '#words/controls/page-writing.ts';

/** Apart from the icons of all pages, because only one page needs them. */
const icons: Record<MarkKind | 'move', string> = {
  move: paths(pointer),
  text: paths(type),
  date: paths(calendar),
  tick: pathsOf('done'),
  cross: pathsOf('remove'),
  line: paths(slash),
  highlight: paths(highlighter),
  pen: paths(pencil),
};

/** The markup is our own, and contains nothing from a file. */
export const markIcon = (name: MarkKind | 'move') =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(icons[name])}</svg>`;
