import { sketchFor } from '#drawings/draw.ts';
import type { SketchId } from '#drawings/sketches.ts';
import { pagesBeside } from '#directory/pages-beside.ts';
import type { FormatId } from '#formats/formats.ts';
import { pairs } from '#pairs/pairs.ts';
import { presets } from '#presets/presets.ts';
import { workflow } from '#recipes/workflow.ts';
import { workflowSlug } from '#recipes/workflow-slug.ts';
import type { FamilyId } from '#families.ts';
import type { Tool } from '#tool.ts';
import { nicknames } from './nicknames.ts';

/** A page that the search can find. */
export interface Entry {
  slug: string;
  /** The slug of the tool that does the work, if it is another one. */
  runs?: string;
  title: string;
  description: string;
  family: FamilyId;
  /** Its drawing. */
  sketch: SketchId;
  aka: readonly string[];
  accepts: readonly FormatId[];
  /** Whether it is a tool that takes files, and not a page with some options of one chosen. Default false. */
  isTool?: boolean;
  /** Whether it is a page or a setting of the site, and no tool. Default false. */
  isOwn?: boolean;
  /** Default false. */
  common?: boolean;
  /** The formats of a conversion: from, to. */
  pair?: readonly [FormatId, FormatId];
  /** The size that results stay below, in bytes. */
  bytes?: number;
  /** Whether any size can be requested. Default false. */
  anySize?: boolean;
  /** Whether it converts files of its family to any of their formats. Default false. */
  isConverter?: boolean;
}

const compressors: readonly string[] = ['compress-image', 'compress-pdf', 'compress-video', 'compress-audio'];
const converters: readonly string[] = ['convert-image', 'convert-video', 'convert-audio'];

type Known = Pick<Tool, 'title' | 'description' | 'family' | 'group' | 'drawnAs' | 'aka'> & {
  accepts?: Tool['accepts'];
};

/** `runs`: the slug of the tool that does the work. */
const entryOf = (slug: string, { accepts = [], ...known }: Known, runs = slug) => {
  const { title, description, family, aka } = known;
  return { slug, title, description, family, sketch: sketchFor(runs, known), aka, accepts };
};

/** THE list of what can be found, in the order that decides ties. */
export const entriesOf = (catalog: readonly { slug: string; tool: Tool }[]): Entry[] => [
  ...catalog.map(({ slug, tool }) => ({
    ...entryOf(slug, tool),
    isTool: true,
    ...(tool.common && { common: true }),
    ...(compressors.includes(slug) && { anySize: true }),
    ...(converters.includes(slug) && { isConverter: true }),
  })),
  ...pagesBeside.map((page) => entryOf(page.slug, page)),
  { ...entryOf(workflowSlug, workflow), accepts: [] },
  ...presets.map(({ slug, runs, bytes, tool }) => ({
    ...entryOf(slug, tool, runs),
    runs,
    ...(bytes !== undefined && { bytes }),
  })),
  ...pairs.map(({ slug, runs, from, to, tool }) => ({
    ...entryOf(slug, tool, runs),
    runs,
    aka: nicknames[from]?.aka ?? [],
    pair: [from, to] as const,
  })),
];
