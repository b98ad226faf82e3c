import type { APIRoute } from 'astro';
import { catalog } from '#catalog.ts';
import { questionsText } from '#discovery/tool-text.ts';
import { exampleWorkflows } from '#recipes/example-workflows.ts';
import { canBeStep } from '#recipes/steps.ts';
import { workflow } from '#recipes/workflow.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const steps = catalog.filter(({ tool }) => canBeStep(tool));

export const GET: APIRoute = () =>
  markdownPage(`# ${workflow.title}

> ${workflow.description}

The page [/${workflowSlug}](/${workflowSlug}) works in a browser with JavaScript. A person opens it, adds files and presses “${workflow.action}”; a link never starts anything.

## Links

After \`#\` the address names the steps, separated by \`;\`. A step is the name of a tool, and after \`:\` its options, as in the address of the tool's own page:

${exampleWorkflows.map(({ name, steps: link }) => `- ${name}: \`/${workflowSlug}#${link}\``).join('\n')}

The part after \`#\` is never sent to the server. A link with a tool, an option or a value that does not exist changes nothing, and the page says why.

## Tools that can be steps

${steps.map(({ slug, tool }) => `- [${tool.title}](/${slug}.md): \`${slug}\``).join('\n')}

## Questions

${questionsText(workflow.questions)}
`);
