import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import highlighter from 'lucide-static/icons/highlighter.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import pointer from 'lucide-static/icons/mouse-pointer-2.svg?raw';
import slash from 'lucide-static/icons/slash.svg?raw';
import type from 'lucide-static/icons/type.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { paths } from '../../../icons.ts';
import type { MarkKind } from '../../../words/en/controls/page-writing.ts';

/** Apart from the icons of all pages, because only one page needs them. */
const icons: Record<MarkKind | 'move', string> = {
  move: pointer,
  text: type,
  date: calendar,
  tick: check,
  cross: x,
  line: slash,
  highlight: highlighter,
  pen: pencil,
};

/** The markup is our own, and contains nothing from a file. */
export const markIcon = (name: MarkKind | 'move') =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(paths(icons[name]))}</svg>`;
