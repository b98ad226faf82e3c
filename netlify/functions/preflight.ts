import type { Config } from '@netlify/functions';
import { empty } from '../lib/answers.ts';

/** Files answer no OPTIONS. Browsers ask it before they read a document from another origin with headers of their own. */
export default function preflight(): Response {
  const allow = 'GET, HEAD, OPTIONS';
  return empty(204, {
    Allow: allow,
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': 'Authorization, If-None-Match, MCP-Protocol-Version',
    'Access-Control-Max-Age': '86400',
  });
}

export const config: Config = {
  path: ['/.well-known/*', '/openapi.json', '/auth.md', '/llms.txt', '/robots.txt', '/rss.xml'],
  method: 'OPTIONS',
};
