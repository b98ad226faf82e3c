import * as v from 'valibot';
import type { RecipeProblem } from '#errors/recipe-problem.ts';
import { givenOption, isForLinks } from '#options/is-repeatable.ts';
import type { OptionMetadata } from '#options/metadata.ts';
import { parseTime } from '#options/time.ts';
import type { Tool } from '#tool.ts';

/** Values of a tool's options, by name. Missing ones are as on the page. */
export type Recipe = Readonly<Record<string, string | number | boolean>>;

type Options = Tool['options']['entries'];

/** The version of this format, which applies to links that name none. */
const version = '1';
const versionName = 'v';
/** In characters. Choices and numbers never need as many. */
const longest = 2000;
/** In characters, for a page list: a board may have made a longer one. */
const longestText = 500;

const encoded = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

/** As it appears in an address after `#`: `width=1600&format=webp`. */
export const writeRecipe = (recipe: Recipe): string =>
  Object.entries(recipe)
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&');

/** The address of a page with a recipe. */
export const recipeAddress = (path: string, recipe: Recipe): string =>
  Object.keys(recipe).length === 0 ? path : `${path}#${writeRecipe(recipe)}`;

/** Whether a URL fragment is meant as a recipe, and not as a place on the page. */
export const isRecipe = (fragment: string): boolean => fragment.includes('=') && !fragment.startsWith(':~:');

const readNumber = (text: string) => {
  const value = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
};

const readers: Record<string, (text: string) => unknown> = {
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  number: readNumber,
  /** Seconds, or a time in the form that its field accepts: `1:02:03`. */
  time: (text) => readNumber(text) ?? parseTime(text),
};

function readerOf(given: v.GenericSchema): (text: string) => unknown {
  const { 'x-control': control }: OptionMetadata = v.getMetadata(given);
  return readers[control === 'time' ? control : given.type] ?? String;
}

/** Whether a recipe can hold this value of an option. */
export const canHold = (option: v.GenericSchema, value: unknown): boolean =>
  isForLinks(option) && v.is(givenOption(option), value) && !(typeof value === 'string' && value.length > longestText);

const problem = (why: Exclude<RecipeProblem['why'], 'bad-value'>) => ({ problem: { why } });

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Parses a URL fragment by the tool's options, entirely or not at all. Anyone may have written it. */
export function readRecipe(fragment: string, options: Options): { recipe: Recipe } | { problem: RecipeProblem } {
  if (fragment.length > longest) return problem('unreadable');
  const recipe = new Map<string, string | number | boolean>();
  for (const [place, part] of fragment.split('&').entries()) {
    const [, encodedName = '', encodedText = ''] = /^([^=]+)=(.+)$/s.exec(part) ?? [];
    const [name, text] = [decoded(encodedName), decoded(encodedText)];
    if (!name || !text) return problem('unreadable');
    if (recipe.has(name)) return problem('twice');
    if (name === versionName && place === 0) {
      if (text !== version) return problem('newer');
      continue;
    }
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || !isForLinks(option)) return problem('unknown-option');
    const given = givenOption(option);
    const value = v.safeParse(given, readerOf(given)(text));
    if (!value.success) return { problem: { why: 'bad-value', option: v.getTitle(given) ?? name } };
    // `isForLinks` was checked: it only allows these types.
    recipe.set(name, value.output as string | number | boolean);
  }
  return { recipe: Object.fromEntries(recipe) };
}
