import { catalog } from '#catalog.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import type { Tool } from '#tool.ts';

interface NearPage {
  slug: string;
  tool: Tool;
}

/** The most pages of each kind: enough to continue. The page of the family has all of them. */
const most = 6;

function pairsNear(slug: string): NearPage[] {
  const pair = pairs.find((other) => other.slug === slug);
  if (!pair) return pairs.filter(({ runs }) => runs === slug);
  const { from, to } = pair;
  const back = pairs.filter((other) => other.from === to && other.to === from);
  const alike = pairs.filter((other) => other.from === from || other.to === to);
  return [...back, ...alike].filter((other) => other.slug !== slug);
}

function presetsNear(slug: string): NearPage[] {
  const runs = presets.find((other) => other.slug === slug)?.runs ?? slug;
  return presets.filter((other) => other.runs === runs && other.slug !== slug);
}

/** Tools of the same group come first. */
const toolsNear = (slug: string, { family, group }: Tool): NearPage[] =>
  catalog
    .filter((other) => other.tool.family === family && other.slug !== slug)
    .toSorted((a, b) => Number(b.tool.group === group) - Number(a.tool.group === group));

/** Where people may want to go from a tool's page: its presets, its conversions, and its siblings. */
export const pagesNear = (slug: string, tool: Tool): NearPage[] =>
  [presetsNear(slug), pairsNear(slug), toolsNear(slug, tool)].flatMap((pages) => pages.slice(0, most));
