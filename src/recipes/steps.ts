import * as v from 'valibot';
import type { Kind } from '#formats/format.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import type { ImageOperation } from '#jobs/contract/image-operation.ts';
import type { PdfOperation } from '#jobs/contract/job.ts';
import type { ReadOperation } from '#jobs/contract/reading.ts';
import type { MediaOperation } from '#jobs/contract/media-operation.ts';
import { startsByItself, type Tool } from '#tool.ts';

const recordings: readonly Kind[] = ['video', 'audio'];
const documents: readonly Kind[] = ['document'];
const pictures: readonly Kind[] = ['image'];

/** The kinds of files that operations make; empty if the result is a text to read. */
const made: {
  image: Record<ImageOperation['type'], readonly Kind[]>;
  media: Record<MediaOperation['type'], readonly Kind[]>;
  pdf: Record<PdfOperation['type'], readonly Kind[]>;
  ocr: Record<ReadOperation['as'], readonly Kind[]>;
} = {
  image: {
    encode: pictures,
    'encode-smallest': pictures,
    'turn-or-crop': pictures,
    'rewrite-metadata': pictures,
    'split-frames': pictures,
    join: pictures,
    variants: pictures,
    'data-url': [],
    colours: [],
    inspect: [],
    document: documents,
  },
  media: {
    convert: recordings,
    compress: recordings,
    join: recordings,
    frames: pictures,
    animation: pictures,
    film: ['video'],
    speed: recordings,
    reverse: recordings,
    info: [],
    inspect: [],
    'add-subtitles': recordings,
    'extract-subtitles': ['subtitles'],
    'convert-subtitles': ['subtitles'],
  },
  pdf: {
    merge: documents,
    extract: documents,
    delete: documents,
    rotate: documents,
    split: documents,
    draw: pictures,
    text: [],
    markup: [],
    'add-text': documents,
    'extract-pictures': pictures,
    compress: documents,
    stamp: documents,
    'edit-metadata': documents,
    'remove-metadata': documents,
    flatten: documents,
    crop: documents,
    sheets: documents,
    greyscale: documents,
    repair: documents,
    compare: [],
    verify: [],
    inspect: [],
    redact: documents,
    fill: documents,
    sign: documents,
    write: documents,
    'sign-digitally': documents,
    unlock: documents,
    protect: documents,
  },
  ocr: { pdf: documents, text: [], markdown: [], json: [] },
};

/** The kinds of files that a tool makes. */
export function kindsMade(tool: Tool): readonly Kind[] {
  const job = tool.job(v.parse(tool.options, {}));
  if (job.engine === 'ocr') return made.ocr[job.operation.as];
  const { engine, operation } = job;
  // Each engine's table has all of its operations.
  return (made[engine] as Record<string, readonly Kind[]>)[operation.type] ?? [];
}

/** Whether a tool can be a step of a workflow: its options must not depend on a file. */
export const canBeStep = (tool: Tool): boolean =>
  !tool.needsFile && !startsByItself(tool) && tool.files === undefined && tool.accepts.length > 0;

/** Whether a tool takes files of one of these kinds. */
export const takesKind = (accepts: readonly FormatId[], kinds: readonly Kind[]): boolean =>
  accepts.some((format) => kinds.includes(formats[format].kind));
