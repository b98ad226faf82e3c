import type { Config } from '@netlify/functions';
import { document } from '../lib/document.ts';

/**
 * Files answer only GET and HEAD. Browsers send OPTIONS before they read one from another origin with custom headers.
 */
export default document;

export const config: Config = {
  path: ['/.well-known/*', '/*.md', '/openapi.json', '/llms.txt', '/robots.txt', '/rss.xml', '/feed.json'],
  method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
};
