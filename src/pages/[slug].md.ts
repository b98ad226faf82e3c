import type { APIRoute } from 'astro';
import { catalog } from '#catalog.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import type { Tool } from '#tool.ts';
import { formats } from '#formats/formats.ts';
import { uploads } from '#words/questions.ts';
import { answerWords } from '#words/tool-page.ts';
import { sizePlace } from '#addresses/size-place.ts';
import { optionLines, questionsText, usageText } from '#discovery/tool-text.ts';
import { markdownPage } from '#discovery/markdown-page.ts';

const opens = ({ accepts }: Tool) => ({
  question: answerWords.opens.question,
  answer: answerWords.opens.answer(accepts.map((id) => formats[id])),
});

const offline = ({ family }: Tool) => ({
  question: answerWords.offline.question,
  answer: answerWords.offline.answer({
    link: (text) => `[${text}](/offline#${family})`,
    tools: sizePlace(family),
    pages: sizePlace('pages'),
  }),
});

interface Props {
  slug: string;
  tool: Tool;
}

export const getStaticPaths = () =>
  [...catalog, ...presets, ...pairs].map(({ slug, tool }) => ({ params: { slug }, props: { slug, tool } }));

/** A tool's page for readers of text. */
export const GET: APIRoute<Props> = ({ props: { slug, tool } }) =>
  markdownPage(`# ${tool.title}

> ${tool.description}

This tool runs on the page [/${slug}](/${slug}) in a browser with JavaScript. The files never leave the browser.

${usageText(tool)}

## Options

${optionLines(tool).join('\n') || 'None.'}

## Questions

${questionsText([...tool.questions, uploads, opens(tool), offline(tool)])}
`);
