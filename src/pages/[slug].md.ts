import type { APIRoute } from 'astro';
import { catalog } from '../catalog.ts';
import { formatNames, optionLines } from '../discovery/tool-text.ts';

export const getStaticPaths = () => catalog.map(({ slug, tool }) => ({ params: { slug }, props: { slug, tool } }));
type Props = (typeof catalog)[number];

/** A tool's page for readers of text. */
export const GET: APIRoute<Props> = ({ props: { slug, tool } }) =>
  new Response(`# ${tool.title}

> ${tool.description}

This tool is the page [/${slug}](/${slug}): it works in a browser with JavaScript, and the files stay there.

Takes ${formatNames(tool)}.

## Options

${optionLines(tool).join('\n') || 'None.'}

## Questions

${tool.questions.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')}
`);
