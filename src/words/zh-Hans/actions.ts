import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/actions.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `转换为 ${formats[format].name}`;

export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `压缩到 ${describeSize(bytes)}` : '压缩';

export const trimTo: Words<typeof english.trimTo> = (format) => `剪辑并转换为 ${formats[format].name}`;

export const make: Words<typeof english.make> = (format) => `生成 ${formats[format].name}`;
