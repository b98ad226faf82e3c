import { pagesBeside } from '../addresses/pages-beside.ts';
import type { FormatId } from '../formats/formats.ts';
import { pairs } from '../pairs/pairs.ts';
import { presets } from '../presets/presets.ts';
import { workflow } from '../recipes/workflow.ts';
import { workflowSlug } from '../recipes/workflow-slug.ts';
import type { FamilyId, Tool } from '../tool.ts';

/** A page that the search can find. */
export interface Entry {
  slug: string;
  /** The tool that does the work, where it is another one's page. */
  runs?: string;
  title: string;
  description: string;
  family: FamilyId;
  aka: readonly string[];
  accepts: readonly FormatId[];
  /** Whether it is a tool that takes files, and no page with a part of one's options chosen. Default false. */
  isTool?: boolean;
  /** Default false. */
  common?: boolean;
  /** Of a conversion: from, to. */
  pair?: readonly [FormatId, FormatId];
  /** The size that results stay under. */
  bytes?: number;
  /** Whether any size can be asked for. Default false. */
  anySize?: boolean;
}

/** What people call files of a format without knowing its name. */
const nicknames: Partial<Record<FormatId, readonly string[]>> = {
  heic: ['iphone photo', 'iphone picture', 'apple photo', 'phone photo'],
  mov: ['iphone video', 'quicktime'],
  webp: ['picture from website'],
  raw: ['camera raw', 'cr2', 'nef', 'arw', 'dng'],
  psd: ['photoshop'],
};

const compressors: readonly string[] = ['compress-image', 'compress-pdf', 'compress-video', 'compress-audio'];

/** THE list of what can be found, in the order that counts where nothing else does. */
export const entriesOf = (catalog: readonly { slug: string; tool: Tool }[]): Entry[] => [
  ...catalog.map(({ slug, tool: { title, description, family, aka, accepts, common } }) => ({
    ...{ slug, title, description, family, aka, accepts, isTool: true },
    ...(common && { common }),
    ...(compressors.includes(slug) && { anySize: true }),
  })),
  ...pagesBeside.map(({ slug, title, description, family, aka }) => ({
    ...{ slug, title, description, family, aka, accepts: [] },
  })),
  {
    slug: workflowSlug,
    title: workflow.title,
    description: workflow.description,
    family: workflow.family,
    aka: workflow.aka,
    accepts: [],
  },
  ...presets.map(({ slug, runs, bytes, tool: { title, description, family, aka, accepts } }) => ({
    ...{ slug, runs, title, description, family, aka, accepts },
    ...(bytes !== undefined && { bytes }),
  })),
  ...pairs.map(({ slug, runs, from, to, tool: { title, description, family, accepts } }) => ({
    ...{ slug, runs, title, description, family, aka: nicknames[from] ?? [], accepts },
    pair: [from, to] as const,
  })),
];
