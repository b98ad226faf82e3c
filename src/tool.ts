import * as v from 'valibot';
import type { SketchId } from './drawings/sketches.ts';
import type { FamilyId, GroupId } from './families.ts';
import type { FormatId } from './formats/formats.ts';
import { language } from './language.ts';
import type { Job } from './jobs/contract/job.ts';
import type { OptionMetadata } from './options/metadata.ts';

type OptionsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** All there is to know about one tool. Its page, form, catalog entry and tests are derived from this. */
export interface Tool<Options extends OptionsSchema = OptionsSchema> {
  title: string;
  /** One sentence, for the page, search engines and agents. */
  description: string;
  family: FamilyId;
  group: GroupId;
  /** What else people call it, for the search: other verbs, names of what it changes, what it is for. In British spelling. */
  aka: readonly [string, ...string[]];
  /** What it is drawn as in lists. Default: the first word of its slug where there is such a drawing, else what its group is drawn as. */
  drawnAs?: SketchId;
  /** What most people come for: lists begin with it. Default false. */
  common?: boolean;
  /** What its button says. */
  action: string;
  accepts: readonly FormatId[];
  /** `each`: every file is a job of its own. `all`: all of them, in their order, are one job. */
  batch: 'each' | 'all';
  /** How many files a job takes where that is neither one nor any number. */
  files?: 2;
  /** Its options cannot be set before its files are seen: it is no step of a workflow. Default false. */
  needsFile?: true;
  /** Every option has a title, and a default that suits most files. */
  options: Options;
  /** What people have in mind, by the names that they choose it by: values of options, which stay in view and can be changed. Default none. */
  presets?: Readonly<Record<string, Partial<v.InferInput<Options>>>>;
  job(options: v.InferOutput<Options>): Job;
  /** What people ask, and true answers. */
  questions: readonly { question: string; answer: string }[];
}

/** Operations that only look at a file, and make none that is to be kept in its place. */
const looks: ReadonlySet<Job['operation']['type']> = new Set(['colours', 'data-url', 'info', 'verify']);

/** Whether it starts as soon as files are chosen. What makes files waits for its button; after that, a quick result follows the options. */
export const startsByItself = (tool: Tool): boolean =>
  tool.batch === 'each' && looks.has(tool.job(v.parse(tool.options, {})).operation.type);

/** Operations by which a file becomes several, whatever is asked for. */
const divides: ReadonlySet<Job['operation']['type']> = new Set([
  'split-frames',
  'variants',
  'frames',
  'split',
  'draw',
  'extract-pictures',
  'extract-subtitles',
]);

/** Whether its result is one file, as a rule, that is kept. */
export function makesOne(tool: Tool): boolean {
  const { type } = tool.job(v.parse(tool.options, {})).operation;
  return !looks.has(type) && !divides.has(type);
}

type MetadataOf<Option> = Option extends { wrapped: infer Wrapped extends v.GenericSchema }
  ? v.InferMetadata<Wrapped>
  : Option extends v.GenericSchema
    ? v.InferMetadata<Option>
    : never;

/** `unknown` where all metadata of an option is known, and it counts by options that its tool has; else what is wrong. */
type Checked<Metadata, Name> = Metadata extends OptionMetadata
  ? Exclude<keyof Metadata, keyof OptionMetadata> extends never
    ? Metadata extends { 'x-when': infer When }
      ? Exclude<keyof When, Name> extends never
        ? unknown
        : { 'x-when names no option': Exclude<keyof When, Name> }
      : unknown
    : { 'unknown metadata': Exclude<keyof Metadata, keyof OptionMetadata> }
  : { 'no such value': Metadata };

type CheckedEntries<Entries> = { [Name in keyof Entries]: Checked<MetadataOf<Entries[Name]>, keyof Entries> };

/** The order of lists: the common ones first, each part by title. */
export const inLists = (a: Pick<Tool, 'common' | 'title'>, b: Pick<Tool, 'common' | 'title'>) =>
  Number(b.common ?? false) - Number(a.common ?? false) || a.title.localeCompare(b.title, language);

/** Infers the types of a tool's options, and checks their metadata; it does nothing at run time. */
export const defineTool = <const Options extends OptionsSchema>(
  tool: Tool<Options> & { options: { entries: CheckedEntries<Options['entries']> } },
): Tool<Options> => tool;
