import type { ControlKind } from '../../options/control-kinds.ts';
import type { RoleGroup } from '../../options/roles.ts';
import { previewTitles } from '../../words/en/controls/previews.ts';

/** What holds the value of an option, and how it is read from there. */
export type ControlType = 'boolean' | 'file' | 'json' | 'number' | 'string' | 'time';

/** An element that shows files, and what defines it, loaded with the first file. */
interface Shown {
  element: string;
  load: () => Promise<unknown>;
}

/** Whose options it reads beside its own, by their roles: a tool that has it has at least one of these groups. */
interface Reader {
  reads?: readonly RoleGroup[];
}

type Control = Reader & {
  type: ControlType;
  /** What it is in the form: `OptionField.astro` has a component for each. */
  field: string;
  /** It is several inputs, and its title is their legend. */
  isGroup?: true;
  /** Nobody sees it: the page sets it. */
  isHidden?: true;
  /** What the rows of files offer because of it: which of their pages are wanted, or how long each is shown. */
  inRows?: 'paged' | 'timed';
} & (
    | (Shown & {
        /** It needs more room than the form has, and stands beside the files. */
        onStage?: true;
      })
    | { element?: never; load?: never; onStage?: never }
  );

const pageBoard = {
  type: 'string',
  field: 'list',
  onStage: true,
  element: 'page-board',
  load: () => import('./pages/page-board.ts'),
} as const;
const picture = { type: 'json', field: 'staged', onStage: true } as const;
const form = { type: 'json', field: 'staged-form', onStage: true } as const;

/** What each kind of control is on the page. */
export const controls = {
  text: { type: 'string', field: 'text' },
  number: { type: 'number', field: 'number' },
  /** Seconds, written as `2:40`. */
  time: { type: 'time', field: 'time' },
  checkbox: { type: 'boolean', field: 'checkbox' },
  select: { type: 'string', field: 'select' },
  /** A few choices, all in view. */
  choice: { type: 'string', field: 'choice', isGroup: true },
  /** Choices that the container cannot hold are marked. */
  codec: { type: 'string', field: 'codec', reads: ['container'] },
  /** It begins with the language of the browser. */
  language: { type: 'string', field: 'select', reads: ['language'] },
  range: { type: 'number', field: 'range' },
  password: { type: 'string', field: 'password' },
  colour: { type: 'string', field: 'colour' },
  places: { type: 'string', field: 'places', isGroup: true },
  file: { type: 'file', field: 'file' },
  /** The tags that someone emptied. */
  emptied: { type: 'json', field: 'emptied', isHidden: true },
  /** The matches on pages to keep. The control that shows them sets it. */
  kept: { type: 'json', field: 'hidden', isHidden: true },
  'entry-times': {
    type: 'string',
    field: 'text',
    inRows: 'timed',
    element: 'entry-times',
    load: () => import('../rows/entry-times.ts'),
  },
  pages: pageBoard,
  'page-order': { ...pageBoard, inRows: 'paged' },
  frames: { ...pageBoard, element: 'film-strip', load: () => import('./frames/film-strip.ts') },
  'crop-box': { ...picture, element: 'crop-box', load: () => import('./crop/crop-box.ts') },
  points: { ...picture, element: 'pick-points', load: () => import('./crop/pick-points.ts') },
  'pdf-metadata': { ...form, element: 'pdf-metadata', load: () => import('./pdf/pdf-metadata.ts') },
  'pdf-fields': { ...form, element: 'pdf-fields', load: () => import('./pdf/pdf-fields.ts') },
  'pdf-signature': { ...form, element: 'pdf-signature', load: () => import('./pdf/pdf-signature.ts') },
  'page-areas': {
    ...form,
    element: 'page-areas',
    load: () => import('./pages/page-areas.ts'),
    reads: ['words', 'mark'],
  },
} as const satisfies Record<ControlKind, Control>;

export type FieldId = (typeof controls)[ControlKind]['field'];

type ElementName = Extract<(typeof controls)[ControlKind], { element: string }>['element'];

export const controlOf = (kind: ControlKind): Control & { field: FieldId; element?: ElementName } => controls[kind];

type Preview = Shown & { title: string; reads: readonly [RoleGroup, ...RoleGroup[]] };

/** What shows options at work, on the stage of the tools that have a group that it reads. */
export const previews: readonly Preview[] = [
  { title: previewTitles.trim, element: 'trim-player', load: () => import('./time/trim-player.ts'), reads: ['range'] },
  {
    title: previewTitles.fade,
    element: 'fade-player',
    load: () => import('./time/fade-player.ts'),
    reads: ['fades', 'fadeLook', 'volume'],
  },
];

/** Loads what shows files within `root`. */
export const loadShown = (root: ParentNode) =>
  Promise.all(
    [...Object.values<Control>(controls), ...previews].map(({ element, load }) =>
      element && root.querySelector(element) ? load() : undefined,
    ),
  );
