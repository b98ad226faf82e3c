import type { APIRoute } from 'astro';
import { catalog } from '../catalog.ts';

export const GET: APIRoute = () =>
  new Response(`# Stayput

> File tools that never take your file: everything is worked on in the browser, on this device.

## Tools

${catalog.map(({ slug, tool }) => `- [${tool.title}](/${slug}.md): ${tool.description}`).join('\n')}

## More

- [Blog](/blog.md)
- [API](/docs/api.md)
- [Privacy](/privacy.md)
- [Contact](/contact.md)
`);
