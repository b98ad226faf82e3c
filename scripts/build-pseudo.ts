// Builds the site in a pseudo-language, into a folder: node scripts/build-pseudo.ts <folder>
import { resolve } from 'node:path';
import { build } from 'astro';
import { pseudoLanguage } from './pseudo-language.ts';

const [, , folder = 'test-results/pseudo'] = process.argv;
const root = resolve(import.meta.dirname, '..');
await build({ root, outDir: resolve(folder), logLevel: 'error', vite: { plugins: pseudoLanguage(root) } });
