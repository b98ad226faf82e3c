import type { FormatId } from './formats.ts';

/** Image formats that every browser shows. */
export const shownByAll: readonly FormatId[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'svg', 'bmp', 'ico'];
