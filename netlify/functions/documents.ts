import type { Config } from '@netlify/functions';
import { document } from '../lib/document.ts';

/** Files answer GET and HEAD alone. Browsers ask OPTIONS before they read one from another origin with headers of their own. */
export default document;

export const config: Config = {
  path: ['/.well-known/*', '/*.md', '/openapi.json', '/llms.txt', '/robots.txt', '/rss.xml'],
  method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
};
