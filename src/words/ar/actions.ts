import { formats } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';
import type * as english from '#words/actions.ts';
import type { Words } from '#wording/words.ts';

/** Labels of the buttons of several tools, which say what their options will do. */

export const convertTo: Words<typeof english.convertTo> = (format) => `تحويل إلى ${formats[format].name}`;

export const compressTo: Words<typeof english.compressTo> = (bytes) =>
  bytes > 0 ? `ضغط إلى ${describeSize(bytes)}` : 'ضغط';

export const trimTo: Words<typeof english.trimTo> = (format) => `قص وتحويل إلى ${formats[format].name}`;

export const make: Words<typeof english.make> = (format) => `إنشاء ${formats[format].name}`;
