import * as v from 'valibot';
import type { SketchId } from '#drawings/sketches.ts';
import type { FamilyId, GroupId } from '#families.ts';
import type { FormatId } from '#formats/formats.ts';
import { locale } from '#language.ts';
import type { Job } from '#jobs/contract/job.ts';
import type { OptionMetadata } from '#options/metadata.ts';

type OptionsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Everything there is to know about one tool. Its page, form, catalog entry and tests are derived from this. */
export interface Tool<Options extends OptionsSchema = OptionsSchema> {
  title: string;
  /** One sentence, for the page, search engines and agents. */
  description: string;
  family: FamilyId;
  group: GroupId;
  /**
   * Other words for it, for the search: other verbs, the names of what it changes, its purpose. In British spelling.
   */
  aka: readonly [string, ...string[]];
  /**
   * Its drawing in lists. Default: the first word of its slug if there is such a drawing, otherwise the drawing of its
   * group.
   */
  drawnAs?: SketchId;
  /** Whether it is what most people come for: lists begin with it. Default false. */
  common?: boolean;
  /** The label of its button. */
  action: string;
  /**
   * What the name of a result ends with, in one word, if it was made from several files, or would have the name of one:
   * `compressed` makes `photo-compressed.jpg`. Default none, for results of another format than their files.
   */
  suffix?: string;
  /** The same with certain options, where it can say more: "Convert to MP3". Default `action`. */
  says?(options: v.InferOutput<Options>): string;
  /**
   * The options that most people choose first. On phones they stand above the button, and the others are opened by
   * another. Default its presets, if it has any.
   */
  asks?: readonly Extract<keyof Options['entries'], string>[];
  /**
   * Whether its button also saves a single result: people have seen all of it on the page, as in any program for forms.
   * Default false.
   */
  saves?: true;
  accepts: readonly FormatId[];
  /** `each`: every file is a separate job. `all`: all files, in order, are one job. */
  batch: 'each' | 'all';
  /** The number of files that a job takes, if that is neither one nor any number. */
  files?: 2;
  /** Whether its options can only be set once its files are there: then it cannot be a workflow step. Default false. */
  needsFile?: true;
  /** Every option has a title, and a default that suits most files. */
  options: Options;
  /**
   * Option values for common purposes, by the name that people choose: they stay visible and can be changed. Default
   * none.
   */
  presets?: Readonly<Record<string, Partial<v.InferInput<Options>>>>;
  job(options: v.InferOutput<Options>): Job;
  /** Common questions, with true answers. */
  questions: readonly { question: string; answer: string }[];
}

/** @param options default those of a page that was just opened. */
export const actionOf = (tool: Tool, options: v.InferOutput<OptionsSchema> = v.parse(tool.options, {})): string =>
  tool.says?.(options) ?? tool.action;

/** Operations that only inspect a file, and whose results do not replace it. */
const looks: ReadonlySet<Job['operation']['type']> = new Set(['colours', 'data-url', 'info', 'inspect', 'verify']);

/**
 * Whether it starts as soon as files are chosen. Tools that make files wait for their button; after that, a quick
 * result follows the options.
 */
export const startsByItself = (tool: Tool): boolean =>
  tool.batch === 'each' && looks.has(tool.job(v.parse(tool.options, {})).operation.type);

/** Operations that always split a file into several. */
const divides: ReadonlySet<Job['operation']['type']> = new Set([
  'split-frames',
  'variants',
  'frames',
  'split',
  'draw',
  'extract-pictures',
  'extract-subtitles',
]);

/** Whether its result is usually a single file to be kept. */
export function makesOne(tool: Tool): boolean {
  const { type } = tool.job(v.parse(tool.options, {})).operation;
  return !looks.has(type) && !divides.has(type);
}

type MetadataOf<Option> = Option extends { wrapped: infer Wrapped extends v.GenericSchema }
  ? v.InferMetadata<Wrapped>
  : Option extends v.GenericSchema
    ? v.InferMetadata<Option>
    : never;

/**
 * `unknown` if all metadata of an option is known, and its conditions only name options of its tool; otherwise the
 * offending keys.
 */
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

/** The order of lists: the common tools first, each part by title. */
export const inLists = (a: Pick<Tool, 'common' | 'title'>, b: Pick<Tool, 'common' | 'title'>) =>
  Number(b.common ?? false) - Number(a.common ?? false) || a.title.localeCompare(b.title, locale);

/** Infers the types of a tool's options, and checks their metadata at compile time. */
export const defineTool = <const Options extends OptionsSchema>(
  tool: Tool<Options> & { options: { entries: CheckedEntries<Options['entries']> } },
): Tool<Options> => tool;
