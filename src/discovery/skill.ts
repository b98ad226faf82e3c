import { createHash } from 'node:crypto';
import { catalog } from '../catalog.ts';
import { pagesBeside } from '../pages-beside.ts';
import { formatNames, optionLines } from './tool-text.ts';

export const skill = {
  name: 'stayput-file-tools',
  description:
    'Convert, compress, resize, merge or trim images, PDFs, audio and video with tools that run in the browser. Use when someone wants a file changed without uploading it.',
};

const steps = `# Stayput file tools

Every tool is one page of this site. It does its work in the browser: the file is read, changed and saved there, and the page's own policy refuses every upload. There is no API that takes files, so a browser is needed; do not post files to this site.

## Steps

1. Choose the tool below whose description fits, and open its page in a browser that runs JavaScript.
2. Give it files: the page has one file input (\`input[type=file]\`), which takes several files. Dropping files on the page and pasting them work too.
3. Set options in the page's form, where the defaults do not fit. Names, values and defaults are listed below; the name is the field's \`name\`.
4. Start it with the page's button. Tools marked "starts by itself" need no button.
5. Wait until each row says that it is done, then save each result or all of them as a ZIP file. A row that failed says why, in words; the other rows go on.

Nothing is kept: closing the page forgets the files. No account and no key is needed.

## Tools
`;

const toolText = ({ slug, tool }: (typeof catalog)[number]) =>
  [
    `\n### [${tool.title}](/${slug})\n`,
    tool.description,
    '',
    `Takes ${formatNames(tool)}. ${tool.batch === 'all' ? 'All files together give one result.' : 'Every file gives a result of its own.'}${tool.automatic ? ' Starts by itself.' : ` Button: "${tool.action}".`}`,
    '',
    ...optionLines(tool),
  ].join('\n');

const beside = pagesBeside
  .map(({ slug, title, description }) => `\n### [${title}](/${slug})\n\n${description} Takes no files.`)
  .join('\n');

/** Its links are relative, so that its digest holds wherever it is served from. */
export const skillText = () =>
  `---\nname: ${skill.name}\ndescription: ${skill.description}\nlicense: MIT\ncompatibility: Needs a browser that runs JavaScript.\n---\n\n${steps}${catalog.map(toolText).join('\n')}\n${beside}\n`;

export const skillPath = `/.well-known/agent-skills/${skill.name}/SKILL.md`;

export const skillDigest = () => `sha256:${createHash('sha256').update(skillText()).digest('hex')}`;
