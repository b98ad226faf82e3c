import type { APIRoute } from 'astro';
import { hubs } from '#directory/hubs.ts';
import { catalog } from '#catalog.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

export const GET: APIRoute = () =>
  markdownPage(`# Stayput

> File tools that never take your file: everything is worked on in the browser, on this device.

## Tools

${[...catalog.map(({ slug, tool }) => ({ slug, ...tool })), ...pagesBeside]
  .map(({ slug, title, description }) => `- [${title}](/${slug}.md): ${description}`)
  .join('\n')}

## More

- [All tools, by what they do](/tools.md)
${hubs.map(({ slug, short }) => `- [${short}](/${slug}.md)`).join('\n')}
- [Blog](/blog.md)
- [API](/docs/api.md)
- [Engines](/docs/engines.md)
- [About](/about.md)
- [Privacy](/privacy.md)
- [Contact](/contact.md)
- [Changelog](/changelog.md)
`);
