import { documents } from './documents.ts';
import type { Miss } from './miss.ts';
import { other } from './other.ts';
import { pictures } from './pictures.ts';
import { recordings } from './recordings.ts';

/** THE table of honest refusals. */
export const misses: readonly Miss[] = [...documents, ...pictures, ...recordings, ...other];
