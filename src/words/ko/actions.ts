import type * as english from '#words/actions.ts';
import type { Words } from '#wording/words.ts';
import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `${formats[format].name} 형식으로 변환`;

export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `${describeSize(bytes)}로 압축` : '압축';

export const trimTo: Words<typeof english.trimTo> = (format) => `잘라서 ${formats[format].name} 변환`;

export const make: Words<typeof english.make> = (format) => `${formats[format].name} 만들기`;
