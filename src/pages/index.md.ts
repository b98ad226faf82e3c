import type { APIRoute } from 'astro';
import { catalog } from '../catalog.ts';
import { pagesBeside } from '../addresses/pages-beside.ts';

export const GET: APIRoute = () =>
  new Response(`# Stayput

> File tools that never take your file: everything is worked on in the browser, on this device.

## Tools

${[...catalog.map(({ slug, tool }) => ({ slug, ...tool })), ...pagesBeside]
  .map(({ slug, title, description }) => `- [${title}](/${slug}.md): ${description}`)
  .join('\n')}

## More

- [Blog](/blog.md)
- [API](/docs/api.md)
- [Engines](/docs/engines.md)
- [Privacy](/privacy.md)
- [Contact](/contact.md)
`);
