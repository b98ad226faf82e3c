import { createHash } from 'node:crypto';
import { catalog } from '#catalog.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { families } from '#families.ts';
import { agentLimits } from '#words/agents.ts';

export const skill = {
  name: 'stayput-file-tools',
  description:
    'Convert, compress, resize, merge or trim images, PDFs, audio and video with tools that run in the browser. Use when someone wants a file changed without uploading it.',
};

const steps = `# Stayput file tools

Each tool is one page of this site. It works in the browser: it reads, changes and saves the file there, and the page's own policy blocks uploads. You need a browser, because no API takes files. Do not post files to this site.

## Steps

1. Choose the tool whose description fits. The link leads to its reference, in Markdown: formats, options and questions. The page itself has the same address without \`.md\`. Open that in a browser that runs JavaScript.
2. Give it files: the page has one file input (\`input[type=file]\`). You can also drop or paste files on the page.
3. Set options in the page's form where the defaults do not fit. The reference lists each option's name, values and default; the name is the field's \`name\`.
4. Start it with the page's button. A tool marked "Starts automatically" in its reference needs none.
5. Wait until each row is done, then save each result, or all of them as a ZIP file. A failed row says why and what to do; the other rows continue.

You need no account and no key.

## With WebMCP

Where the browser has \`document.modelContext\`, every page offers \`list_tools\`, \`describe_tool\` and \`open_tool\`. The page of a tool adds the tool itself, under its own name and with its options as JSON Schema, and \`set_options\`, \`get_status\`, \`cancel\` and \`ask_to_save\`. \`/workflow\` runs several tools in a row. Files stay where they are: you name them by number.

1. Ask the person to add files to the page. You cannot add files.
2. Call the tool with the options that differ. It answers when the work is done, or after a minute with how far it is; then call \`get_status\` with \`wait\`.
3. Read what became of each file. Failures have a \`code\` and a \`sentence\`; the other files continue.
4. Call \`ask_to_save\`, or \`open_tool\` with \`bring: "results"\` to go on with the results.

${agentLimits.map((limit) => `- ${limit}`).join('\n')}
`;

interface Listed {
  slug: string;
  title: string;
  description: string;
}

const line = ({ slug, title, description }: Listed) => `- [${title}](/${slug}.md): ${description}`;

const sections = Object.entries(families).map(([id, { title }]) => {
  const tools = catalog.filter(({ tool }) => tool.family === id).map(({ slug, tool }) => ({ slug, ...tool }));
  const beside = pagesBeside.filter(({ family }) => family === id);
  return `## ${title}\n\n${[...tools, ...beside].map(line).join('\n')}\n`;
});

/** Its links are relative, so that its digest is the same wherever it is served from. */
export const skillText = () =>
  `---\nname: ${skill.name}\ndescription: ${skill.description}\nlicense: MIT\ncompatibility: Needs a browser that runs JavaScript.\n---\n\n${steps}\n${sections.join('\n')}`;

export const skillPath = `/.well-known/agent-skills/${skill.name}/SKILL.md`;

export const skillDigest = () => `sha256:${createHash('sha256').update(skillText()).digest('hex')}`;
