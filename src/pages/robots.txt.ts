import type { APIRoute } from 'astro';
import { base } from '#discovery/base.ts';

/** Reading and quoting are welcome; training on these words is not. Named groups do not inherit from `*`. */
const agents = [
  '*',
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'PerplexityBot',
  'Google-Extended',
];

// A comment, because validators report unknown lines as errors. Agents also find the catalog by its well-known address
// and by Link headers.
const text = `${agents.map((agent) => `User-agent: ${agent}`).join('\n')}
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /
Disallow: /data/

Sitemap: ${base}/sitemap-index.xml
# Agentmap: ${base}/.well-known/ard.json
`;

export const GET: APIRoute = () => new Response(text);
