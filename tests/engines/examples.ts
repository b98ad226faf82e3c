import type { FormatId } from '#formats/formats.ts';
import type { Role } from '#options/roles.ts';
import { optionsSchema } from '#options/schema.ts';
import type { Tool } from '#tool.ts';
import { keySample, samples, samplesOfTool, wordInSamples } from '../samples.ts';

interface Option {
  examples?: unknown[];
  'x-role'?: Role;
  'x-accepts'?: FormatId[];
  'x-extensions'?: string[];
  'x-when'?: unknown;
}

/** Options without a default that suits most files, each with a value or with files. */
export function examplesOf(tool: Tool): { name: string; value: string; files?: string[] }[] {
  const options = Object.entries(optionsSchema(tool).properties ?? {}) as [string, Option][];
  return options.flatMap(([name, option]) => {
    const { examples = [], 'x-role': role, 'x-accepts': beside = [] } = option;
    if (option['x-extensions']) return [{ name, value: '', files: [keySample] }];
    const value = role === 'words' ? wordInSamples : examples[0];
    if (value !== undefined) return [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
    const [format] = beside;
    return format && !option['x-when'] ? [{ name, value: '', files: [samples[format]] }] : [];
  });
}

/** Files for a tool, of the first format that it accepts. */
export function filesOf(slug: string, { accepts, batch, files }: Tool): string[] {
  const own = samplesOfTool[slug];
  // Its keys are formats.
  const [format = 'pdf'] = own ? (Object.keys(own) as FormatId[]) : accepts;
  const file = own?.[format] ?? samples[format];
  // What makes one file of several gets several.
  return Array.from({ length: files ?? (batch === 'all' ? 2 : 1) }, () => file);
}
