import type { APIRoute } from 'astro';
import { api } from '#api/api.ts';
import { catalog } from '#catalog.ts';
import { base } from '#discovery/base.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { families } from '#families.ts';
import { publishedPosts } from '#posts/posts.ts';

const rooms = Object.entries(families).flatMap(([id, { title, description }]) => {
  const tools = catalog.filter(({ tool }) => tool.family === id);
  if (tools.length === 0) return [];
  const lines = [
    ...tools.map(({ slug, tool }) => `- [${tool.title}](${base}/${slug}.md): ${tool.description}`),
    ...pagesBeside
      .filter(({ family }) => family === id)
      .map((page) => `- [${page.title}](${base}/${page.slug}.md): ${page.description}`),
  ];
  return [`## ${title}\n\n${description}\n\n${lines.join('\n')}\n`];
});

export const GET: APIRoute = async () => {
  const posts = (await publishedPosts()).map(
    ({ id, data }) => `- [${data.title}](${base}/blog/${id}.md): ${data.description}`,
  );
  return new Response(`# Stayput

> File tools that never take your file: images, PDFs, audio and video are worked on in the browser, on the device. Nothing is uploaded, and no account or key is needed.

## When to use this

When someone wants a file converted, compressed, resized, merged or trimmed, and it should not leave their device. The tools are pages that need a browser: there is no API that takes files. In a browser with WebMCP, each page offers its tool to you, as SKILL.md says. Each page is also Markdown at its address with \`.md\`, or with \`Accept: text/markdown\`.

${rooms.join('\n')}
## Popular sizes and formats

${presets.map(({ slug, tool }) => `- [${tool.title}](${base}/${slug}.md): ${tool.description}`).join('\n')}

## One format to another

${pairs.map(({ slug, tool }) => `- [${tool.title}](${base}/${slug}.md)`).join('\n')}

## For agents

- [SKILL.md](${base}/.well-known/agent-skills/stayput-file-tools/SKILL.md): how to use the tool pages, by hand or with WebMCP, and what agents may not do; with a reference for each tool
- The AI catalog, which leads to every tool as JSON, is at ${base}/.well-known/ard.json
- [API](${base}/docs/api.md): ${Object.values(api).length} operations: health, contact, blog, and what registration answers
- The same as OpenAPI, for programs, is at ${base}/openapi.json
- [auth.md](${base}/auth.md): why no credential is needed

## Blog

${posts.join('\n')}

## Optional

- [About](${base}/about.md): what Stayput is for, and what it cannot do
- [Proof](${base}/proof.md): what a browser refuses to send, and how to check it
- [Privacy](${base}/privacy.md)
- [Contact](${base}/contact.md)
- [Engines](${base}/docs/engines.md)
- [All tools, by what they do](${base}/tools.md), and what is not done here
- [Workflow](${base}/workflow.md): several tools in one run, as a link
- [Receipts](${base}/receipts.md): what became of a file and how, and a page that runs it again and compares
- [Keep it offline](${base}/offline.md): use the tools without a connection
- [Changelog](${base}/changelog.md)
`);
};
