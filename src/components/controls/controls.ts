import type { ControlKind } from '#options/control-kinds.ts';
import type { RoleGroup } from '#options/roles.ts';
import { previewTitles } from '#words/controls/previews.ts';

/** How the value of an option is held in the form and read from it. */
export type ControlType = 'boolean' | 'file' | 'json' | 'number' | 'string' | 'time';

/** The groups of roles whose options it reads besides its own: a tool that has it has at least one of these groups. */
interface Reader {
  reads?: readonly RoleGroup[];
  /** Like `reads`, but optional for the tool. */
  mayRead?: readonly RoleGroup[];
}

type Control = Reader & {
  type: ControlType;
  /** How it appears in the form: `OptionField.astro` has a component for each. */
  field: string;
  /** It consists of several inputs, and its title is their legend. */
  isGroup?: true;
  /** It is never visible: the page sets it. */
  isHidden?: true;
  /** What it adds to the rows of files: which pages are wanted, or how long each file is shown. */
  inRows?: 'paged' | 'timed';
} & (
    | {
        /** Shows files: `load-shown.ts` loads it with the first. */
        element: string;
        /** It needs more room than the form has, so it is placed beside the files. */
        onStage?: true;
      }
    | { element?: never; onStage?: never }
  );

const pageBoard = { type: 'string', field: 'list', onStage: true, element: 'page-board' } as const;
const picture = { type: 'json', field: 'staged', onStage: true } as const;
const form = { type: 'json', field: 'staged-form', onStage: true } as const;

/** How each kind of control appears on the page. */
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
  /** It starts with the language of the browser. */
  language: { type: 'string', field: 'select', reads: ['language'] },
  range: { type: 'number', field: 'range' },
  password: { type: 'string', field: 'password' },
  colour: { type: 'string', field: 'colour' },
  places: { type: 'string', field: 'places', isGroup: true },
  file: { type: 'file', field: 'file' },
  /** The tags that someone cleared. */
  emptied: { type: 'json', field: 'emptied', isHidden: true },
  /** The matches to keep on the pages. The control that shows them sets it. */
  kept: { type: 'json', field: 'hidden', isHidden: true },
  'entry-times': { type: 'string', field: 'text', inRows: 'timed', element: 'entry-times' },
  pages: pageBoard,
  'page-order': { ...pageBoard, inRows: 'paged' },
  frames: { ...pageBoard, element: 'film-strip' },
  'crop-box': { ...picture, element: 'crop-box', mayRead: ['shape'] },
  'photo-frame': { ...picture, element: 'photo-frame', reads: ['photo'] },
  points: { ...picture, element: 'pick-points' },
  'pdf-metadata': { ...form, element: 'pdf-metadata' },
  'pdf-fields': { ...form, element: 'pdf-fields' },
  'pdf-signature': { ...form, element: 'pdf-signature' },
  'page-writing': { ...form, element: 'page-writing' },
  'image-areas': { ...form, element: 'image-areas' },
  'page-areas': { ...form, element: 'page-areas', reads: ['words'] },
  'sign-areas': { ...form, element: 'sign-areas', reads: ['mark'] },
} as const satisfies Record<ControlKind, Control>;

export type FieldId = (typeof controls)[ControlKind]['field'];

type ControlElement = Extract<(typeof controls)[ControlKind], { element: string }>['element'];

export const controlOf = (kind: ControlKind): Control & { field: FieldId; element?: ControlElement } => controls[kind];

interface Preview {
  title: string;
  element: string;
  reads: readonly [RoleGroup, ...RoleGroup[]];
}

/** What previews options in action, on the stage of tools that have a group it reads. */
export const previews = [
  { title: previewTitles.trim, element: 'trim-player', reads: ['range'] },
  { title: previewTitles.fade, element: 'fade-player', reads: ['fades', 'fadeLook', 'volume'] },
] as const satisfies readonly Preview[];

/** An element that shows files. */
export type ElementName = ControlElement | (typeof previews)[number]['element'];
