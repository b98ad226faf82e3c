import { hubs } from '#directory/hubs.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import { catalog } from '#catalog.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { misses } from '#search/misses/misses.ts';
import { groupIds, groups, type FamilyId } from '#families.ts';

const line = ({ slug, title, description }: { slug: string; title: string; description: string }) =>
  `- [${title}](/${slug}.md): ${description}`;

const tools = [...catalog.map(({ slug, tool }) => ({ slug, ...tool })), ...pagesBeside];

/** The tools of a family by purpose, in Markdown. `level`: of the headings. */
function groupsText(family: FamilyId, level: string): string {
  const rooms = groupIds.flatMap((id) => {
    const lines = tools.filter((tool) => tool.family === family && tool.group === id).map(line);
    return lines.length > 0 ? [`${level} ${groups[id]}\n\n${lines.join('\n')}`] : [];
  });
  return rooms.join('\n\n');
}

/** A family's page for readers of text. */
export function hubText({ family, title, description }: (typeof hubs)[number]): string {
  const purposes = presets
    .filter(({ tool }) => tool.family === family)
    .map(({ slug, tool }) => line({ slug, ...tool }));
  const conversions = pairs
    .filter(({ tool }) => tool.family === family)
    .map(({ slug, tool }) => `- [${tool.title}](/${slug}.md)`);
  const parts = { 'Popular sizes and formats': purposes, 'From one format to another': conversions };
  const lists = Object.entries(parts).flatMap(([name, lines]) =>
    lines.length > 0 ? [`## ${name}\n\n${lines.join('\n')}`] : [],
  );
  return [`# ${title}`, `> ${description}`, groupsText(family, '##'), ...lists].join('\n\n').concat('\n');
}

/** The page of all tools for readers of text. */
export const allToolsText = (): string =>
  [
    '# All tools',
    ...hubs.map(({ family, short }) => `## ${short}\n\n${groupsText(family, '###')}`),
    `## Not done here\n\n${misses.map(({ name, instead }) => `- ${name}: ${instead}`).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
