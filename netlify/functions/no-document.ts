import type { Config } from '@netlify/functions';
import { document } from '../lib/document.ts';

/** Programs try many well-known addresses. If there is no file, they get an answer they can read instead of a page. */
export default document;

export const config: Config = { path: '/.well-known/*', method: 'GET', preferStatic: true };
