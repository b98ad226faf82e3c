import type { APIRoute } from 'astro';
import type { Endpoint } from '#api/api.ts';
import { documents } from '#discovery/documents.ts';
import { answerText, curl, endpoints, fieldLines, rules, statusLines } from '#discovery/endpoint-text.ts';
import { openApiPath } from '#discovery/openapi.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const fieldsText = ({ request }: Endpoint) =>
  request
    ? `\n${fieldLines(request.schema)
        .map(({ name, text }) => `- \`${name}\`: ${text}`)
        .join('\n')}\n`
    : '';

const section = ({ endpoint }: { endpoint: Endpoint }) => `## ${endpoint.summary}

\`${endpoint.method} ${openApiPath(endpoint.path)}\`

${endpoint.description}
${Object.entries(endpoint.headers ?? {})
  .map(([name, text]) => `\n\`${name}\`: ${text}\n`)
  .join('')}${fieldsText(endpoint)}
\`\`\`sh
${curl(endpoint)}
\`\`\`

${statusLines(endpoint)
  .map(({ status, text }) => `- ${status}: ${text}`)
  .join('\n')}
${endpoint.response ? `\n\`\`\`json\n${answerText(endpoint)}\n\`\`\`\n` : ''}`;

export const GET: APIRoute = () =>
  markdownPage(`# API

> Nothing here converts files: that happens on the tool pages, in the browser.

${rules.map((rule) => `- ${rule}`).join('\n')}

${endpoints.map(section).join('\n')}
## Documents for programs

${Object.entries(documents)
  .map(([path, { summary }]) => `- [${path}](${path}): ${summary}`)
  .join('\n')}
`);
