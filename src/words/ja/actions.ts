import type * as english from '#words/actions.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `${formats[format].name}に変換`;

export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `${describeSize(bytes)}に圧縮` : '圧縮';

export const trimTo: Words<typeof english.trimTo> = (format) => `${formats[format].name}にカット`;

export const make: Words<typeof english.make> = (format) => `${formats[format].name}を作成`;
