import { resolve } from 'node:path';

/** What the environment says, for all commands. */
export const root = resolve(import.meta.dirname, '..');
export const data = resolve(process.env['STAYPUT_DATA'] ?? resolve(root, '.data'));
