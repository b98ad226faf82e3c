import { imagePresets } from './image-presets.ts';
import { pdfPresets } from './pdf-presets.ts';
import type { Preset } from './preset.ts';
import { videoPresets } from './video-presets.ts';

/** THE table of pages for one purpose, each a tool with some of its options chosen. */
export const presets: readonly Preset[] = [...imagePresets, ...pdfPresets, ...videoPresets];
