import type { APIRoute } from 'astro';
import { api } from '#api/api.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const { path, method, request } = api.submitContact;

export const GET: APIRoute = () =>
  markdownPage(`# Contact

> A person reads what you write.

People use the form on [/contact](/contact). Programs send \`${method} ${path}\` with JSON:

\`\`\`json
${JSON.stringify(request.example, null, 2)}
\`\`\`

\`name\` has 2 characters or more, \`subject\` 3, \`message\` 10; \`email\` is where the answer goes. See [the API](/docs/api.md).
`);
