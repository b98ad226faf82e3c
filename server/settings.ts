import { resolve } from 'node:path';

/** Settings from the environment, for all commands. */
export const root = resolve(import.meta.dirname, '..');
export const data = resolve(process.env['STAYPUT_DATA'] ?? resolve(root, '.data'));
