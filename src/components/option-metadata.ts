import type { JsonSchema } from '@valibot/to-json-schema';
import { formats, type FormatId } from '../formats.ts';
import type { TagName } from '../jobs/media-job.ts';

/** `loudness`: in LUFS, else by the gain. `sound`: whether it fades too. */
export type PlayedOption = 'fade-in' | 'fade-out' | 'colour' | 'sound' | 'loudness' | 'gain';

/** What `v.metadata` of an option says, as `options.ts` lists it. */
interface Metadata {
  'x-unit'?: string;
  'x-labels'?: Record<string, string>;
  'x-control'?:
    | 'range'
    | 'password'
    | 'colour'
    | 'crop-box'
    | 'points'
    | 'file'
    | 'codec'
    | 'emptied'
    | 'places'
    | 'text'
    | 'pages'
    | 'page-order'
    | 'frames'
    | 'entry-times'
    | 'pdf-metadata'
    | 'page-areas'
    | 'pdf-fields'
    | 'pdf-signature'
    | 'start-time'
    | 'end-time';
  /** Of files. */
  'x-accepts'?: readonly FormatId[];
  /** What of the fades and the volume that a player shows it sets. */
  'x-plays'?: PlayedOption;
  /** The tag of the files that it stands for: filled with what they say. */
  'x-tag'?: TagName;
  'x-carry'?: boolean;
  /** Whether it is put away until it is wanted. Default false. */
  'x-folded'?: boolean;
  'x-when'?: When;
}

/** The values of other options with which an option counts. */
type When = Record<string, string | string[] | boolean>;

/** Whether an option counts with these values of the others. */
export const isWanted = (when: When, values: Record<string, unknown>) =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().some((one) => one === values[name]));

export const metadataOf = (schema: JsonSchema) => schema as Metadata;

/** Whether an option is set on a picture, which needs more room than the form has. */
const onStage = new Set([
  'crop-box',
  'points',
  'pages',
  'page-order',
  'frames',
  'pdf-metadata',
  'page-areas',
  'pdf-fields',
  'pdf-signature',
]);

export const isOnStage = (schema: JsonSchema) => onStage.has(metadataOf(schema)['x-control'] ?? '');

/** Whether it says how long each file is shown; their rows say it too. */
export const isEntryTimes = (schema: unknown) => metadataOf(schema as JsonSchema)['x-control'] === 'entry-times';

/** Whether it puts pages in order; the rows of files say then which of theirs are wanted. */
export const isPageOrder = (schema: unknown) => metadataOf(schema as JsonSchema)['x-control'] === 'page-order';

/** What a file input is told to offer. */
export const acceptOf = (accepts: readonly FormatId[]): string =>
  [
    ...accepts.flatMap((id) => [formats[id].mimeType, ...formats[id].extensions.map((extension) => `.${extension}`)]),
    ...(accepts.includes('ts') ? ['.m3u8', '.m4s', '.key'] : []),
  ].join();
